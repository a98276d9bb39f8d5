// Runs the steps of a build one after another; what comes of them takes the place of the last site only when all went well.
import { rmSync } from 'node:fs';
import { swapFolder } from '../files/swap-folder';
import { type Build, BuildError, createBuild, type Step } from './build';

export interface Ran {
  /** A line for each step: its name, its time, what it did. */
  lines: string[];
  /** What stopped it: in full where a person must mend something. */
  fault?: string;
}

/** `out` undefined: nothing is put in place. */
export async function runSteps(steps: readonly Step[], dir: string, out?: string): Promise<Ran> {
  const build: Build = createBuild(dir);
  const lines: string[] = [];
  const started = performance.now();
  const line = (name: string, from: number, words: string) =>
    lines.push(
      `${name.padEnd(10)} ${`${((performance.now() - from) / 1000).toFixed(1)} s`.padStart(7)}  ${words}`,
    );
  try {
    for (const { name, run } of steps) {
      const from = performance.now();
      try {
        line(name, from, await run(build));
      } catch (error) {
        const what = error instanceof BuildError ? error.message : ((error as Error).stack ?? String(error));
        return {
          lines,
          fault: `${what}\n\nThe build stopped at "${name}"${out ? `; ${out}/ is as it was` : ''}.`,
        };
      }
    }
    if (out) swapFolder(dir, out);
    line('in all', started, out ? `${out}/` : '');
    return { lines };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
