// Runs the steps of a build in order, and replaces the previous site only if all of them succeed.
import { rmSync } from 'node:fs';
import { swapFolder } from '../files/swap-folder';
import { type Build, BuildError, type BuildStep, createBuild } from './build';

export interface BuildResult {
  /** One line per step: its name, its duration in seconds, its summary. */
  lines: string[];
  /** Reason why the build failed. Undefined if it succeeded. */
  error?: string;
}

/** Builds the site in `dir`, then moves it to `out`. Without `out` the site is discarded. */
export async function runSteps(steps: readonly BuildStep[], dir: string, out?: string): Promise<BuildResult> {
  const build: Build = createBuild(dir);
  const lines: string[] = [];
  const started = performance.now();
  try {
    for (const { name, run } of steps) {
      const from = performance.now();
      try {
        const summary = await run(build);
        lines.push(stepLine(name, from, summary));
      } catch (error) {
        const what = error instanceof BuildError ? error.message : ((error as Error).stack ?? String(error));
        const unchanged = out ? `; ${out}/ was not changed` : '';
        return { lines, error: `${what}\n\nThe build stopped at "${name}"${unchanged}.` };
      }
    }
    if (out) swapFolder(dir, out);
    lines.push(stepLine('total', started, out ? `${out}/` : ''));
    return { lines };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Formats a line such as `render       25.3 s  1054 pages, 12 rendered`, which bench/builds/step-table.ts parses. */
function stepLine(name: string, from: number, summary: string): string {
  const seconds = `${((performance.now() - from) / 1000).toFixed(1)} s`;
  return `${name.padEnd(10)} ${seconds.padStart(7)}  ${summary}`;
}
