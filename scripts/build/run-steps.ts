// Runs the steps of a build in order, prints their progress, and replaces the previous site only if all of them
// succeed.
import { join } from 'node:path';
import { WORK_DIR } from '../content/folders';
import { publishSite, type SiteContent, type SiteFiles } from '../files/publish-site';
import { createProgress, stepLine } from '../setup/progress.mjs';
import { type Build, BuildError, type BuildStep, type BuildTarget, createBuild } from './build-state';
import { exceededLimits, type SiteSize } from './host-limits';

/** File that records when, and from which stored games, the last build wrote the site. */
const PUBLICATION = join(WORK_DIR, 'publication.json');

export interface BuildResult {
  /** One line per step: its name, its duration in seconds, and its summary. */
  lines: string[];
  /** Reason why the build failed. Undefined if it succeeded. */
  error?: string;
}

interface RunOptions {
  target?: BuildTarget;
  progress?: ReturnType<typeof createProgress>;
}

/** Builds the site and writes it to `out`. `dir` is a temporary folder. Without `out`, discards the site. */
export async function runSteps(
  steps: readonly BuildStep[],
  dir: string,
  out?: string,
  { target, progress = createProgress() }: RunOptions = {},
): Promise<BuildResult> {
  const build: Build = createBuild(target);
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
  run: (build) => {
    const site: SiteFiles = new Map<string, SiteContent>([...build.site, ...build.stored]);
    const size = measureSite(site);
    // Checks the name of the host first, so that a wrong name is reported before the old site is replaced.
    const host = process.env.SITE_HOST;
    const warnings = host ? exceededLimits(host, size) : [];
    const changed = publishSite(site, out, dir, PUBLICATION);
    for (const warning of warnings) console.warn(`Warning: ${warning} See docs/hosting/README.md.`);
    return `${size.files} files, ${Math.round(size.bytes / 1e6)} MB; ${changed} files changed`;
  },
});

function measureSite(site: SiteFiles): SiteSize {
  const size: SiteSize = { files: site.size, bytes: 0, largest: { path: '', bytes: 0 } };
  for (const [path, content] of site) {
    const bytes = sizeOf(content);
    size.bytes += bytes;
    if (bytes > size.largest.bytes) size.largest = { path, bytes };
  }
  return size;
}

function sizeOf(content: SiteContent): number {
  if (typeof content === 'string') return Buffer.byteLength(content);
  return 'read' in content ? content.size : content.length;
}
