// Tests the offers that readers write in the editor: a rewritten book and a correction. `npm run take` imports each offer
// into a copy of the content folder, which must then pass the content check. The rewritten book is also built.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { stringsOf } from '../../../lib/i18n';
import { buildSite, shareNextBundle } from '../../build/build-site';
import { violationsInBothThemes } from '../support/axe';
import { PHONE, startSite, WIDE_SCREEN } from '../support/serve-site';
import {
  addBook,
  download,
  fieldOf,
  openEditor,
  openEntry,
  reload,
  takeInCopy,
  waitForPreview,
  waitUntilStored,
} from './editor-steps';

const site = startSite();
const ENGLISH = { ...WIDE_SCREEN, locale: 'en-US' };

/** For each device: the titles of the entries of the invented book, each with its reworded rules. */
const DEVICES = [
  {
    device: 'a wide screen in English',
    lang: 'en',
    options: ENGLISH,
    home: '/shelf/en/own/',
    topics: /Topics/,
    printed: 'jump over a hen',
    more: 'Foxes too.',
    game: 'foxes-and-hens',
    ownWords: {
      Combat: [
        'Two pieces on one space fight: both roll, the larger number wins.',
        'Equal rolls end the turn.',
      ],
      'End of the Game': ['Five caught hens end it. A fox side that can’t move loses.'],
      Movement: ['Foxes leap hens onto a free space; take such a hen away.', 'Hens don’t step back.'],
      Setup: ['Deal 5 cards each; the rest is a facedown deck.', 'Foxes begin with 3 tokens, hens with 8.'],
      Turn: ['Move a piece if you like, then use a card.'],
    },
    entry: 'movement',
    rule: 'Hens don’t step back.',
  },
  {
    device: 'a phone in Ukrainian',
    lang: 'uk',
    options: PHONE,
    home: '/own/',
    topics: /Теми/,
    printed: 'може перестрибнути курку',
    more: 'Лисів це теж стосується.',
    game: 'lysy-i-kury',
    ownWords: {
      Бій: ['Дві фігури на клітинці б’ються: хто викинув більше, той переміг.', 'Нічия завершує хід.'],
      'Кінець гри': ['П’ять спійманих курей завершують партію. Лиси без ходів програють.'],
      Підготовка: ['Роздайте по 5 карт, решта — закрита колода.', 'Лиси мають 3 жетони, кури — 8.'],
      Рух: ['Лиси стрибають через курей на вільне місце; таку курку зніміть.', 'Кури не задкують.'],
      Хід: ['Якщо хочеш, рушай фігурою, далі грай картою.'],
    },
    entry: 'rukh',
    rule: 'Кури не задкують.',
  },
] as const;

/** Builds a site that has only the taken game, and returns the HTML of one of its entries. */
function buildTaken(content: string, game: string, path: string): string {
  // Next accepts only a work folder inside the repository.
  const dir = `.pravylo/taken-${game}`;
  rmSync(dir, { recursive: true, force: true });
  cpSync(join(content, game), join(dir, 'content', game), { recursive: true });
  shareNextBundle(join(dir, 'work'));
  buildSite({ CONTENT_DIR: join(dir, 'content'), OUT_DIR: join(dir, 'out'), PRAVYLO_DIR: join(dir, 'work') });
  const html = readFileSync(join(dir, 'out', game, path, 'index.html'), 'utf8');
  rmSync(dir, { recursive: true, force: true });
  return html;
}

describe('a book for the library', { timeout: 400_000 }, () => {
  it.each(DEVICES)(
    'is rewritten until no rule borrows, offered, taken and built, on $device',
    async (device) => {
      const words = stringsOf(device.lang).editor;
      const page = await site.open(device.home, device.options);
      await addBook(page, device.lang, 'pdf');
      await openEditor(page, device.lang);
      const offer = page.getByRole('region', { name: words.offer });
      await offer.locator('.editor-meter:not([data-borrowed="0"])').waitFor();
      expect(await offer.getByRole('button', { name: words.write }).isDisabled()).toBe(true);
      for (const [title, rules] of Object.entries(device.ownWords)) {
        await openEntry(page, title);
        const count = await page.locator('.editor-rule textarea').count();
        for (let at = 0; at < count; at++) await fieldOf(page, at + 1).fill(rules[at] ?? device.more);
        await expect
          .poll(() => page.locator('.editor-rule .editor-meter:not([data-borrowed="0"])').count())
          .toBe(0);
        await waitUntilStored(page);
        await page.getByRole('link', { name: device.topics }).click();
      }
      await offer.getByText(words.ready).waitFor();
      expect(await violationsInBothThemes(page)).toEqual([]);
      await offer.getByLabel(words.author).fill('Ann <b>');
      const file = await download(page, words.write);
      const unpacked = Object.entries(unzipSync(readFileSync(file)));
      expect(unpacked.map(([name]) => name).filter((name) => !/\.(md|txt|svg|json)$/.test(name))).toEqual([]);
      const all = unpacked.map(([, bytes]) => new TextDecoder().decode(bytes)).join('\n');
      expect(all).not.toContain(device.printed);
      const { taken, checked, read, content } = takeInCopy(file);
      expect(taken).toContain('offered by Ann <b>');
      expect(checked).toMatch(/^0 /);
      expect(read(`${device.game}/${device.lang}/${device.entry}.md`)).toContain(device.rule);
      expect(buildTaken(content, device.game, `${device.lang}/${device.entry}`)).toContain(
        device.rule.split(' ').at(-1),
      );
      expect(page.errors).toEqual([]);
    },
  );
});

describe('a game of the library in the editor', { timeout: 180_000 }, () => {
  it.each([
    {
      device: 'a phone in Ukrainian',
      lang: 'uk' as const,
      options: PHONE,
      other: 'English:',
      more: 'Справді.',
      topics: /Теми/,
    },
    {
      device: 'a wide screen in English',
      lang: 'en' as const,
      options: ENGLISH,
      other: 'Українська:',
      more: 'Indeed.',
      topics: /Topics/,
    },
  ])(
    'gets a correction on $device from the report of a mistake, which a maintainer takes',
    async (device) => {
      const { lang, more } = device;
      const { editor: words, sharing } = stringsOf(lang);
      const page = await site.open(`/planet-unknown/${lang}/tile-placement/`, device.options);
      await page.locator('.rule').first().click();
      await page.getByRole('link', { name: sharing.correct }).click();
      await page.waitForURL(/\/edit\/\?g=planet-unknown&l=[a-z]+&t=tile-placement#/);
      await page.locator('.editor-rule').first().waitFor();
      const field = fieldOf(page, 1);
      const before = await field.inputValue();
      expect(await page.locator('.editor-rule').first().innerText()).toContain(device.other);
      await field.fill(`${before} ${more}`);
      await waitForPreview(page);
      expect(await page.locator('.editor-problems').count()).toBe(0);
      expect(await violationsInBothThemes(page)).toEqual([]);
      await waitUntilStored(page);
      await reload(page);
      await expect.poll(() => field.inputValue()).toBe(`${before} ${more}`);
      await page.getByRole('link', { name: device.topics }).click();
      const { taken, checked, read } = takeInCopy(await download(page, words.write));
      expect(taken).toMatch(/^0 /);
      expect(checked).toMatch(/^0 /);
      expect(read(`planet-unknown/${lang}/tile-placement.md`)).toContain(more);
      expect(page.errors).toEqual([]);
    },
  );
});
