// Tests translations in the editor: a reader translates a game of the library into a third language and offers the
// translation. The editor shows which rules are missing or stale, and the page of the translation beside the form.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { GameSource } from '../../../lib/editing/game-source';
import { stringsOf } from '../../../lib/i18n';
import { violationsInBothThemes } from '../support/axe';
import { overflowsOf } from '../support/find-overflow';
import { PHONE, startSite, WIDE_SCREEN } from '../support/serve-site';
import { download, fieldOf, reload, takeInCopy, waitForPreview, waitUntilStored } from './editor-steps';

const site = startSite();
const { editor: UK } = stringsOf('uk');
const { editor: EN } = stringsOf('en');
const DEVICES = {
  'a phone in Ukrainian': {
    options: PHONE,
    lang: 'uk' as const,
    home: '',
    topics: /Теми/,
    progress: /перекладено (\d+) з (\d+)/i,
  },
  'a wide screen in English': {
    options: { ...WIDE_SCREEN, locale: 'en-US' },
    lang: 'en' as const,
    home: '/shelf/en',
    topics: /Topics/,
    progress: /(\d+) of (\d+) translated/i,
  },
};

/** Translates the open entry, and adds the links and icons that the translations of its rules lack, each at a word. */
async function translateEntry(page: Page): Promise<void> {
  await page.locator('.editor-rule').first().waitFor();
  const rules = page.locator('.editor-rule');
  const count = await rules.count();
  for (let at = 0; at < count; at++) {
    const field = rules.nth(at).locator('textarea');
    const missing = rules.nth(at).locator('.editor-buttons button');
    await field.fill('Перевод первый второй третий четвёртый пятый.');
    for (let word = 0; await missing.count(); word++) {
      await field.evaluate((area, nth) => {
        const { index = 0 } = [...(area as HTMLTextAreaElement).value.matchAll(/[а-яё]{5,}/gi)][nth] ?? {};
        (area as HTMLTextAreaElement).setSelectionRange(index, index);
      }, word);
      await missing.last().click();
    }
  }
}

describe('a game of the library', { timeout: 240_000 }, () => {
  it.each(Object.entries(DEVICES))(
    'gets a third language on %s, three entries at first',
    async (_, device) => {
      const { options, lang, home, topics, progress } = device;
      const words = stringsOf(lang).editor;
      const page = await site.open(`${home}/edit/?g=planet-unknown&l=${lang}`, options);
      await page.locator('.editor-entries').waitFor();
      await page.getByLabel(words.translateTo).selectOption('ru');
      await page.getByRole('button', { name: words.translate, exact: true }).click();
      const entries = page.locator('.editor-entries .own-topic');
      await page.locator('.editor-state', { hasText: progress }).first().waitFor();
      const sizes = await entries.evaluateAll(
        (all, pattern) => all.map((one) => Number(new RegExp(pattern).exec(one.textContent ?? '')?.[2])),
        progress.source,
      );
      const small = [...sizes.keys()]
        .sort((one, other) => (sizes[one] ?? 0) - (sizes[other] ?? 0))
        .slice(0, 3);
      for (const at of small) {
        await entries.nth(at).click();
        await translateEntry(page);
        await waitForPreview(page);
        await page.locator('.editor-page', { hasText: 'Перевод' }).waitFor();
        await waitUntilStored(page);
        if (at === small[0]) {
          expect(await overflowsOf(page)).toEqual([]);
          expect(await violationsInBothThemes(page)).toEqual([]);
        }
        await page.getByRole('link', { name: topics }).click();
      }
      expect(await overflowsOf(page)).toEqual([]);
      expect(await violationsInBothThemes(page)).toEqual([]);
      await reload(page);
      const isDone = async () =>
        (await page.locator('.editor-state').allInnerTexts()).filter((text) => {
          const [, done, all] = progress.exec(text) ?? [];
          return done !== undefined && done === all;
        }).length;
      await expect.poll(isDone).toBe(3);
      const { taken, checked, read } = takeInCopy(await download(page, words.write));
      expect(taken).toMatch(/^0 /);
      expect(checked).toMatch(/^0 /);
      expect(read('planet-unknown/game.md')).toContain('unfinished: [ru]');
      expect(page.errors).toEqual([]);
    },
  );

  it('shows a rule whose link or number the translation lacks, and adds the link with one tap', async () => {
    const page = await site.open('/edit/?g=planet-unknown&l=uk', PHONE);
    await page.locator('.editor-entries').waitFor();
    await page.getByLabel(UK.translateTo).selectOption('ru');
    await page.getByRole('button', { name: UK.translate, exact: true }).click();
    await page.goto(`${site.origin}/edit/?g=planet-unknown&l=ru&t=term-collect&from=uk`);
    await page.locator('.editor-rule').first().waitFor();
    await fieldOf(page, 1).fill('Собирать');
    await fieldOf(page, 2).fill('Это перевод правила.');
    const rule = page.locator('.editor-rule').nth(1);
    await rule.locator('[data-problem="facts-parity"]').waitFor();
    expect(await rule.locator('[data-problem]').innerText()).toContain(UK.trouble['facts-parity']);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await rule.getByRole('button', { name: /^Посилання: / }).click();
    await rule.locator('[data-problem]').waitFor({ state: 'detached' });
    expect(await rule.locator('button').count()).toBe(0);
    await page.locator('.editor-page .entry-text a').first().waitFor();
    expect(page.errors).toEqual([]);
  });

  it('shows which rules are stale: those that the library knows, and those whose original changes in the draft', async () => {
    const [known, changed] = ['term-collect#def', 'term-collect'];
    const page = await site.newPage({ ...WIDE_SCREEN, locale: 'en-US' });
    await page.route('**/data/planet-unknown.source.json', async (route) => {
      const source = (await (await route.fetch()).json()) as GameSource;
      const outdated = [{ changed: 'uk', lang: 'en' as const, target: known }];
      await route.fulfill({ json: { ...source, outdated } });
    });
    const open = async (query: string, first: string) => {
      await page.goto(`${site.origin}/shelf/en/edit/?g=planet-unknown${query}`);
      await page.locator(first).first().waitFor();
    };
    const translation = '&l=en&from=uk';
    await open(translation, '.editor-entries');
    expect(await page.locator('.editor-state', { hasText: 'out of date' }).allInnerTexts()).toEqual([
      expect.stringContaining('1 out of date'),
    ]);
    await open(`${translation}&t=${changed}`, '.editor-rule');
    const stale = page.locator('.editor-rule', { hasText: EN.stale });
    expect(await stale.count()).toBe(1);
    const field = stale.locator('textarea');
    const words = await field.inputValue();
    await page.locator('[data-rule="def"] textarea').fill(`${words} Indeed.`);
    await stale.waitFor({ state: 'detached' });
    await waitUntilStored(page);

    await open(`&l=uk&t=${changed}`, '.editor-rule');
    const original = await fieldOf(page, 1).inputValue();
    await fieldOf(page, 1).fill(`${original} Справді.`);
    await waitUntilStored(page);
    await open(`${translation}&t=${changed}`, '.editor-rule');
    await stale.waitFor();
    await page.getByRole('button', { name: EN.undo }).click();
    await stale.waitFor({ state: 'detached' });
    expect(page.errors).toEqual([]);
  });

  it('has names of the game, its parts and icons in the new language', async () => {
    const page = await site.open('/shelf/en/edit/?g=planet-unknown&l=en', {
      ...WIDE_SCREEN,
      locale: 'en-US',
    });
    await page.locator('.editor-entries').waitFor();
    await page.getByLabel(EN.translateTo).selectOption('ru');
    await page.getByRole('button', { name: EN.translate, exact: true }).click();
    const names = page.locator('details', { hasText: EN.names });
    const before = /(\d+) of (\d+)/.exec(await names.locator('summary').innerText()) ?? [];
    expect(before[1]).toBe('0');
    await names.locator('summary').click();
    await names.getByLabel(EN.nameKinds.name).fill('Неизвестная планета');
    await names.getByLabel('Icon 12', { exact: true }).fill('синергия');
    await names.locator('summary', { hasText: `2 of ${before[2]}` }).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await waitUntilStored(page);
    await page.goto(`${site.origin}/shelf/en/edit/?g=planet-unknown&l=ru&t=term-synergy&from=en`);
    // In the text fields, an icon has its name in the language of the text.
    const rule = page.locator('.editor-rule', { hasText: ':synergy boost:' }).first();
    await rule.locator('textarea').fill('Бонус :синергия:.');
    await page.locator('.editor-page .entry-text [aria-label="синергия"]').first().waitFor();
    expect(page.errors).toEqual([]);
  });
});
