// Tests that every built page has a Content-Security-Policy that allows its own scripts and no others.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inlineScriptsOf } from '../../lib/security/inline-scripts';
import { scriptHash } from '../../scripts/files/hash.mjs';
import { CACHE_FOREVER, SECURITY_HEADERS } from '../../scripts/server/headers.mjs';

const OUT = 'out';

const pages = readdirSync(OUT, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && file.name.endsWith('.html'))
  .map((file) => join(file.parentPath, file.name));

const POLICY =
  /^<!doctype html><html[^>]*><head><meta charset="utf-8"\s*\/?><meta http-equiv="Content-Security-Policy" content="([^"]+)">/i;

describe('the exported pages', () => {
  it('all have a strict policy, also the share pages of rules and the 404 page', () => {
    const wrong: string[] = [];
    for (const page of pages) {
      const html = readFileSync(page, 'utf8');
      const policy = POLICY.exec(html)?.[1] ?? '';
      const scripts = policy.split(';').find((rule) => rule.startsWith('script-src ')) ?? 'no script-src';
      if (!policy.startsWith("default-src 'none';")) wrong.push(`${page}: no policy at its top`);
      if (/unsafe|\*|https?:|data:|blob:|no script-src/.test(scripts)) wrong.push(`${page}: ${scripts}`);
      const allowed = [...scripts.matchAll(/'sha256-([^']+)'/g)].map(([, name]) => name);
      const present = [...new Set(inlineScriptsOf(html).map(scriptHash))];
      if (allowed.toSorted().join() !== present.toSorted().join())
        wrong.push(`${page}: other scripts than its own`);
      if (/<[a-z][^>]*\son[a-z]+\s*=\s*["']/i.test(html.replace(/<script[\s\S]*?<\/script>/g, '')))
        wrong.push(`${page}: a handler in an attribute`);
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(pages.length).toBeGreaterThan(1000);
    expect(pages).toContain('out/404.html');
  });

  it('come with header files for Netlify and Apache', () => {
    const netlify = readFileSync('out/_headers', 'utf8');
    const apache = readFileSync('out/.htaccess', 'utf8');
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(netlify).toContain(`\n  ${name}: ${value}\n`);
      expect(apache).toContain(`Header always set ${name} "${value}"`);
    }
    for (const folder of ['_next/static', 'client'])
      expect(netlify).toContain(`/${folder}/*\n  cache-control: ${CACHE_FOREVER}`);
    expect(apache).toContain('/(_next/static|client)/');
  });
});
