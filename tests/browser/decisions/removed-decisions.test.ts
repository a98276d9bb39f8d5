// A decision that was taken off here and comes again from another phone, or out of a file: it says so, and waits for the reader's word.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { toBackupFile } from '../../../lib/backup/backup-file';
import { dayOf } from '../../../lib/decisions/edit-decisions';
import { toFragment } from '../../../lib/decisions/link-code';
import { faultsInBothThemes } from '../support/axe';
import { CLIPBOARD } from '../support/rule-actions';
import { startSite } from '../support/serve-site';
import { remembered, remembering } from '../support/stored-values';
import { decision, LIST, textsOf } from './decisions';

const site = startSite();
const first = decision('a', 'Перше');
const second = decision('b', 'Друге', { day: '2026-11-16' });
const holding = (...list: ReturnType<typeof decision>[]) =>
  remembering(site, { decisions: { 'outer-rim': list } }, CLIPBOARD);
const kept = async (page: Page) => (await remembered(page, 'decisions'))?.['outer-rim'];

/** A link arrives on the page that is open, as when it is tapped in a chat. */
async function arrive(page: Page, ...decisions: ReturnType<typeof decision>[]): Promise<void> {
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    toFragment({ game: 'outer-rim', decisions }),
  );
  await page.getByRole('heading', { name: 'Що прийде' }).waitFor();
}

describe('a decision taken off here', () => {
  it('and sent again says so, comes only when asked for, and then is here once', async () => {
    const page = await site.open(LIST, holding(first, second));
    await page.getByRole('button', { name: 'Прибрати' }).first().click();
    await expect.poll(() => textsOf(page)).toEqual(['Друге']);
    const after = await kept(page);
    expect(after).toEqual([second, { id: 'a', removed: dayOf(new Date()) }]);

    // Unchanged or reworded since: neither comes by itself.
    for (const sent of [first, { ...first, text: 'Перше, інакше', edited: first.edited + 5 }]) {
      await arrive(page, sent, second);
      await page.getByText('Нових: 0, відрізняються: 0, уже є: 1. Прибрано тут раніше: 1.').waitFor();
      await page.getByText(/20\d\d\sр\.\sце\sрішення\sтут\sприбрано/).waitFor();
      expect(await page.getByRole('button', { name: 'Прийняти', exact: true }).count()).toBe(0);
      expect(await faultsInBothThemes(page)).toEqual([]);
      await page.locator('.taking').getByRole('button', { name: 'Закрити' }).click();
      expect(await kept(page)).toEqual(after);
    }
    // What is new beside it comes, it does not.
    await arrive(page, first, decision('c', 'Третє'));
    await page.getByRole('button', { name: 'Прийняти', exact: true }).click();
    await expect.poll(async () => (await textsOf(page)).sort()).toEqual(['Друге', 'Третє']);

    await arrive(page, first);
    await page.getByRole('checkbox', { name: 'Повернути це рішення' }).check();
    await page.getByRole('button', { name: 'Прийняти', exact: true }).click();
    await expect.poll(async () => (await textsOf(page)).sort()).toEqual(['Друге', 'Перше', 'Третє']);
    await arrive(page, first);
    await page.getByText('Усе це тут уже є').waitFor();
    expect(await kept(page)).toHaveLength(3);
    expect(page.errors).toEqual([]);
  });

  it('comes out of the file of all that a reader made only when he says so', async () => {
    const stored = { decisions: { 'outer-rim': [first, second] } };
    const buffer = Buffer.from(toBackupFile({ day: '2026-11-17', stored }));
    const file = { name: 'x.json', mimeType: 'application/json', buffer };
    const page = await site.open(LIST, holding(first));
    await page.getByRole('button', { name: 'Прибрати' }).click();
    await page.goto(`${site.origin}/offline/`);
    const give = async () => {
      await page.getByLabel('Повернути з файлу').setInputFiles(file);
      await page.getByRole('switch', { name: 'прибрані на цьому пристрої: 1' }).waitFor();
    };
    const take = async () => {
      await page.getByRole('button', { name: 'Повернути', exact: true }).click();
      await page.getByRole('status').filter({ hasText: 'Повернуто' }).waitFor();
    };
    await give();
    await page.getByText('рішення: 1', { exact: true }).waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await take();
    expect(await kept(page)).toEqual([second, { id: 'a', removed: dayOf(new Date()) }]);
    await give();
    await page.getByRole('switch', { name: 'прибрані на цьому пристрої: 1' }).check();
    await take();
    expect(await kept(page)).toEqual([second, first]);
  });
});
