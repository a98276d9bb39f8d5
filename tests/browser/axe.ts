// What axe says against a page, one line per kind of fault.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(builder: AxeBuilder, theme: string): Promise<string[]> {
  const found = await builder.analyze();
  return found.violations.map(
    ({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Who speaks to a device says what he sees: the spoken name of a control has its visible label in it. */
export const SPOKEN = { rules: { 'label-content-name-mismatch': { enabled: true } } };

/** Everything in the light theme; in the dark one what a theme can change. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(new AxeBuilder({ page }).options(SPOKEN).withTags(LEVELS), 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(new AxeBuilder({ page }).withRules(['color-contrast']), 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
}

/** What is too faint within a part of the page, in either theme. */
export async function contrastsInBothThemes(page: Page, selector: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const builder = new AxeBuilder({ page }).include(selector).withRules(['color-contrast']);
    found.push(...(await violations(builder, colorScheme)));
  }
  return found;
}
