// Tests the exports of a private book: the browser downloads each export as a file, the EPUB is well-formed XML, and
// the links of the vault (a folder of Markdown notes) lead to existing notes.
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, startSite } from '../support/serve-site';
import { chooseFile, FOXES, sampleText, saveBook } from './sample-book';

const site = startSite();

async function download(page: Page, button: string): Promise<{ name: string; bytes: Uint8Array }> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

const textsOf = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes)).map(([path, file]) => [path, new TextDecoder().decode(file)] as const);

it('exports a book as an EPUB, a vault and a deck, and links to the booklet', async () => {
  const page = await site.open('/own/', DESKTOP);
  await chooseFile(page, `${FOXES.uk.name}.txt`, sampleText('uk'));
  await page.locator('.own-topics').waitFor();
  await saveBook(page);

  const epub = await download(page, 'Книга (EPUB)');
  expect(epub.name).toMatch(/^[a-z-]+\.epub$/);
  const chapters = textsOf(epub.bytes).filter(([path]) => /\.(xhtml|opf|xml)$/.test(path));
  expect(chapters.length).toBeGreaterThan(6);
  // Parse the chapters in an empty page, because the content security policy of the site forbids scripts to parse HTML.
  const parser = await page.context().newPage();
  const broken = await parser.evaluate(
    (files) =>
      files.filter(([, text]) =>
        new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror'),
      ),
    chapters,
  );
  expect(broken).toEqual([]);
  expect(chapters.some(([, text]) => text.includes('Більший результат перемагає'))).toBe(true);

  const vault = await download(page, 'Нотатки (Obsidian)');
  const notes = new Map(textsOf(vault.bytes));
  const links = [...notes.values()].flatMap((text) =>
    [...text.matchAll(/\]\(([^)#]+)/g)].map(([, to]) => to),
  );
  expect(links.length).toBeGreaterThan(4);
  expect(links.filter((to = '') => !notes.has(to))).toEqual([]);

  const deck = await download(page, 'Картки (Anki)');
  expect(new TextDecoder().decode(deck.bytes)).toContain('"Бій"');

  await page.getByRole('link', { name: 'Брошура (PDF)' }).click();
  await page.getByRole('button', { name: 'Друкувати' }).waitFor();
  expect(page.errors).toEqual([]);
});
