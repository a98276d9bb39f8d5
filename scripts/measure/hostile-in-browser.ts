// Measures the time and the peak memory for reading hostile files in Chromium, on the page for adding a book.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serve } from '../server/static-server.mjs';
import { findChromium } from '../setup/find-chromium.mjs';
import { findRenderer, peakMegabytes, resetPeak } from './renderer-memory';

export interface BrowserMeasurement {
  seconds: number;
  /** Peak memory of the renderer process, in megabytes. This process runs the page and its workers. */
  megabytes: number;
  /** First sentence of the message on the page; `accepted` if the page shows a result. */
  message: string;
}

/**
 * Maximum time for one file, in milliseconds. It is longer than every limit of the site, so that the measurement shows
 * if a limit is missing.
 */
const MAX_TIME_MS = 200_000;

/** Measures the files one after another. Calls `onResult` after each file. */
export async function measureInBrowser(
  files: Record<string, () => Uint8Array>,
  onResult: (name: string, result: BrowserMeasurement, size: number) => void,
): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'hostile-'));
  const { server, port } = await serve({ dir: 'out', port: 0, basePath: '', compresses: false });
  try {
    for (const [name, create] of Object.entries(files)) {
      const file = join(dir, 'book');
      const bytes = create();
      writeFileSync(file, bytes);
      onResult(name, await measure(`http://localhost:${port}`, file), bytes.length);
    }
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(dir, { recursive: true });
  }
}

/** Opens the file in a new browser, so that the memory for earlier files is not counted. */
async function measure(origin: string, file: string): Promise<BrowserMeasurement> {
  const browser = await chromium.launch({
    executablePath: String(await findChromium()),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(`${origin}/shelf/en/own/`);
    await page.locator('.own-drop').waitFor();
    const renderer = await findRenderer(browser);
    resetPeak(renderer);
    const start = performance.now();
    await page.locator('input[type=file]').setInputFiles(file);
    const alert = page.getByRole('alert');
    const isShown = await page
      .locator('.own-keep')
      .or(alert)
      .first()
      .waitFor({ timeout: MAX_TIME_MS })
      .then(
        () => true,
        () => false,
      );
    const seconds = (performance.now() - start) / 1000;
    const message = (await alert.count()) > 0 ? await alert.locator('p').first().innerText() : 'accepted';
    return {
      seconds,
      megabytes: Math.round(peakMegabytes(renderer)),
      message: isShown ? (message.split(/(?<=\.)\s/)[0] ?? '') : 'no answer',
    };
  } finally {
    await browser.close();
  }
}
