// The recipes for hosts say what `npm run preview` does: the same caching, the same headers, settings that exist.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ASKED_ANEW, KEPT_FOR_GOOD, SAFETY } from '../scripts/headers.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe.each(['docs/hosting/nginx.conf', 'docs/hosting/Caddyfile'])('%s', (path) => {
  const text = readFileSync(path, 'utf8').toLowerCase();

  it('keeps hashed files for good and asks for the rest anew', () => {
    expect(text).toContain(`"${KEPT_FOR_GOOD}"`);
    expect(text).toContain(`"${ASKED_ANEW}"`);
    expect(text).toContain('/_next/static/');
  });

  it.each(Object.entries(SAFETY))('says %s as the preview does', (name, value) => {
    expect(text).toContain(`${name} "${value.toLowerCase()}"`);
  });
});

describe('the workflow for GitHub Pages', () => {
  const workflow = parse(readFileSync('.github/workflows/pages.yml', 'utf8'));
  const steps: { run?: string; env?: Record<string, string>; with?: Record<string, unknown> }[] =
    workflow.jobs.build.steps;

  it('runs only commands there are, checks before it builds, and uploads what was built', () => {
    const commands = steps.flatMap(({ run }) => run ?? []);
    const names = commands.flatMap((command) => /^npm run (\S+)$/.exec(command)?.[1] ?? []);
    expect(names).toEqual(['check', 'parity', 'build']);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
    expect(steps.at(-1)?.with?.path).toBe('out');
  });

  it('sets only what the site reads, and takes the whole history', () => {
    const settings = readFileSync('README.md', 'utf8');
    for (const name of Object.keys(steps.find(({ env }) => env)?.env ?? {}))
      expect(settings).toContain(`\`${name}=`);
    expect(steps[0]?.with?.['fetch-depth']).toBe(0);
  });
});
