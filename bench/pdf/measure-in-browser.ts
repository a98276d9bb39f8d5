// Adds a PDF on the page for private books. Measures the time from choosing the file to the review page, and the peak
// memory of the renderer process.
import { chromium, type Page } from 'playwright-core';
import { findRenderer, peakMegabytes } from '../../scripts/measure/renderer-memory';
import { findChromium } from '../../scripts/setup/find-chromium.mjs';

export interface BrowserReading {
  ms: number;
  /** Peak memory of the renderer process, which runs the page and its workers, in megabytes. */
  megabytes: number;
}

/**
 * Waits for a question of the page, and returns the function that answers it. The time is measured from the answer.
 */
type Answer = (page: Page) => Promise<() => Promise<void>>;

/** Opens the PDF in a new browser, so that the memory for earlier PDFs is not counted. */
export async function readInBrowser(
  home: string,
  file: string,
  slowed = 1,
  prepareAnswer?: Answer,
): Promise<BrowserReading> {
  const browser = await chromium.launch({
    executablePath: String(await findChromium()),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(`${home}/own/`);
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    const renderer = await findRenderer(browser);
    const choose = () => page.locator('input[type=file]').setInputFiles(file);
    if (prepareAnswer) await choose();
    const begin = prepareAnswer ? await prepareAnswer(page) : choose;
    const stopThrottling = slowed > 1 ? throttleProcess(renderer, slowed) : () => {};
    const started = performance.now();
    try {
      await begin();
      await page.locator('.own-topics').waitFor({ timeout: 900_000 });
    } finally {
      stopThrottling();
    }
    const ms = performance.now() - started;
    return { ms, megabytes: peakMegabytes(renderer) };
  } finally {
    await browser.close();
  }
}

/** Duration of each interval in which the process runs, in milliseconds. */
const RUN_SLICE_MS = 10;

/**
 * Slows down a process by the factor `times`, by pausing it again and again. Unlike the throttling of DevTools, this
 * also slows down workers. If the process ran longer than planned, the next pause is longer. Returns a function that
 * stops the throttling.
 */
function throttleProcess(id: number, times: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const run = () => {
    process.kill(id, 'SIGCONT');
    const began = performance.now();
    timer = setTimeout(() => {
      process.kill(id, 'SIGSTOP');
      timer = setTimeout(run, (times - 1) * (performance.now() - began));
    }, RUN_SLICE_MS);
  };
  run();
  return () => {
    clearTimeout(timer);
    process.kill(id, 'SIGCONT');
  };
}
