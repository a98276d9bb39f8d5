// Tests the import of decisions (house rules) from a link or a backup file, if the reader has deleted one of them. The
// preview marks this decision as deleted, and the import restores it only on request.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { toBackupFile } from '../../../lib/backup/backup-file';
import { toIsoDay } from '../../../lib/decisions/edit-decisions';
import { decisionsToFragment } from '../../../lib/decisions/link-code';
import { violationsInBothThemes } from '../support/axe';
import { PHONE_WITH_CLIPBOARD } from '../support/rule-actions';
import { startSite } from '../support/serve-site';
import { readStoredValue, withStoredValues } from '../support/stored-values';
import { decision, LIST, listedTexts } from './decision-helpers';

const site = startSite();
const first = decision('a', 'Перше');
const second = decision('b', 'Друге', { day: '2026-11-16' });
const holding = (...list: ReturnType<typeof decision>[]) =>
  withStoredValues(site, { decisions: { 'outer-rim': list } }, PHONE_WITH_CLIPBOARD);
const storedDecisions = async (page: Page) => (await readStoredValue(page, 'decisions'))?.['outer-rim'];

/** Opens a link with decisions on the current page, like a tap on a link in a chat. */
async function openLink(page: Page, ...decisions: ReturnType<typeof decision>[]): Promise<void> {
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    decisionsToFragment({ game: 'outer-rim', decisions }),
  );
  await page.getByRole('heading', { name: 'Перегляд перед імпортом' }).waitFor();
}

describe('a decision that was deleted on this phone', () => {
  it('is marked as deleted in an import, restored only on request, and never duplicated', async () => {
    const page = await site.open(LIST, holding(first, second));
    await page.getByRole('button', { name: 'Видалити' }).first().click();
    await expect.poll(() => listedTexts(page)).toEqual(['Друге']);
    const after = await storedDecisions(page);
    expect(after).toEqual([second, { id: 'a', removed: toIsoDay(new Date()) }]);

    // The import restores a deleted decision only if the reader selects it. This is tested with the same text and with
    // a changed text.
    for (const sent of [first, { ...first, text: 'Перше, інакше', edited: first.edited + 5 }]) {
      await openLink(page, sent, second);
      await page.getByText('Нові: 0, відрізняються: 0, уже є: 1. Видалено тут раніше: 1.').waitFor();
      await page.getByText(/20\d\d\sр\.\sце\sрішення\sвидалено\sтут/).waitFor();
      expect(await page.getByRole('button', { name: 'Імпортувати', exact: true }).count()).toBe(0);
      expect(await violationsInBothThemes(page)).toEqual([]);
      await page.locator('.taking').getByRole('button', { name: 'Закрити' }).click();
      expect(await storedDecisions(page)).toEqual(after);
    }
    // The import adds the new decision in the same link, but not the deleted one.
    await openLink(page, first, decision('c', 'Третє'));
    await page.getByRole('button', { name: 'Імпортувати', exact: true }).click();
    await expect.poll(async () => (await listedTexts(page)).sort()).toEqual(['Друге', 'Третє']);

    await openLink(page, first);
    await page.getByRole('checkbox', { name: 'Повернути це рішення' }).check();
    await page.getByRole('button', { name: 'Імпортувати', exact: true }).click();
    await expect.poll(async () => (await listedTexts(page)).sort()).toEqual(['Друге', 'Перше', 'Третє']);
    await openLink(page, first);
    await page.getByText('Усі ці рішення вже є').waitFor();
    expect(await storedDecisions(page)).toHaveLength(3);
    expect(page.errors).toEqual([]);
  });

  it('is restored from a backup file only on request', async () => {
    const stored = { decisions: { 'outer-rim': [first, second] } };
    const buffer = Buffer.from(toBackupFile({ day: '2026-11-17', stored }));
    const file = { name: 'x.json', mimeType: 'application/json', buffer };
    const page = await site.open(LIST, holding(first));
    await page.getByRole('button', { name: 'Видалити' }).click();
    await page.goto(`${site.origin}/offline/`);
    const chooseFile = async () => {
      await page.getByLabel('Відновити з копії').setInputFiles(file);
      await page.getByRole('switch', { name: 'видалені на цьому пристрої: 1' }).waitFor();
    };
    const restore = async () => {
      await page.getByRole('button', { name: 'Відновити', exact: true }).click();
      await page.getByRole('status').filter({ hasText: 'Відновлено' }).waitFor();
    };
    await chooseFile();
    await page.getByText('рішення: 1', { exact: true }).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await restore();
    expect(await storedDecisions(page)).toEqual([second, { id: 'a', removed: toIsoDay(new Date()) }]);
    await chooseFile();
    await page.getByRole('switch', { name: 'видалені на цьому пристрої: 1' }).check();
    await restore();
    expect(await storedDecisions(page)).toEqual([second, first]);
  });
});
