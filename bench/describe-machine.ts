// Returns one line that says when and on which machine the benchmark ran.
import { cpus, loadavg, totalmem } from 'node:os';

export function machineToText(browserVersion: string): string {
  const processor = (cpus()[0]?.model ?? 'unknown processor').replace(/\s+/g, ' ').trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  // The system load is part of the description, because other work on the machine makes all measured times longer.
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `Measured ${day} by \`npm run bench\` on ${cpus().length} × ${processor}, ${memory} GB of memory, Node ${process.versions.node}, Chromium ${browserVersion}, system load ${load} at the start.`;
}
