// What axe says against a page, one line per kind of fault. axe itself comes into a page once, whatever is asked of it there.
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** Who speaks to a device says what he sees: the spoken name of a control has its visible label in it. */
const EVERYTHING: RunOptions = {
  runOnly: { type: 'tag', values: LEVELS },
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

async function violations(
  page: Page,
  theme: string,
  options: RunOptions,
  within?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    ([part, wanted]) =>
      (window as unknown as { axe: typeof axe }).axe.run(part ?? document, {
        ...wanted,
        resultTypes: ['violations'],
      }),
    [within, options] as const,
  );
  return found.violations.map(
    ({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Everything that can be held against the page, or a part of it, in the theme that it has. */
export const faultsOf = (page: Page, within?: string): Promise<string[]> =>
  violations(page, 'as it is', EVERYTHING, within);

/** Everything in the light theme; in the dark one what a theme can change. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page, 'light', EVERYTHING);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, 'dark', CONTRAST);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
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
