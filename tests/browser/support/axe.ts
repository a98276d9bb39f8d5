// What axe says against a page, one line per kind of fault. axe itself comes into a page once, whatever is asked of it there.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { default as Axe, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** Who speaks to a device says what he sees: the spoken name of a control has its visible label in it. */
const ALL_BUT_CONTRAST: RunOptions = {
  runOnly: { type: 'tag', values: LEVELS },
  rules: { 'label-content-name-mismatch': { enabled: true }, 'color-contrast': { enabled: false } },
};

/** Runs in the page: one element with text for every way that words look on what is behind them. */
function findLooks(within?: string): Element[] {
  const NONE = 'rgba(0, 0, 0, 0)';
  const grounds = new Map<Element | null, string>([[null, '']]);
  /** All that an element and those around it lay behind its words; what is placed freely may lie upon anything. */
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element);
    if (known !== undefined || !element) return known ?? '';
    const style = getComputedStyle(element);
    const own = [
      style.backgroundColor === NONE ? '' : style.backgroundColor,
      style.backgroundImage === 'none' ? '' : style.backgroundImage,
      style.opacity === '1' ? '' : style.opacity,
      style.filter === 'none' ? '' : style.filter,
      style.position === 'static' || style.position === 'relative'
        ? ''
        : `${style.position} ${element.className}`,
    ].filter(Boolean);
    const ground = [groundOf(element.parentElement), ...own].join(' / ');
    grounds.set(element, ground);
    return ground;
  };
  const looks = new Map<string, Element>();
  const parts = within ? document.querySelectorAll(within) : [document.body];
  for (const part of parts)
    for (const element of [part, ...part.querySelectorAll('*')]) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      if (!(hasText || isField) || !element.checkVisibility()) continue;
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const look = [color, fontSize, fontWeight, textShadow, isField, groundOf(element)].join(' | ');
      if (!looks.has(look)) looks.set(look, element);
    }
  return [...looks.values()];
}

type AxeWindow = Window & { axe: typeof Axe; findLooks: typeof findLooks };

async function violations(
  page: Page,
  theme: string,
  options: RunOptions,
  within?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${SOURCE};window.findLooks = ${String(findLooks)}`);
  const found = await page.evaluate(
    ([part, wanted, byLooks]) => {
      const { axe: judge, findLooks: find } = window as unknown as AxeWindow;
      const where = byLooks ? { include: find(part) as unknown as string[] } : (part ?? document);
      return judge.run(where, { ...wanted, resultTypes: ['violations'] });
    },
    [within, options, options === CONTRAST] as const,
  );
  return found.violations.map(
    ({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Everything that can be held against the page, or a part of it, in the theme that it has. */
export const faultsOf = async (page: Page, within?: string): Promise<string[]> => [
  ...(await violations(page, 'as it is', ALL_BUT_CONTRAST, within)),
  ...(await violations(page, 'as it is', CONTRAST, within)),
];

/** Everything in the light theme; in the dark one what a theme can change. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const all = await violations(page, 'light', ALL_BUT_CONTRAST);
  const light = await violations(page, 'light', CONTRAST);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, 'dark', CONTRAST);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...all, ...light, ...dark];
}

/** What is too faint within a part of the page, in either theme. */
export async function contrastsInBothThemes(page: Page, within: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await violations(page, colorScheme, CONTRAST, within)));
  }
  return found;
}
