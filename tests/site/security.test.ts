// Every exported page carries a policy that names exactly its own scripts.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inlineScriptsOf } from '../../lib/security/inline-scripts';
import { KEPT_FOR_GOOD, SAFETY } from '../../scripts/server/headers.mjs';

const OUT = 'out';
const hash = (text: string) => createHash('sha256').update(text).digest('base64');
const pages = readdirSync(OUT, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && file.name.endsWith('.html'))
  .map((file) => join(file.parentPath, file.name));

const POLICY =
  /^<!doctype html><html[^>]*><head><meta charset="utf-8"\s*\/?><meta http-equiv="Content-Security-Policy" content="([^"]+)">/i;

describe('the exported pages', () => {
  it('all carry a strict policy, the small ones of single rules and the 404 page too', () => {
    const wrong: string[] = [];
    for (const page of pages) {
      const html = readFileSync(page, 'utf8');
      const policy = POLICY.exec(html)?.[1] ?? '';
      const scripts = policy.split(';').find((rule) => rule.startsWith('script-src ')) ?? 'no script-src';
      if (!policy.startsWith("default-src 'none';")) wrong.push(`${page}: no policy at its top`);
      if (/unsafe|\*|https?:|data:|blob:|no script-src/.test(scripts)) wrong.push(`${page}: ${scripts}`);
      const named = [...scripts.matchAll(/'sha256-([^']+)'/g)].map(([, name]) => name);
      const own = [...new Set(inlineScriptsOf(html).map(hash))];
      if (named.toSorted().join() !== own.toSorted().join())
        wrong.push(`${page}: other scripts than its own`);
      if (/<[a-z][^>]*\son[a-z]+\s*=\s*["']/i.test(html.replace(/<script[\s\S]*?<\/script>/g, '')))
        wrong.push(`${page}: a handler in an attribute`);
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(pages.length).toBeGreaterThan(1000);
    expect(pages).toContain('out/404.html');
  });

  it('come with headers for hosts that read them from a file', () => {
    const netlify = readFileSync('out/_headers', 'utf8');
    const apache = readFileSync('out/.htaccess', 'utf8');
    for (const [name, value] of Object.entries(SAFETY)) {
      expect(netlify).toContain(`\n  ${name}: ${value}\n`);
      expect(apache).toContain(`Header always set ${name} "${value}"`);
    }
    expect(netlify).toContain(`/_next/static/*\n  cache-control: ${KEPT_FOR_GOOD}`);
  });
});
