// Measures the time and the peak memory for reading hostile files in Chromium: on the page for adding a book, and on the
// Offline page, which restores backups.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { serve } from '../server/static-server.mjs';
import { findChromium } from '../setup/find-chromium.mjs';
import { findRenderer, peakMegabytes, resetPeak } from './renderer-memory';

export interface BrowserMeasurement {
  seconds: number;
  /** Peak memory of the renderer process, in megabytes. This process runs the page and its workers. */
  megabytes: number;
  /** First sentence of the error on the page, `accepted` if the page shows a result, or `NO_ANSWER`. */
  message: string;
}

export const NO_ANSWER = 'no answer';

/**
 * Maximum time for one file, in milliseconds. It is longer than every limit of the site, so that the measurement shows
 * if a limit is missing.
 */
const MAX_TIME_MS = 200_000;

/** Hostile files, and the page on which the reader chooses them. */
export interface HostileInput {
  create: () => Uint8Array[];
  /** Name for all files. Its extension tells the page what kind of file they are. */
  file: string;
  path: string;
}

/** Makes each file an input that the reader adds on the page for private books. */
export const asBooks = (files: Record<string, () => Uint8Array>): Record<string, HostileInput> =>
  Object.fromEntries(
    Object.entries(files).map(([name, create]) => [
      name,
      { create: () => [create()], file: 'book', path: '/shelf/en/own/' },
    ]),
  );

/** Measures the files one after another. Calls `onResult` after each file. */
export async function measureInBrowser(
  inputs: Record<string, HostileInput>,
  onResult: (name: string, result: BrowserMeasurement, size: number) => void,
): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'hostile-'));
  const { server, port } = await serve({ dir: 'out', port: 0, basePath: '', compresses: false });
  try {
    for (const [name, { create, file, path }] of Object.entries(inputs)) {
      let size = 0;
      const files = create().map((bytes, at) => {
        const chosen = join(dir, `${at}-${file}`);
        writeFileSync(chosen, bytes);
        size += bytes.length;
        return chosen;
      });
      onResult(name, await measure(`http://localhost:${port}${path}`, files), size);
    }
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(dir, { recursive: true });
  }
}

/** Chooses the files in a new browser, so that the memory for earlier files is not counted. */
async function measure(address: string, files: string[]): Promise<BrowserMeasurement> {
  const browser = await chromium.launch({
    executablePath: String(await findChromium()),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(address);
    const field = page.locator('main input[type=file]').first();
    await field.waitFor({ state: 'attached' });
    const renderer = await findRenderer(browser);
    resetPeak(renderer);
    const start = performance.now();
    await field.setInputFiles(files);
    const message = await followToAnswer(page, start);
    return {
      seconds: (performance.now() - start) / 1000,
      megabytes: Math.round(peakMegabytes(renderer)),
      message: message.split(/(?<=\.)\s/)[0] ?? '',
    };
  } finally {
    await browser.close();
  }
}

/** The reviewed book, an error, or the message after restoring a backup. */
const ANSWERS = '.own-keep, [role=alert], [role=status]:has-text("estored")';
/**
 * Selects the buttons with which a reader agrees to use the photographs, to recognize the text of scans or to restore a
 * backup.
 */
const AGREE = 'main .pill-button-main:not(.own-keep):enabled';

/** Agrees to every question of the page. Returns the result: an error message, or `accepted`. */
async function followToAnswer(page: Page, start: number): Promise<string> {
  const answer = page.locator(ANSWERS).first();
  for (;;) {
    const left = MAX_TIME_MS - (performance.now() - start);
    const button = page.locator(AGREE).first();
    try {
      await answer
        .or(button)
        .first()
        .waitFor({ timeout: Math.max(1, left) });
      if (await answer.isVisible()) break;
      // The page may be so busy that the button no longer exists when the click arrives.
      await button.click({ timeout: Math.max(1, left), force: true }).catch(() => {});
      await page.waitForTimeout(200);
    } catch {
      return NO_ANSWER;
    }
  }
  const alert = page.getByRole('alert');
  if ((await alert.count()) > 0) return (await alert.locator('p').or(alert).last().innerText()).trim();
  return 'accepted';
}
