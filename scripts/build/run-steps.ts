// Runs the steps of a build in order and prints their progress. Replaces the previous site only if all steps succeed.
import { publishSite } from '../files/publish-site';
import { createProgress, stepLine } from '../setup/progress.mjs';
import { type Build, BuildError, type BuildStep, createBuild } from './build-state';

export interface BuildResult {
  /** One line per step: its name, its duration in seconds, and its summary. */
  lines: string[];
  /** Reason why the build failed. Undefined if it succeeded. */
  error?: string;
}

/** Builds the site and writes it to `out`. `dir` is a temporary folder. Without `out`, no site is written. */
export async function runSteps(
  steps: readonly BuildStep[],
  dir: string,
  out?: string,
  progress = createProgress(),
): Promise<BuildResult> {
  const build: Build = createBuild();
  const lines: string[] = [];
  const started = performance.now();
  for (const { prepare } of steps) prepare?.(build);
  const all = [...steps, ...(out ? [writeStep(dir, out)] : [])];
  for (const { name, run } of all) {
    const step = progress.begin(name);
    try {
      lines.push(step.end(await run(build, step.count)));
    } catch (error) {
      step.fail();
      build.stop.abort();
      const what = error instanceof BuildError ? error.message : ((error as Error).stack ?? String(error));
      const unchanged = out ? `; ${out}/ was not changed` : '';
      return { lines, error: `${what}\n\nThe build stopped at "${name}"${unchanged}.` };
    }
  }
  const total = stepLine('total', performance.now() - started, out ? `${out}/` : '');
  console.log(total);
  return { lines: [...lines, total] };
}

const writeStep = (dir: string, out: string): BuildStep => ({
  name: 'write',
  run: ({ site }) => {
    const changed = publishSite(site, out, dir);
    return `${site.size} files, ${changed} changed`;
  },
});
