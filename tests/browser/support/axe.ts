// Runs the accessibility checker axe-core in a page and returns the violations, one line per rule of axe. Injects the
// checker into a page only once.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { default as Axe, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/**
 * Options for all rules of axe except contrast. They include the experimental rule that the accessible name of a
 * control contains its visible label, which voice control needs.
 */
const ALL_BUT_CONTRAST: RunOptions = {
  runOnly: { type: 'tag', values: LEVELS },
  rules: { 'label-content-name-mismatch': { enabled: true }, 'color-contrast': { enabled: false } },
};

/**
 * Returns one element for each combination of text style and background, because contrast depends only on these, and
 * checking every element would be slow. Runs in the page.
 */
function findTextStyles(within?: string): Element[] {
  const TRANSPARENT = 'rgba(0, 0, 0, 0)';
  const backgrounds = new Map<Element | null, string>([[null, '']]);
  /**
   * Describes the backgrounds of an element and its ancestors. A positioned element may lie over other elements with
   * another background, so its position and class are part of the description.
   */
  const backgroundOf = (element: Element | null): string => {
    const known = backgrounds.get(element);
    if (known !== undefined || !element) return known ?? '';
    const style = getComputedStyle(element);
    const layers = [
      style.backgroundColor === TRANSPARENT ? '' : style.backgroundColor,
      style.backgroundImage === 'none' ? '' : style.backgroundImage,
      style.opacity === '1' ? '' : style.opacity,
      style.filter === 'none' ? '' : style.filter,
      style.position === 'static' || style.position === 'relative'
        ? ''
        : `${style.position} ${element.className}`,
    ].filter(Boolean);
    const background = [backgroundOf(element.parentElement), ...layers].join(' / ');
    backgrounds.set(element, background);
    return background;
  };
  const styles = new Map<string, Element>();
  const roots = within ? document.querySelectorAll(within) : [document.body];
  for (const root of roots)
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      if (!(hasText || isField) || !element.checkVisibility()) continue;
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const style = [color, fontSize, fontWeight, textShadow, isField, backgroundOf(element)].join(' | ');
      if (!styles.has(style)) styles.set(style, element);
    }
  return [...styles.values()];
}

type AxeWindow = Window & { axe: typeof Axe; findTextStyles: typeof findTextStyles };

async function runAxe(page: Page, theme: string, options: RunOptions, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${SOURCE};window.findTextStyles = ${String(findTextStyles)}`);
  const results = await page.evaluate(
    ([selector, runOptions, isByStyle]) => {
      const { axe, findTextStyles: find } = window as unknown as AxeWindow;
      const context = isByStyle ? { include: find(selector) as unknown as string[] } : (selector ?? document);
      return axe.run(context, { ...runOptions, resultTypes: ['violations'] });
    },
    [within, options, options === CONTRAST] as const,
  );
  return results.violations.map(
    ({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Returns all violations in the current theme, in the page or in one element of it. */
export const violationsOf = async (page: Page, within?: string): Promise<string[]> => [
  ...(await runAxe(page, 'current theme', ALL_BUT_CONTRAST, within)),
  ...(await runAxe(page, 'current theme', CONTRAST, within)),
];

/** Returns all violations in the light theme and the contrast violations in the dark theme. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const all = await runAxe(page, 'light', ALL_BUT_CONTRAST);
  const light = await runAxe(page, 'light', CONTRAST);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await runAxe(page, 'dark', CONTRAST);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...all, ...light, ...dark];
}

/** Returns the contrast violations within one element, in both themes. */
export async function contrastViolationsInBothThemes(page: Page, within: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await runAxe(page, colorScheme, CONTRAST, within)));
  }
  return found;
}
