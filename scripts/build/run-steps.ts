// Runs the steps of a build in order, prints their progress, and replaces the previous site only if all of them
// succeed.
import { rmSync } from 'node:fs';
import { swapFolder } from '../files/swap-folder';
import { createProgress, stepLine } from '../setup/progress.mjs';
import { type Build, BuildError, type BuildStep, createBuild } from './build';

export interface BuildResult {
  /** One line per step: its name, its duration in seconds, its summary. */
  lines: string[];
  /** Reason why the build failed. Undefined if it succeeded. */
  error?: string;
}

/** Builds the site in `dir`, then moves it to `out`. Without `out` the site is discarded. */
export async function runSteps(
  steps: readonly BuildStep[],
  dir: string,
  out?: string,
  progress = createProgress(),
): Promise<BuildResult> {
  const build: Build = createBuild(dir);
  const lines: string[] = [];
  const started = performance.now();
  try {
    for (const { name, run } of steps) {
      const step = progress.begin(name);
      try {
        lines.push(step.end(await run(build, step.count)));
      } catch (error) {
        step.fail();
        const what = error instanceof BuildError ? error.message : ((error as Error).stack ?? String(error));
        const unchanged = out ? `; ${out}/ was not changed` : '';
        return { lines, error: `${what}\n\nThe build stopped at "${name}"${unchanged}.` };
      }
    }
    if (out) swapFolder(dir, out);
    const total = stepLine('total', performance.now() - started, out ? `${out}/` : '');
    console.log(total);
    return { lines: [...lines, total] };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
