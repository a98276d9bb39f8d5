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

/** Everything in the light theme; in the dark one what a theme can change. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(new AxeBuilder({ page }).withTags(LEVELS), 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(new AxeBuilder({ page }).withRules(['color-contrast']), 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
}
