// Helpers for the tests of decisions (house rules that readers write down): sample decisions, writing a decision,
// reading the list, copying a message.
import type { Page } from 'playwright-core';
import type { Decision } from '../../../lib/core/decision';
import { toRuleSnapshot } from '../../../lib/decisions/edit-decisions';
import { openActions } from '../support/rule-actions';

export const LIST = '/outer-rim/uk/decisions/';

export const decision = (id: string, text: string, more: Partial<Decision> = {}): Decision => ({
  id,
  at: 'patrols#win',
  kind: 'house',
  text,
  day: '2026-11-17',
  edited: 1_790_000_000_000,
  rule: toRuleSnapshot('uk', 'Патрулі, 9', 'Переможеш патруль — здобудь репутацію.'),
  ...more,
});

/** Writes a decision about a rule of the open page, through the dialog with the rule's actions. */
export async function decideAt(page: Page, rule: string, text: string, table = ''): Promise<void> {
  await openActions(page, rule);
  await page.getByRole('button', { name: 'Записати рішення' }).tap();
  await page.getByLabel('Рішення в одному-двох реченнях').fill(text);
  if (table) await page.getByLabel('Компанія (необов’язково)').fill(table);
  await page.getByRole('button', { name: 'Зберегти', exact: true }).tap();
  await page.getByRole('button', { name: 'Показати за столом' }).waitFor();
}

/** Copies the message that sends all decisions, and returns it from the clipboard. */
export async function copyMessage(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Надіслати всі' }).click();
  await page.getByRole('button', { name: 'Надіслати повідомлення з посиланням' }).click();
  await page.getByRole('status').filter({ hasText: 'Скопійовано' }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return text;
}

export const findLink = (message: string): string => /https?:\S+#take=\S+/.exec(message)?.[0] ?? '';

export const listedTexts = (page: Page): Promise<string[]> =>
  page.locator('.decisions .decision-text').allInnerTexts();
