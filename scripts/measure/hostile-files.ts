// Measures how long `npm run extract` reads hostile PDFs, and how much memory its process takes at most.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostilePdfs } from '../../tests/fixtures/hostile-pdfs';

interface Measurement {
  seconds: number;
  /** Peak resident memory of the process, in megabytes; undefined where the system does not tell it. */
  megabytes?: number | undefined;
  message: string;
}

const MEMORY_CHECK_INTERVAL_MS = 50;

/** Returns the peak resident memory of a process, in megabytes. Linux only. */
function peakMemory(pid: number): number | undefined {
  try {
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Math.round(Number(kilobytes) / 1000) : undefined;
  } catch {
    return undefined;
  }
}

const measure = (file: string, out: string): Promise<Measurement> =>
  new Promise((resolve) => {
    const start = performance.now();
    const args = ['scripts/run.mjs', 'extract', file, '--game', 'a', '--out', out];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let [output, megabytes] = ['', undefined as number | undefined];
    const add = (part: Buffer) => {
      output += part.toString();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    const poll = setInterval(() => {
      megabytes = peakMemory(child.pid ?? 0) ?? megabytes;
    }, MEMORY_CHECK_INTERVAL_MS);
    child.on('exit', () => {
      clearInterval(poll);
      resolve({
        seconds: (performance.now() - start) / 1000,
        megabytes,
        message: output.trim().split('\n')[0] ?? '',
      });
    });
  });

/** Returns a table of all hostile PDFs with the time and the peak memory of the command. */
export async function measureHostileFiles(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'hostile-'));
  const rows = ['| PDF | size | time | memory of the process | answer |', '| --- | --: | --: | --: | --- |'];
  try {
    for (const [name, create] of Object.entries(hostilePdfs())) {
      const file = join(dir, 'book.pdf');
      const bytes = create();
      writeFileSync(file, bytes);
      const { seconds, megabytes, message } = await measure(file, join(dir, 'out'));
      rows.push(
        `| ${name} | ${Math.max(1, Math.round(bytes.length / 1000))} KB | ${seconds.toFixed(1)} s | ${megabytes ?? '?'} MB | ${message.split(':')[0]} |`,
      );
    }
  } finally {
    rmSync(dir, { recursive: true });
  }
  return rows.join('\n');
}
