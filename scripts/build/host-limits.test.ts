// Tests the warnings about the limits of hosts, and the table of the same limits in docs/hosting.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exceededLimits, HOSTS } from './host-limits';

const size = { files: 20_000, bytes: 100e6, largest: { path: '/a.js', bytes: 25 * 2 ** 20 } };

it('a site within the limits has no warning', () => {
  for (const host of Object.keys(HOSTS)) expect(exceededLimits(host, size)).toEqual([]);
});

it('each exceeded limit is named with its figures', () => {
  expect(exceededLimits('cloudflare-pages', { ...size, files: 20_001 })).toEqual([
    'The site has 20001 files; Cloudflare Pages takes at most 20000 files.',
  ]);
  expect(exceededLimits('github-pages', { ...size, bytes: 1.2e9 })).toEqual([
    'The site has 1200 MB; GitHub Pages takes at most 1000 MB.',
  ]);
  expect(exceededLimits('cloudflare-pages', { ...size, largest: { path: '/a.js', bytes: 30e6 } })).toEqual([
    'The site has the file /a.js of 30 MB; Cloudflare Pages takes files of at most 26 MB.',
  ]);
});

it('an unknown host is reported with the known ones', () => {
  expect(() => exceededLimits('attic', size)).toThrow('expected one of github-pages, gitlab-pages');
});

it('docs/hosting shows the limits of every host', () => {
  const readme = readFileSync('docs/hosting/README.md', 'utf8');
  for (const [id, { name, files, bytes }] of Object.entries(HOSTS)) {
    const row = readme.split('\n').find((line) => line.startsWith(`| ${name} | \`${id}\` |`));
    expect(row, name).toBeDefined();
    if (files) expect(row).toContain(files.toLocaleString('en'));
    if (bytes) expect(row).toContain(bytes >= 1e9 ? `${bytes / 1e9} GB` : `${bytes / 1e6} MB`);
  }
});
