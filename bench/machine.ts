// Where and when it was measured, in one line.
import { cpus, loadavg, totalmem } from 'node:os';

export function machineToText(browserVersion: string): string {
  const processor = (cpus()[0]?.model ?? 'unknown processor').replace(/\s+/g, ' ').trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  // What else the machine was doing makes every time longer.
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `Measured ${day} by \`npm run bench\` on ${cpus().length} × ${processor}, ${memory} GB, Node ${process.versions.node}, Chromium ${browserVersion}, load ${load} at the start.`;
}
