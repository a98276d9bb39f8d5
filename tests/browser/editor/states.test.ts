// Checks every state of the editor in two languages: with axe in both themes, and for overflows on small phones. Also
// checks that markup which a reader types into a field is shown as text.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stringsOf } from '../../../lib/i18n';
import { typeset } from '../../extract/typeset';
import { chooseFile, saveBook } from '../private-books/sample-book';
import { violationsInBothThemes } from '../support/axe';
import { overflowsOf } from '../support/find-overflow';
import { PHONE, startSite, WIDE_SCREEN } from '../support/serve-site';
import {
  fieldOf,
  openEntry,
  openSecondTab,
  typeInBothTabs,
  waitForPreview,
  waitUntilStored,
} from './editor-steps';

const site = startSite();

const SMALL_PHONE = { ...PHONE, viewport: { width: 360, height: 740 } };
const DEVICES = [
  { device: 'a small phone in Ukrainian', lang: 'uk', home: '', options: SMALL_PHONE },
  {
    device: 'a wide screen in English',
    lang: 'en',
    home: '/shelf/en',
    options: { ...WIDE_SCREEN, locale: 'en-US' },
  },
] as const;

const STAR =
  '<svg width="9" height="9" viewBox="0 0 10 10"><path d="M5 0L6 4L10 4L7 6L8 10L5 7L2 10L3 6L0 4L4 4Z" fill="#b80"/></svg>';
/** An invented book with an icon, a list and two topics. */
const BOOKS = {
  uk: `<h1>Нічна варта</h1><h2>Оплата</h2><p>Заплатіть дві ${STAR}, щоб відчинити віконницю вежі, і перейдіть на наступний поверх.</p><p>Хто не має ${STAR}, пропускає хід.</p><ul><li>Монету можна заплатити будь-коли.</li><li>Смолоскип запалюють раз.</li></ul><h2>Відпочинок</h2><p>Вартовий бере одну карту з колоди й лишає ліхтар там, де він стоїть.</p>`,
  en: `<h1>Night Watch</h1><h2>Paying</h2><p>Pay two ${STAR} to open a shutter of the tower, then move on to the next floor.</p><p>Whoever has no ${STAR} skips the turn.</p><ul><li>A coin may be paid at any time.</li><li>A torch is lit once.</li></ul><h2>Resting</h2><p>A watchman takes one card from the deck and leaves the lantern where it stands.</p>`,
};
const PAYING = { uk: 'Оплата', en: 'Paying' };

async function checkState(page: Page, state: string): Promise<void> {
  // The sticky header must not cover what is checked.
  await page.evaluate(() => scrollTo(0, 0));
  const found = [...(await violationsInBothThemes(page)), ...(await overflowsOf(page))];
  expect(found, state).toEqual([]);
}

async function addIconBook(page: Page, lang: 'uk' | 'en'): Promise<void> {
  await chooseFile(page, 'night-watch.pdf', await typeset(site.browser, BOOKS[lang], { columns: 1 }));
  await page.locator('.own-topics').waitFor({ timeout: 60_000 });
  await saveBook(page);
  await page.getByRole('link', { name: stringsOf(lang).privateBooks.mend }).click();
  await page.locator('.editor-bar').waitFor();
}

const openAll = (page: Page): Promise<void> =>
  page.locator('.editor details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });

describe('every state of the editor', { timeout: 300_000 }, () => {
  it.each(DEVICES)('of a private book is accessible and fits on $device', async ({ lang, home, options }) => {
    const words = stringsOf(lang).editor;
    const page = await site.open(`${home}/own/`, options);
    await addIconBook(page, lang);
    await page.locator('.editor-meter').waitFor();
    await openAll(page);
    await checkState(page, 'the list of entries');
    await page
      .getByLabel(new RegExp(`^${words.nameKinds.icon}( 1)?$`))
      .fill(lang === 'uk' ? 'зірка' : 'star');
    await openEntry(page, PAYING[lang]);
    await waitForPreview(page);
    await checkState(page, 'an entry');
    await openAll(page);
    await page.getByRole('button', { name: words.showPrinted }).click();
    await page.locator('.own-canvas[data-drawn]').first().waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: words.addQuestion }).click();
    await checkState(page, 'an entry with every section open');
    await page.getByRole('button', { name: words.removeEntry }).click();
    await checkState(page, 'the question whether to remove the entry');
    await fieldOf(page, 1).fill(':krit:');
    await page.locator('.editor-rule [data-problem="unknown-icon"]').first().waitFor();
    await page.locator('.editor-bar summary').click();
    await checkState(page, 'an entry with an error');
    await page.getByRole('button', { name: words.markdown }).click();
    await checkState(page, 'the Markdown of an entry');
    await page.getByRole('button', { name: words.discard }).click();
    await checkState(page, 'the question whether to discard the draft');
    expect(page.errors).toEqual([]);
  });

  it.each(DEVICES)(
    'of a game of the library is accessible and fits on $device',
    async ({ lang, home, options }) => {
      const words = stringsOf(lang).editor;
      const page = await site.open(`${home}/edit/?g=planet-unknown&l=${lang}`, options);
      await page.locator('.editor-entries').waitFor();
      await openAll(page);
      await checkState(page, 'the list of entries');
      await page.goto(`${site.origin}${home}/edit/?g=planet-unknown&l=${lang}&t=term-synergy`);
      await page.locator('.editor-rule').first().waitFor();
      await waitForPreview(page);
      await openAll(page);
      await checkState(page, 'an entry');
      const other = await openSecondTab(page);
      await typeInBothTabs(page, [
        [1, '1'],
        [1, '2'],
      ]);
      await Promise.all([waitUntilStored(page), waitUntilStored(other)]);
      const conflict = (tab: Page) => tab.getByText(words.conflict).count();
      await expect.poll(async () => (await conflict(page)) + (await conflict(other))).toBe(1);
      await checkState((await conflict(page)) ? page : other, 'a conflict of two tabs');
      await other.close();
      await page.goto(`${site.origin}${home}/edit/?g=gone&l=${lang}`);
      await page.getByText(words.gone).waitFor();
      await checkState(page, 'a game that does not exist');
      await page.goto(`${site.origin}${home}/edit/`);
      await page.getByText(words.intro).waitFor();
      await checkState(page, 'the editor without a game');
    },
  );
});

describe('markup in a field', { timeout: 180_000 }, () => {
  it('is shown as text, whatever the field', async () => {
    const page = await site.open('/shelf/en/own/', { ...WIDE_SCREEN, locale: 'en-US' });
    const markup = '<img src=x onerror="document.title=1"><b>bold</b>';
    const { editor: words } = stringsOf('en');
    await addIconBook(page, 'en');
    await openAll(page);
    const fill = async () => {
      for (const field of await page
        .locator('.editor input:not([inputmode], [type=search]), .editor textarea')
        .all())
        await field.fill(markup);
      await waitUntilStored(page);
      await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
      expect(await page.locator('img[src="x"], .editor b:text-is("bold")').count()).toBe(0);
    };
    await fill();
    await page.getByRole('button', { name: words.newEntry }).click();
    await page.locator('.editor-rule').first().waitFor();
    await openAll(page);
    await page.getByRole('button', { name: words.addQuestion }).click();
    await fill();
    await page.locator('.editor-page', { hasText: markup }).waitFor();
    await page.getByRole('button', { name: words.markdown }).click();
    await page.getByLabel(words.source).fill(`---\ntitle: x\n---\n\n${markup} ^def\n`);
    await page.locator('.editor-column [data-problem="raw-html"]').first().waitFor();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(page.errors).toEqual([]);
  });
});
