// Compares the icons on pages with the SVG files in content/<game>/icons: they must have the same elements and pixels.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteRegistry } from '../../support/site-content';
import { PHONE, startSite } from '../support/serve-site';

const site = startSite();
// The test parses drawings in the page, so it bypasses the Trusted Types policy of the site, which forbids this.
const ENGLISH = { ...PHONE, locale: 'en-US', bypassCSP: true };
const LABEL = /<svg\b(?=[^>]*role="img")(?=[^>]*aria-label="([^"]*)")/g;

/** Maps each icon name, in all languages, to the SVG drawings that have this name. */
async function drawingsByName(game: string): Promise<Record<string, string[]>> {
  const registry = (await siteRegistry()).get(game);
  const drawings: Record<string, string[]> = {};
  for (const [icon, names] of Object.entries(registry?.fields.icons ?? {}))
    for (const name of Object.values(names)) {
      drawings[name] ??= [];
      drawings[name].push(registry?.drawings.get(icon) ?? '');
    }
  return drawings;
}

/**
 * Covers the page with one large copy of each of its icons, for a screenshot. Returns the number of icons, and the
 * names of the icons whose elements differ from their SVG file. With `redraw`, draws the icons from the SVG files
 * instead, so that a test can compare the two screenshots.
 */
const collectIcons = (page: Page, drawings: Record<string, string[]>, redraw: boolean) =>
  page.evaluate(
    ([byName, fromDrawing]) => {
      const copies = new Map<string, Element>();
      for (const icon of document.querySelectorAll('svg.icon[role="img"]'))
        copies.set(icon.outerHTML, icon.cloneNode(true) as Element);
      const different: string[] = [];
      for (const icon of copies.values()) {
        const name = icon.getAttribute('aria-label') ?? '';
        const candidates = (byName[name] ?? []).map((drawing) => [
          ...new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement.children,
        ]);
        const same = candidates.find(
          (shapes) =>
            shapes.length === icon.children.length &&
            shapes.every((shape, at) => shape.isEqualNode(icon.children[at] ?? null)),
        );
        if (!same) different.push(name);
        if (fromDrawing) icon.replaceChildren(...(same ?? candidates[0] ?? []));
      }
      document.querySelector('.icon-sheet')?.remove();
      const sheet = document.createElement('div');
      sheet.className = 'icon-sheet';
      sheet.style.cssText = 'position:fixed;inset:0;z-index:99;background:Canvas;font-size:32px';
      sheet.append(...copies.values());
      (document.querySelector('dialog[open]') ?? document.body).append(sheet);
      return { count: copies.size, different };
    },
    [drawings, redraw] as const,
  );

async function expectIconsAsDrawn(page: Page, game: string): Promise<void> {
  const drawings = await drawingsByName(game);
  const { count, different } = await collectIcons(page, drawings, false);
  expect(different, page.url()).toEqual([]);
  expect(count, page.url()).toBeGreaterThan(0);
  const shown = await page.screenshot();
  await collectIcons(page, drawings, true);
  expect(shown.equals(await page.screenshot()), `${page.url()}: the icons look like their files`).toBe(true);
}

/** Returns one path for every kind of page of a game: the page with the most different icons. */
function pagesWithMostIcons(game: string): string[] {
  const best = new Map<string, { path: string; icons: number }>();
  for (const file of readdirSync(join('out', game), { recursive: true, withFileTypes: true })) {
    if (file.name !== 'index.html') continue;
    const path = `/${file.parentPath.slice('out/'.length)}/`;
    const [, , languages = '', entry = '', rule] = path.split('/');
    // Skip the share page of a rule, because it only redirects to the entry.
    if (rule) continue;
    const kind = /^(booklet|differences|terms|tonight|topics|setup)$/.test(entry) ? entry : entry && 'entry';
    const labels = readFileSync(join(file.parentPath, file.name), 'utf8').matchAll(LABEL);
    const icons = new Set([...labels].map(([, name]) => name)).size;
    const key = `${languages.length} ${kind}`;
    if (icons > (best.get(key)?.icons ?? 0)) best.set(key, { path, icons });
  }
  return [...best.values()].map(({ path }) => path);
}

describe.each(['outer-rim', 'rebellion', 'mandalorian-adventures', 'planet-unknown'])(
  'icons of %s',
  (game) => {
    it('look like their files on every kind of page', { timeout: 90_000 }, async () => {
      const paths = pagesWithMostIcons(game);
      expect(paths.length).toBeGreaterThan(1);
      const page = await site.newPage({ bypassCSP: true });
      for (const path of paths) {
        await page.goto(site.origin + path);
        await expectIconsAsDrawn(page, game);
      }
    });
  },
);

it('icons with +, = and − look like their files in a rule, on its card, in a preview and in search results', async () => {
  const page = await site.open('/outer-rim/en/reputation/', ENGLISH);
  const rule = page.locator('#track > .rule-body');
  const names = await rule
    .getByRole('img')
    .evaluateAll((all) => all.map((icon) => icon.getAttribute('aria-label')));
  expect(names.slice(0, 3)).toEqual(['positive reputation', 'neutral reputation', 'negative reputation']);
  const { width } = (await rule.boundingBox()) ?? { width: 0 };
  await rule.tap({ position: { x: width - 5, y: 6 } });
  await page.locator('dialog button').first().waitFor();
  await page.getByRole('button', { name: /across the table/i }).tap();
  await page.locator('.show .qr[data-ready]').waitFor();
  await expectIconsAsDrawn(page, 'outer-rim');

  const other = await site.open('/outer-rim/en/patrols/', ENGLISH);
  await other.locator('a[data-ref="reputation"]').first().tap();
  await other.locator('.preview-rule svg').first().waitFor();
  await expectIconsAsDrawn(other, 'outer-rim');
  await other.goto(`${site.origin}/outer-rim/en/?q=reputation+track`);
  await other.locator('.hit svg').first().waitFor();
  await expectIconsAsDrawn(other, 'outer-rim');
});
