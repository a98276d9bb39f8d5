// Tests the HTML of the pages of the built site: metadata, links, sitemap, redirects.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const OUT = 'out';
const pages = new Map<string, string>();

beforeAll(() => {
  for (const file of readdirSync(OUT, { recursive: true, withFileTypes: true }))
    if (file.name === 'index.html') {
      const path = join(file.parentPath, file.name);
      pages.set(`/${file.parentPath.slice(OUT.length + 1)}/`.replace('//', '/'), readFileSync(path, 'utf8'));
    }
});

const isNotFound = (path: string) => path.startsWith('/404/') || path.startsWith('/_not-found/');
const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

describe('the built site', () => {
  it('has pages', () => {
    expect(pages.size).toBeGreaterThan(100);
  });

  it('has the language, title, description and canonical address on every page', () => {
    const wrong: string[] = [];
    for (const [path, html] of pages) {
      if (isNotFound(path)) continue;
      // A side-by-side page such as /outer-rim/ru-uk/ has the first of its two languages as its `lang`.
      const lang = /\/(uk|ru|en)(?:-(?:uk|ru|en))?\//.exec(path)?.[1] ?? 'uk';
      if (first(html, /<html[^>]* lang="([^"]+)"/) !== lang) wrong.push(`${path}: lang`);
      if (!first(html, /<title>([^<]{5,})<\/title>/)) wrong.push(`${path}: title`);
      if (!first(html, /<meta name="description" content="([^"]{10,})"/)) wrong.push(`${path}: description`);
      if (!first(html, /<link rel="canonical" href="([^"]+)"/)) wrong.push(`${path}: canonical`);
    }
    expect(wrong).toEqual([]);
  });

  it('names another edition in the script of the page', () => {
    const badges = (path: string) =>
      new Set(
        [...(pages.get(path) ?? '').matchAll(/class="rule-differs"[^>]*>([^<]+)</g)].map(([, text]) => text),
      );
    expect(badges('/outer-rim/en/patrols/')).toEqual(new Set(['≠ RU']));
    expect(badges('/outer-rim/uk/patrols/')).toEqual(new Set(['≠ РУ']));
  });

  it('links an entry to its other languages, in both directions', () => {
    const alternates = (html: string) =>
      [...html.matchAll(/<link rel="alternate" hrefLang="([a-z]+)" href="([^"]+)"/gi)].map(
        ([, lang, href]) => [lang, href],
      );
    expect(alternates(pages.get('/outer-rim/uk/patrols/') ?? '')).toEqual([
      ['uk', '/outer-rim/uk/patrols/'],
      ['ru', '/outer-rim/ru/patrols/'],
      ['en', '/outer-rim/en/patrols/'],
    ]);
    expect(alternates(pages.get('/outer-rim/ru/patrols/') ?? '')).toEqual(
      alternates(pages.get('/outer-rim/uk/patrols/') ?? ''),
    );
  });

  it('has no broken links: every address and every anchor inside the site exists', () => {
    const ids = new Map(
      [...pages].map(([path, html]) => [
        path,
        new Set([...html.matchAll(/ (?:id|data-anchor)="([^"]+)"/g)].map(([, id]) => id)),
      ]),
    );
    const dead: string[] = [];
    for (const [path, html] of pages)
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
        if (/^(https?:|mailto:)/.test(href)) continue;
        const [page = '', anchor] = decodeURI(href)
          .replace(/\?[^#]*/, '')
          .split('#');
        const target = page === '' ? path : page;
        if (!pages.has(target)) dead.push(`${path} → ${href}`);
        else if (anchor && !ids.get(target)?.has(anchor)) dead.push(`${path} → ${href} (anchor)`);
      }
    expect(dead).toEqual([]);
  });

  it('loads nothing from other hosts', () => {
    const foreign = [...pages].filter(([, html]) =>
      /(?:src|href)="(?:https?:)?\/\/(?!localhost)/.test(html.replace(/<a [^>]*>/g, '')),
    );
    expect(foreign.map(([path]) => path)).toEqual([]);
  });

  it('lists every public page with text in the sitemap', () => {
    const listed = new Set(
      [...readFileSync(join(OUT, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, path]) => path,
      ),
    );
    for (const path of listed) expect(pages.has(path ?? ''), path).toBe(true);
    // The sitemap omits redirects, locked entries, pages that show the reader's own data, and the share pages of rules.
    const unlisted = /http-equiv="refresh"|name="robots" content="noindex"/;
    const personal = /^\/not-kept\/|\/(?:tonight|decisions|booklet)\/$|^(?:\/[^/]+){4}\/$/;
    const isRedirect = (path: string) => {
      const [, game, lang, id] = path.split('/');
      const entry = `.pravylo/entries/${game}.${lang}/${id}.json`;
      return existsSync(entry) && JSON.parse(readFileSync(entry, 'utf8')).see.length > 0;
    };
    const missing = [...pages].filter(
      ([path, html]) =>
        !listed.has(path) && !unlisted.test(html) && !personal.test(path) && !isRedirect(path),
    );
    expect(missing.map(([path]) => path)).toEqual([]);
  });

  it('has the reading settings on every page of a game and on the home page', () => {
    const without = [...pages].filter(
      ([path, html]) =>
        // Do not check redirect pages, which have no `main` element; pages of private books and the editor, which the
        // browser renders; the fallback page for pages that are not on the device; and the 404 page.
        /<main id="content"/.test(html) &&
        !/^\/(?:shelf\/[a-z]+\/)?(?:own|edit)\/|^\/not-kept\//.test(path) &&
        !isNotFound(path) &&
        !html.includes('data-island="settings/sheet"'),
    );
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('has a redirect page with links to all languages at every address without a language', () => {
    const links = (path: string) =>
      [...(pages.get(path) ?? '').matchAll(/<a lang="[a-z]+" hreflang="[a-z]+" href="([^"]+)"/g)].map(
        ([, href]) => href,
      );
    expect(links('/outer-rim/')).toEqual(['/outer-rim/uk/', '/outer-rim/ru/', '/outer-rim/en/']);
    expect(links('/rebellion/')).toEqual(['/rebellion/uk/', '/rebellion/en/']);
    expect(links('/shelf/uk/')).toEqual(['/']);
    expect(links('/shelf/')).toContain('/shelf/ru/');
  });

  it('serves the data of every edition as JSON', () => {
    for (const file of ['outer-rim.uk.json', 'outer-rim.ru.json', 'rebellion.uk.json']) {
      expect(existsSync(join(OUT, 'data', file))).toBe(true);
      expect(JSON.parse(readFileSync(join(OUT, 'data', file), 'utf8')).entries.length).toBeGreaterThan(50);
    }
  });

  it('redirects without scripts', () => {
    expect(pages.get('/outer-rim/uk/remove-from-game/')).toMatch(
      /http-equiv="refresh" content="0; url=\/outer-rim\/uk\/discard\/"/i,
    );
  });
});
