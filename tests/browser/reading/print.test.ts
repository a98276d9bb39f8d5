// Tests printing: paper sizes, page footers, controls that must not be printed, the list of pinned rules, and the
// booklet (all entries of a game as one document).
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, startSite } from '../support/serve-site';
import { withStoredValues } from '../support/stored-values';

const site = startSite();
const A4 = '210×297';
const A5 = '148×210';

/** Returns the sizes of the pages of a PDF, in millimeters. */
async function pageSizesOf(page: Page, options: Parameters<Page['pdf']>[0] = {}): Promise<string[]> {
  const pdf = (await page.pdf(options)).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) =>
    box
      .slice(1)
      .map((points) => Math.round((Number(points) / 72) * 25.4))
      .join('×'),
  );
}

/** Returns, for each link within a PDF, the page that contains its target, by the id of the target. */
async function pagesOfLinks(pdf: Uint8Array): Promise<Map<string, number>> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const book = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = new Map<string, number>();
  for (const [id, [target]] of Object.entries(await book.getDestinations()))
    pages.set(decodeURIComponent(id), (await book.getPageIndex(target)) + 1);
  await book.destroy();
  return pages;
}

const countVisible = (page: Page, selector: string) => page.locator(`${selector} >> visible=true`).count();

describe('print', () => {
  it('prints a whole game on A4 or A5, as chosen', async () => {
    const page = await site.open('/mandalorian-adventures/uk/booklet/', DESKTOP);
    await page.getByRole('radio', { name: 'A4' }).check();
    const large = await pageSizesOf(page, { preferCSSPageSize: true });
    expect(new Set(large)).toEqual(new Set([A4]));
    await page.getByRole('radio', { name: 'A5' }).check();
    const small = await pageSizesOf(page, { preferCSSPageSize: true });
    expect(new Set(small)).toEqual(new Set([A5]));
    expect(large.length).toBeGreaterThan(8);
    expect(small.length).toBeGreaterThan(large.length);
  });

  it.each(['A4', 'A5', 'Letter'])('writes the page of every entry into the contents on %s', async (paper) => {
    for (const path of ['/mandalorian-adventures/en/booklet/', '/rebellion/uk/booklet/']) {
      const page = await site.open(path, DESKTOP);
      await page.getByRole('radio', { name: paper }).check();
      const printed = await pagesOfLinks(await page.pdf({ preferCSSPageSize: true }));
      const written = await page
        .locator('.booklet-contents a')
        .evaluateAll((links) =>
          links.map((link) => [
            (link as HTMLAnchorElement).hash.slice(1),
            Number((link as HTMLElement).dataset.page),
          ]),
        );
      expect(written.length).toBeGreaterThan(50);
      expect(written, path).toEqual(written.map(([id = '']) => [id, printed.get(String(id))]));
    }
  });

  it('has page numbers and the address in the footer of every printed page', async () => {
    const page = await site.open('/outer-rim/uk/combat/', DESKTOP);
    const rules = () =>
      page.evaluate(() =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => rule instanceof CSSPageRule)
          .map((rule) => rule.cssText)
          .join('\n'),
      );
    expect(await rules()).not.toContain('localhost');
    await page.pdf();
    expect(await rules()).toMatch(/@bottom-left \{ content: "localhost:\d+\/outer-rim\/uk\/combat\/"/);
    expect(await rules()).toMatch(/@bottom-right \{[^}]*content: counter\(page\)/);
  });

  it('contains the rules, their source and address, and no controls', async () => {
    const page = await site.open('/planet-unknown/uk/setup/', { ...PHONE, colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    for (const selector of [
      'header',
      'footer',
      '.dock',
      '.flow-strip',
      '.tick',
      '.checklist',
      '.players-choice',
      '.topic-picture',
      'main button',
    ])
      expect(await countVisible(page, selector), selector).toBe(0);
    expect(await page.locator('#station').isVisible()).toBe(true);
    expect(await page.locator('.print-address').innerText()).toBe(`${site.origin}/planet-unknown/uk/setup/`);
    const [ink, paper] = await page.evaluate(() => [
      getComputedStyle(document.body).color,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    expect(new Set(await pageSizesOf(page, { format: 'A5' }))).toEqual(new Set([A5]));
  });

  it('does not contain the hint that a rule can be tapped', async () => {
    const page = await site.open('/outer-rim/en/combat/', PHONE);
    await page.locator('.rule-hint').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.rule-hint').isVisible()).toBe(false);
  });

  it('prints the pinned list with the address of every line', async () => {
    const pins = { 'outer-rim': ['patrols#win', 'combat'] };
    const page = await site.open('/outer-rim/uk/tonight/', withStoredValues(site, { pins }, DESKTOP));
    await page.locator('.pins > li').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.pins .print-address').allInnerTexts()).toEqual([
      '/outer-rim/uk/patrols/#win',
      '/outer-rim/uk/combat/',
    ]);
    expect(await countVisible(page, 'main button')).toBe(0);
    expect(await page.getByText('Нещодавно переглянуте').isVisible()).toBe(false);
    expect(await pageSizesOf(page, { format: 'A4' })).toEqual([A4]);
  });
});

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('the booklet on %s', (_name, device) => {
  it('contains every unlocked entry once, numbered, with working references and unique anchors', async () => {
    const page = await site.open('/outer-rim/uk/booklet/', device);
    const numbers = await page.locator('.booklet-entry > h3 .booklet-n').allInnerTexts();
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
    expect(numbers.length).toBe(71);
    const { duplicates, dead } = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      const links = [...document.querySelectorAll<HTMLAnchorElement>('.booklet a[href^="#"]')];
      return {
        duplicates: ids.filter((id, index) => ids.indexOf(id) !== index),
        dead: links.map((link) => link.hash.slice(1)).filter((id) => !document.getElementById(id)),
      };
    });
    expect(duplicates).toEqual([]);
    expect(dead).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    const reference = page.locator('.booklet-entry .ref[data-ref="patrols"]').first();
    const contentAfter = await reference.evaluate((link) => getComputedStyle(link, '::after').content);
    const number = await page.locator('#patrols .booklet-n').innerText();
    expect(contentAfter).toContain('§');
    expect(await reference.getAttribute('data-number')).toBe(number);
  });

  it('exists in Russian too', async () => {
    const page = await site.open('/outer-rim/ru/booklet/', device);
    await page.getByRole('heading', { name: 'Содержание' }).waitFor();
    expect(await page.getByRole('button', { name: 'Печатать' }).isVisible()).toBe(true);
  });

  it('applies the reader’s filters', async () => {
    const page = await site.open(
      '/rebellion/uk/booklet/',
      withStoredValues(site, { hidden: { rebellion: ['team'] } }, device),
    );
    expect(await page.locator('.note-team').count()).toBeGreaterThan(5);
    expect(await countVisible(page, '.note-team')).toBe(0);
    expect(await page.locator('#team-game').isVisible()).toBe(false);
  });
});
