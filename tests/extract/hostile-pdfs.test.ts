// Tests that no PDF takes more time or memory than the limits: the extractor refuses hostile PDFs, and a thread that
// exceeds its limits is terminated.
import { describe, expect, it } from 'vitest';
import { runWithLimits } from '../../scripts/files/run-with-limits';
import { hostilePdfs } from '../fixtures/hostile-pdfs';
import { setUpPdfReader } from './read-test-pdf';

const { read } = setUpPdfReader();

describe('a hostile PDF', { timeout: 60_000 }, () => {
  it.each(Object.entries(hostilePdfs(90_000_000, 1)))('with %s is refused', async (_, create) => {
    const bytes = create();
    const memory = process.memoryUsage();
    const before = memory.arrayBuffers + memory.heapUsed;
    const error = await read(bytes, { limits: { pageTimeMs: 15_000 } }).then(
      () => undefined,
      (reason: { code?: string }) => reason,
    );
    expect(['too-full', 'too-slow', 'scan']).toContain(error?.code);
    const after = process.memoryUsage();
    expect(after.arrayBuffers + after.heapUsed - before).toBeLessThan(400_000_000);
  });

  it('with more pieces of text on a page than the limit is refused with the number of the page', async () => {
    const create = hostilePdfs(0, 1)['pages of scattered letters'];
    await expect(read(create?.() ?? new Uint8Array())).rejects.toMatchObject({
      code: 'too-full',
      message: expect.stringContaining('Page 1'),
    });
  });
});

describe('a command in a bounded thread', () => {
  const run = (code: string, bounds = { timeMs: 5000, memoryBytes: 1_000_000_000 }) =>
    runWithLimits(`data:text/javascript,${encodeURIComponent(code)}`, bounds);

  it('is terminated after its time limit, even in an endless loop', async () => {
    const start = performance.now();
    expect(await run('for (;;);', { timeMs: 300, memoryBytes: 1e9 })).toMatchObject({ exceeded: 'time' });
    expect(performance.now() - start).toBeLessThan(4000);
  });

  it.each([
    [
      'bytes',
      'const all = []; for (;;) { all.push(new Uint8Array(1e7).fill(1)); await new Promise(setImmediate); }',
    ],
    ['objects', 'const all = []; for (;;) all.push({ at: all.length });'],
  ])('is terminated when its %s take too much memory', async (_, code) => {
    expect(await run(code, { timeMs: 20_000, memoryBytes: 150_000_000 })).toMatchObject({
      exceeded: 'memory',
    });
  });

  it('ends with its own exit code', async () => {
    expect(await run('process.exitCode = 3;')).toEqual({ exitCode: 3 });
    expect(await run('')).toEqual({ exitCode: 0 });
  });
});
