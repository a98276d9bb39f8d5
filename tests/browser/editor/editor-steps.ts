// Functions that several browser tests of the editor use.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { stringsOf } from '../../../lib/i18n';
import { chooseFile, type FoxLang, samplePdf, sampleText, saveBook } from '../private-books/sample-book';
import { waitUntilInteractive } from '../support/serve-site';

/** Adds the invented rulebook of the tests as a private book, and opens its page. */
export async function addBook(page: Page, lang: FoxLang, kind: 'pdf' | 'text' = 'text'): Promise<void> {
  if (kind === 'pdf') await chooseFile(page, 'foxes.pdf', await samplePdf(lang));
  else await chooseFile(page, 'foxes.md', sampleText(lang));
  await page.locator('.own-topics').waitFor({ timeout: 60_000 });
  await saveBook(page);
}

/** Opens the editor from the page of a private book. */
export async function openEditor(page: Page, lang: FoxLang): Promise<void> {
  await page.getByRole('link', { name: stringsOf(lang).privateBooks.mend }).click();
  await page.waitForURL(/\/edit\/\?g=/);
  await page.locator('.editor-bar').waitFor();
}

export async function openEntry(page: Page, title: string): Promise<void> {
  await page.locator('.editor-entries .own-topic', { hasText: title }).first().click();
  await page.locator('.editor-rule').first().waitFor();
}

/** Returns the text field of a rule. `number` is the position of the rule in its entry, from 1. */
export const fieldOf = (page: Page, number: number) =>
  page
    .locator('.editor-rule')
    .nth(number - 1)
    .locator('textarea');

/** Opens the entry of a tab in a second tab, which the first one can reach as `window.second`. */
export async function openSecondTab(page: Page): Promise<Page> {
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void Object.assign(window, { second: window.open(location.href) })),
  ]);
  await other.locator('.editor-rule').first().waitFor();
  return other;
}

/**
 * Types a text into a rule in each of the two tabs at the same moment, so that neither tab knows of the other's change
 * when it writes. `texts` contains the number of the rule, from 1, and its text, for the first and the second tab.
 */
export const typeInBothTabs = (page: Page, texts: [first: [number, string], second: [number, string]]) =>
  page.evaluate((all) => {
    const { second } = window as unknown as { second: Window };
    for (const [at, [number, text]] of all.entries()) {
      const { document: tab } = at === 0 ? window : second;
      const field = tab.querySelectorAll<HTMLTextAreaElement>('.editor-rule textarea')[number - 1];
      if (!field) throw new Error(`No rule ${number} in tab ${at + 1}.`);
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, texts);

/** Waits until the device has stored the draft (the reader's unfinished edits). */
export const waitUntilStored = (page: Page): Promise<void> =>
  page.locator('.editor-status[data-status="saved"]').waitFor();

/** Waits until the preview shows the current text of the draft. */
export const waitForPreview = (page: Page): Promise<void> =>
  page.locator('.editor-page[data-current="true"]').waitFor();

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitUntilInteractive(page);
  await page.locator('.editor-bar').waitFor();
}

/** Clicks a button that starts a download, and returns the path of the downloaded file. */
export async function download(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const path = join(mkdtempSync(join(tmpdir(), 'editor-')), file.suggestedFilename());
  await file.saveAs(path);
  return path;
}

export interface TakenFile {
  /** Exit code and output of `npm run take`. */
  taken: string;
  /** Exit code and output of `npm run check:content`, run after `npm run take`. */
  checked: string;
  read: (path: string) => string;
  /** The copy of the content folder, with the taken files. */
  content: string;
}

/** Copies the content folder, and imports the offered file into the copy with `npm run take`, as a maintainer does. */
export function takeInCopy(file: string): TakenFile {
  const dir = mkdtempSync(join(tmpdir(), 'taken-'));
  const content = join(dir, 'content');
  cpSync('content', content, { recursive: true });
  const run = (...args: string[]) => {
    const env = { ...process.env, CONTENT_DIR: content };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
      encoding: 'utf8',
      env,
    });
    return `${status} ${stdout}${stderr}`;
  };
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  return {
    taken: run('take', file),
    checked: run('check-content'),
    read: (path) => readFileSync(join(content, path), 'utf8'),
    content,
  };
}
