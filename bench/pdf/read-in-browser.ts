// Reads a PDF as a reader does, on the page of adding a book: milliseconds from the file to the look, and the most memory.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/setup/find-browser.mjs';

export interface BrowserReading {
  ms: number;
  /** The most that the process of the page and its workers ever had. */
  megabytes: number;
}

/** A browser of its own each time: the most memory of a process is told only once. */
export async function readInBrowser(origin: string, file: string, slowed = 1): Promise<BrowserReading> {
  const browser = await chromium.launch({
    executablePath: String(await findBrowser()),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(`${origin}/own/`);
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    const renderer = await findRenderer(browser);
    const free = slowed > 1 ? holdBack(renderer, slowed) : () => {};
    const started = performance.now();
    try {
      await page.locator('input[type=file]').setInputFiles(file);
      await page.locator('.own-topics').waitFor({ timeout: 300_000 });
    } finally {
      free();
    }
    const ms = performance.now() - started;
    return { ms, megabytes: memoryOf(renderer) };
  } finally {
    await browser.close();
  }
}

async function findRenderer(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const [busiest] = processInfo
    .filter(({ type }) => type === 'renderer')
    .sort((one, other) => other.cpuTime - one.cpuTime);
  if (!busiest) throw new Error('The browser shows no process for its page.');
  return busiest.id;
}

/** In megabytes: the most it ever had where the system tells, otherwise what it has now. */
function memoryOf(id: number): number {
  const status = `/proc/${id}/status`;
  const kilobytes = existsSync(status)
    ? /VmHWM:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(id)], { encoding: 'utf8' });
  return Number(kilobytes) / 1000;
}

/** Milliseconds that the process is to run before it is held. */
const TURN = 10;

/**
 * Lets a process run one turn and holds it for the others: so its workers are slowed too, which the browser's own tools
 * cannot do. A turn that came out longer is held back for longer. Ends when it is called.
 */
function holdBack(id: number, times: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const run = () => {
    process.kill(id, 'SIGCONT');
    const began = performance.now();
    timer = setTimeout(() => {
      process.kill(id, 'SIGSTOP');
      timer = setTimeout(run, (times - 1) * (performance.now() - began));
    }, TURN);
  };
  run();
  return () => {
    clearTimeout(timer);
    process.kill(id, 'SIGCONT');
  };
}
