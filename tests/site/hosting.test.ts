// Tests that the example configurations of web servers send the same headers as `npm run preview`, and that the
// GitHub workflows use commands and settings that exist.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  CACHE_FOREVER,
  EMBED_HEADERS,
  OPEN_DATA_HEADERS,
  REVALIDATE,
  SECURITY_HEADERS,
} from '../../scripts/server/headers.mjs';
import { lintWorkflow } from './workflow-linter';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe.each(['docs/hosting/nginx.conf', 'docs/hosting/Caddyfile'])('%s', (path) => {
  const text = readFileSync(path, 'utf8').toLowerCase();

  it('lets browsers cache hashed files permanently and makes them revalidate the others', () => {
    expect(text).toContain(`"${CACHE_FOREVER}"`);
    expect(text).toContain(`"${REVALIDATE}"`);
    expect(text).toContain('/_next/static/');
    expect(text).toContain('/client/');
  });

  it('lets other sites show the cards in a frame', () => {
    expect(text).toContain('embed/');
    for (const [name, value] of Object.entries(EMBED_HEADERS)) expect(text).toContain(`${name} "${value}"`);
  });

  it('lets pages of other sites read the open data', () => {
    expect(text).toContain('/data/');
    for (const [name, value] of Object.entries(OPEN_DATA_HEADERS))
      expect(text.replaceAll('$readers always', '"*"')).toContain(`${name} "${value}"`);
  });

  it.each(Object.entries(SECURITY_HEADERS))('sends %s as the preview does', (name, value) => {
    expect(text).toContain(`${name} "${value.toLowerCase()}"`);
  });
});

/** Returns the names of the npm scripts that a workflow runs. */
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

  it('tests before it builds, builds before it publishes, and uploads the built site', () => {
    const { test, build, deploy } = workflow.jobs;
    expect(test.uses).toBe('./.github/workflows/check.yml');
    expect([build.needs, deploy.needs]).toEqual(['test', 'build']);
    expect(commandsOf(checks.jobs.test.steps)).toEqual(['test', 'parity', 'licenses', 'audit:packages']);
    expect(commandsOf(steps)).toEqual(['ci', 'build']);
    expect(steps.at(-1)?.with?.path).toBe('out');
  });

  it('tests every pull request in the same way, with read permission only', () => {
    expect(Object.keys(checks.on)).toEqual(expect.arrayContaining(['pull_request', 'workflow_call']));
    expect(checks.permissions).toEqual({ contents: 'read' });
    expect(checks.jobs.test.steps[0].with['fetch-depth']).toBe(0);
  });

  it('sets only documented settings, and fetches the complete history', () => {
    const settings = readFileSync('docs/commands.md', 'utf8');
    for (const name of Object.keys(steps.find(({ env }) => env)?.env ?? {}))
      expect(settings).toContain(`\`${name}=`);
    expect(steps[0]?.with?.['fetch-depth']).toBe(0);
  });
});

describe('the workflow that builds games on several machines', () => {
  const { settings, games, site } = parse(readFileSync('.github/workflows/build-games.yml', 'utf8')).jobs;
  const stepWith = (steps: { uses?: string; with?: Record<string, unknown> }[], action: string) =>
    steps.find(({ uses }) => uses?.startsWith(`actions/${action}@`))?.with;

  it('builds every part of the games, each on its own machine', () => {
    const { part } = games.strategy.matrix;
    expect(part).toEqual([...part.keys()].map((index) => index + 1));
    const commands = games.steps.flatMap(({ run }: { run?: string }) => run ?? []);
    expect(commands).toEqual(['npm ci', `npm run build -- --part \${{ matrix.part }}/${part.length}`]);
  });

  it('puts the site together from these games, with the same settings', () => {
    expect([games.needs, site.needs]).toEqual(['settings', ['settings', 'games']]);
    expect(site.env).toEqual(games.env);
    for (const value of Object.values<string>(games.env))
      for (const [, name = ''] of value.matchAll(/needs\.settings\.outputs\.(\w+)/g))
        expect(Object.keys(settings.outputs)).toContain(name);
    const documented = readFileSync('docs/commands.md', 'utf8');
    for (const name of Object.keys(games.env)) expect(documented).toContain(`\`${name}=`);
    const stored = stepWith(games.steps, 'upload-artifact');
    const taken = stepWith(site.steps, 'download-artifact');
    expect(taken?.path).toBe(stored?.path);
    expect(String(stored?.name)).toMatch(new RegExp(`^${String(taken?.pattern).replace('*', '.+')}$`));
    expect(commandsOf(site.steps)).toEqual(['ci', 'build']);
    expect(stepWith(site.steps, 'upload-pages-artifact')?.path).toBe('out');
    for (const { steps } of [games, site]) expect(stepWith(steps, 'checkout')?.['fetch-depth']).toBe(0);
  });
});

describe('every workflow', () => {
  const workflows = readdirSync('.github/workflows').map((name) => {
    const text = readFileSync(`.github/workflows/${name}`, 'utf8');
    return { name, text, parsed: parse(text) };
  });

  it('has only keys that GitHub knows, and refers only to jobs, outputs and values that exist', () => {
    for (const { name, parsed } of workflows) expect(lintWorkflow(parsed), name).toEqual([]);
    const wrong = parse(readFileSync('.github/workflows/build-games.yml', 'utf8'));
    wrong.jobs.games.needs = 'setting';
    wrong.jobs.games.steps[3].runs = wrong.jobs.games.steps[3].run.replace('matrix.part', 'matrix.parts');
    wrong.jobs.site.steps[0].shells = 'bash';
    expect(lintWorkflow(wrong)).toEqual(
      expect.arrayContaining([
        'job games needs the job setting, which does not exist',
        'job games: matrix.parts does not exist',
        'job games: needs.settings.outputs.origin does not exist',
        'step 1 of job site has the unknown key shells',
      ]),
    );
  });

  it('pins each action by commit, with its version in a comment', () => {
    for (const { name, text } of workflows)
      for (const [line] of text.matchAll(/^.*\buses: (?!\.\/).*$/gm))
        expect(`${name}: ${line.trim()}`).toMatch(/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('gives write permissions to the deploying job alone', () => {
    const writers = workflows.flatMap(({ parsed }) => {
      const jobs: Record<string, { permissions?: Record<string, string> }> = parsed.jobs;
      expect(parsed.permissions).toEqual({ contents: 'read' });
      return Object.entries(jobs)
        .filter(([, { permissions = {} }]) => Object.values(permissions).includes('write'))
        .map(([job, { permissions }]) => [job, permissions]);
    });
    expect(writers).toEqual([['deploy', { pages: 'write', 'id-token': 'write' }]]);
  });

  it('checks content from other contributors without secrets and without a stored token', () => {
    for (const { text, parsed } of workflows) {
      expect(text).not.toMatch(/secrets\.|pull_request_target|workflow_run/);
      const jobs: Record<string, { steps?: { uses?: string; with?: Record<string, unknown> }[] }> =
        parsed.jobs;
      for (const step of Object.values(jobs).flatMap(({ steps = [] }) => steps))
        if (step.uses?.startsWith('actions/checkout')) expect(step.with?.['persist-credentials']).toBe(false);
    }
  });

  it('reviews the dependencies of a pull request', () => {
    const { steps } = workflows.find(({ name }) => name === 'check.yml')?.parsed.jobs.dependencies ?? {};
    expect(steps.at(-1).uses).toContain('actions/dependency-review-action@');
  });
});

describe('the issue forms', () => {
  it.each(readdirSync('.github/ISSUE_TEMPLATE'))('%s is a valid GitHub issue form', (name) => {
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
