// Finds the renderer process of a browser and reads its peak memory. This process runs the page and its workers.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** Returns the id of the renderer process that has used the most processor time. */
export async function findRenderer(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const [busiest] = processInfo
    .filter(({ type }) => type === 'renderer')
    .sort((one, other) => other.cpuTime - one.cpuTime);
  if (!busiest) throw new Error('No renderer process of the browser was found.');
  return busiest.id;
}

/** Returns the peak memory of a process in megabytes. On systems other than Linux, returns its current memory. */
export function peakMegabytes(id: number): number {
  const status = `/proc/${id}/status`;
  const kilobytes = existsSync(status)
    ? /VmHWM:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(id)], { encoding: 'utf8' });
  return Number(kilobytes) / 1000;
}

/** Resets the peak memory of a process to its current memory. Works only on Linux. */
export function resetPeak(id: number): void {
  const file = `/proc/${id}/clear_refs`;
  if (existsSync(file)) writeFileSync(file, '5');
}
