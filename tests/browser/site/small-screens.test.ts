// Checks every page on the smallest phones, in every text size, for horizontal scrolling and cut-off controls. To
// save time, the test inserts the HTML of each page into one open page that has loaded the styles.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { decision } from '../decisions/decision-helpers';
import { installOverflowCheck, overflowsOf } from '../support/find-overflow';
import { PHONE, startSite } from '../support/serve-site';
import { withStoredValues } from '../support/stored-values';

const site = startSite();
/**
 * Screen widths in CSS pixels. A page that fits 320 px usually fits wider screens, so the test checks only every 8th
 * page at 360 px.
 */
const WIDTHS = [
  { width: 320, everyNth: 1 },
  { width: 360, everyNth: 8 },
];

const listed = [...readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
  ([, path = '']) => path,
);
/** Whether a side-by-side page has the same columns as another one in reverse order, such as `ru-uk` for `uk-ru`. */
const isMirror = (path: string): boolean => {
  const [, one = '', other = ''] = /^\/[^/]+\/([a-z]+)-([a-z]+)\//.exec(path) ?? [];
  return other < one;
};
/** Paths of pages that are not in the sitemap. */
const unlisted = [
  '/offline/',
  '/shelf/en/offline/',
  '/404.html',
  '/outer-rim/uk/tonight/',
  '/outer-rim/en/booklet/',
];

/** Number of pages that one call checks. The browser does not paint during a call, which saves time. */
const BATCH_SIZE = 40;

/** Returns the addresses of the style sheets of a page. */
const styleSheetsOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);

/** Loads the style sheets of all these pages, so that `checkPages` can enable those of each page. */
async function loadStyleSheets(page: Page, paths: readonly string[]): Promise<void> {
  for (const url of new Set(paths.flatMap((path) => styleSheetsOf(readPage(path)))))
    if (
      !(await page.evaluate(
        (href) => [...document.styleSheets].some((sheet) => sheet.href?.endsWith(href)),
        url,
      ))
    )
      await page.addStyleTag({ url });
}

const readPage = (path: string): string => readFileSync(`out${path.replace(/\/$/, '/index.html')}`, 'utf8');

/**
 * Returns the overflows of pages. Checks the first page in all text sizes, and the others only in the largest size,
 * because a page that fits in large text fits in smaller text.
 */
const checkPages = (page: Page, paths: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (pages) => {
      const root = document.documentElement;
      return pages.flatMap(({ path, html }, at) => {
        const other = new DOMParser().parseFromString(html, 'text/html');
        for (const { name } of [...root.attributes]) if (name !== 'class') root.removeAttribute(name);
        for (const { name, value } of other.documentElement.attributes) root.setAttribute(name, value);
        root.classList.add('js');
        const used = new Set(
          [...other.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href')),
        );
        for (const sheet of document.styleSheets)
          if (sheet.href) sheet.disabled = !used.has(new URL(sheet.href).pathname);
        document.body.replaceWith(other.body);
        return (at === 0 ? [0, 1, 2] : [2]).flatMap((size) =>
          window.findOverflows(size).map((overflow) => `${path}, ${size}: ${overflow}`),
        );
      });
    },
    paths.map((path) => ({ path, html: readPage(path) })),
  );

describe.each(WIDTHS)('pages at $width px', ({ width, everyNth }) => {
  it('fit in the largest text; one page of each batch in the smaller sizes too', {
    timeout: 240_000,
  }, async () => {
    const page = await site.open('/outer-rim/uk/', {
      ...PHONE,
      viewport: { width, height: 800 },
      // Without this option, the security policy would not allow the test to parse the HTML of other pages.
      bypassCSP: true,
    });
    await installOverflowCheck(page);
    const paths = [...unlisted, ...listed.filter((path, at) => at % (isMirror(path) ? 8 : everyNth) === 0)];
    await loadStyleSheets(page, paths);
    const overflows: string[] = [];
    for (let from = 0; from < paths.length; from += BATCH_SIZE)
      overflows.push(...(await checkPages(page, paths.slice(from, from + BATCH_SIZE))));
    expect(listed.length).toBeGreaterThan(1200);
    expect(overflows.slice(0, 20)).toEqual([]);
  });
});

const READ = ['patrols#win', 'combat', 'core-rules#def'];
const DECISION = 'Патруль рівня 4 не переслідує: так вирішили одноголосно.';

// The content that islands (scripts of a page) render in the browser is not in the HTML files, so the tests above do
// not check it.
describe.each(['uk', 'ru', 'en'] as const)('content rendered by islands in %s', (lang) => {
  it('fits the smallest phones in the largest text', async () => {
    const values = {
      pins: { 'outer-rim': READ },
      history: { [`outer-rim.${lang}`]: READ },
      decisions: { 'outer-rim': [decision('one', DECISION, { table: 'Четвергові посиденьки' })] },
    };
    const page = await site.open(
      `/outer-rim/${lang}/patrols/`,
      withStoredValues(site, values, { ...PHONE, locale: lang }),
    );
    const found: string[] = [];
    const check = async (what: string) => {
      found.push(...(await overflowsOf(page)).map((overflow) => `${what}, ${overflow}`));
    };
    const sheet = page.getByRole('dialog');
    const close = async () => {
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
    };
    await page.locator('.decision').first().waitFor();
    await check('an entry with a decision');
    await page.locator('[data-island="settings/sheet"]').tap();
    await page.locator('.settings').waitFor();
    await check('settings');
    await close();
    await page.locator('#def a.ref').first().tap();
    await page.locator('.preview').waitFor();
    await check('a preview');
    await close();
    for (const view of ['.rule-action:nth-child(2)', '.rule-decide']) {
      await page.locator('#win > .rule-body > .rule-n').focus();
      await page.keyboard.press('Enter');
      await page.locator('.rule-copy').waitFor();
      await check('actions of a rule');
      await page.locator(view).tap();
      await page.locator('.rule-copy').waitFor({ state: 'detached' });
      await check(view);
      await close();
    }
    for (const [path, rendered] of [
      ['tonight/', '.pins'],
      ['decisions/', '.decision'],
      [`?q=${lang === 'en' ? 'patrol' : 'патруль'}`, '[role="option"]'],
    ] as const) {
      await page.goto(`${site.origin}/outer-rim/${lang}/${path}`);
      await page.locator(rendered).first().waitFor();
      await check(path);
    }
    expect(found).toEqual([]);
  });
});
