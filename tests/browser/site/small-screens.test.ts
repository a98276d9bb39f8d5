// Every page of the site on the smallest phones in every text size: nothing scrolls sideways, no control is cut off.
// One look at each page: it is put into a page that has the styles already, and the sizes are switched in place.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { decision } from '../decisions/decisions';
import { misfitsOf, teachToLook } from '../support/find-overflow';
import { PHONE, startSite } from '../support/serve-site';
import { remembering } from '../support/stored-values';

const site = startSite();
/** Where a page fits 320 px it fits wider ones; every kind of page is looked at there too, for what a width alone would change. */
const WIDTHS = [
  { width: 320, each: 1 },
  { width: 360, each: 8 },
];

const listed = [...readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
  ([, path = '']) => path,
);
/** Two languages side by side the other way round: the same words in the same places, each in the other's column. */
const isMirror = (path: string): boolean => {
  const [, one = '', other = ''] = /^\/[^/]+\/([a-z]+)-([a-z]+)\//.exec(path) ?? [];
  return other < one;
};
/** Pages that stand in no sitemap. */
const unlisted = [
  '/offline/',
  '/shelf/en/offline/',
  '/404.html',
  '/outer-rim/uk/tonight/',
  '/outer-rim/en/booklet/',
];

/** So many pages are handed over at once: looked at in one go, none of them is drawn before the next takes its place. */
const TOGETHER = 40;

/** What does not fit: in all sizes on the first of the pages, in the largest text on the rest. Where larger text fits, smaller text does. */
const lookAt = (page: Page, paths: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (pages) => {
      const root = document.documentElement;
      return pages.flatMap(({ path, html }, at) => {
        const other = new DOMParser().parseFromString(html, 'text/html');
        for (const { name } of [...root.attributes]) if (name !== 'class') root.removeAttribute(name);
        for (const { name, value } of other.documentElement.attributes) root.setAttribute(name, value);
        root.classList.add('js');
        document.body.replaceWith(other.body);
        return (at === 0 ? [0, 1, 2] : [2]).flatMap((size) =>
          window.findMisfits(size).map((what) => `${path}, ${size}: ${what}`),
        );
      });
    },
    paths.map((path) => ({ path, html: readFileSync(`out${path.replace(/\/$/, '/index.html')}`, 'utf8') })),
  );

describe.each(WIDTHS)('pages at $width px', ({ width, each }) => {
  it('fits: in the largest text everywhere, in the smaller ones on every kind of page', {
    timeout: 240_000,
  }, async () => {
    const page = await site.open('/outer-rim/uk/', { ...PHONE, viewport: { width, height: 800 } });
    await teachToLook(page);
    const paths = [...unlisted, ...listed.filter((path, at) => at % (isMirror(path) ? 8 : each) === 0)];
    const faults: string[] = [];
    for (let from = 0; from < paths.length; from += TOGETHER)
      faults.push(...(await lookAt(page, paths.slice(from, from + TOGETHER))));
    expect(listed.length).toBeGreaterThan(1200);
    expect(faults.slice(0, 20)).toEqual([]);
  });
});

const READ = ['patrols#win', 'combat', 'core-rules#def'];
const DECIDED = 'Патруль рівня 4 не переслідує: так вирішили одноголосно.';

// What stands in no page, but is drawn in the reader's browser: the sweep above never sees it.
describe.each(['uk', 'ru', 'en'] as const)('what is drawn on the device in %s', (lang) => {
  it('fits the smallest phones in the largest text', async () => {
    const values = {
      pins: { 'outer-rim': READ },
      history: { [`outer-rim.${lang}`]: READ },
      decisions: { 'outer-rim': [decision('one', DECIDED, { table: 'Четвергові посиденьки' })] },
    };
    const page = await site.open(
      `/outer-rim/${lang}/patrols/`,
      remembering(site, values, { ...PHONE, locale: lang }),
    );
    const wrong: string[] = [];
    const look = async (what: string) => {
      wrong.push(...(await misfitsOf(page)).map((misfit) => `${what}, ${misfit}`));
    };
    const sheet = page.getByRole('dialog');
    const close = async () => {
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
    };
    await page.locator('.decision').first().waitFor();
    await look('an entry with a decision');
    await page.locator('[data-island="settings/sheet"]').tap();
    await page.locator('.settings').waitFor();
    await look('settings');
    await close();
    await page.locator('#def a.ref').first().tap();
    await page.locator('.preview').waitFor();
    await look('a preview');
    await close();
    for (const view of ['.rule-action:nth-child(2)', '.rule-decide']) {
      await page.locator('#win > .rule-body > .rule-n').focus();
      await page.keyboard.press('Enter');
      await page.locator('.rule-copy').waitFor();
      await look('actions of a rule');
      await page.locator(view).tap();
      await page.locator('.rule-copy').waitFor({ state: 'detached' });
      await look(view);
      await close();
    }
    for (const [path, drawn] of [
      ['tonight/', '.pins'],
      ['decisions/', '.decision'],
      [`?q=${lang === 'en' ? 'patrol' : 'патруль'}`, '[role="option"]'],
    ] as const) {
      await page.goto(`${site.origin}/outer-rim/${lang}/${path}`);
      await page.locator(drawn).first().waitFor();
      await look(path);
    }
    expect(wrong).toEqual([]);
  });
});
