// The recipes for hosts say what `npm run preview` does: the same caching, the same headers, settings that exist.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ASKED_ANEW, KEPT_FOR_GOOD, SAFETY } from '../../scripts/server/headers.mjs';

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

/** `npm test` and `npm run build` as the scripts they run. */
const commandsOf = (steps: { run?: string }[]): string[] => {
  const names = steps.flatMap(({ run }) => /^npm (?:run )?(\S+)$/.exec(run ?? '')?.[1] ?? []);
  expect(names.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
  return names;
};

describe('the workflow for GitHub Pages', () => {
  const workflow = parse(readFileSync('.github/workflows/pages.yml', 'utf8'));
  const checks = parse(readFileSync('.github/workflows/check.yml', 'utf8'));
  const steps: { run?: string; env?: Record<string, string>; with?: Record<string, unknown> }[] =
    workflow.jobs.build.steps;

  it('tests before it builds, builds before it publishes, and uploads what was built', () => {
    const { test, build, deploy } = workflow.jobs;
    expect(test.uses).toBe('./.github/workflows/check.yml');
    expect([build.needs, deploy.needs]).toEqual(['test', 'build']);
    expect(commandsOf(checks.jobs.test.steps)).toEqual(['test', 'parity']);
    expect(commandsOf(steps)).toEqual(['ci', 'build']);
    expect(steps.at(-1)?.with?.path).toBe('out');
  });

  it('tests every pull request in the same way, with rights to read alone', () => {
    expect(Object.keys(checks.on)).toEqual(expect.arrayContaining(['pull_request', 'workflow_call']));
    expect(checks.permissions).toEqual({ contents: 'read' });
    expect(checks.jobs.test.steps[0].with['fetch-depth']).toBe(0);
  });

  it('sets only what the site reads, and takes the whole history', () => {
    const settings = readFileSync('README.md', 'utf8');
    for (const name of Object.keys(steps.find(({ env }) => env)?.env ?? {}))
      expect(settings).toContain(`\`${name}=`);
    expect(steps[0]?.with?.['fetch-depth']).toBe(0);
  });
});

describe('the forms for reports', () => {
  it.each(readdirSync('.github/ISSUE_TEMPLATE'))('%s is a form that the host can show', (name) => {
    const form = parse(readFileSync(`.github/ISSUE_TEMPLATE/${name}`, 'utf8'));
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    const ids = form.body.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { type, attributes } of form.body) {
      expect(['input', 'textarea', 'dropdown', 'markdown', 'checkboxes']).toContain(type);
      expect(attributes.label).toEqual(expect.any(String));
      if (type === 'dropdown') expect(attributes.options.length).toBeGreaterThan(1);
    }
  });
});
