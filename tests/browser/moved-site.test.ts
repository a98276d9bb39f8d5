// Addresses that outlived their rules, on a site of its own under a sub-path, with all its settings made.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../build-site';
import { backgroundOf, isInView, PHONE, startSite } from './harness';

const DIR = '.pravylo/moved-site';
const BASE = '/rules';
const ORIGIN = 'https://rules.example.org';

beforeAll(() => {
  buildSite({
    CONTENT_DIR: 'tests/fixtures/moved',
    OUT_DIR: DIR,
    PRAVYLO_DIR: '.pravylo/moved',
    BASE_PATH: BASE,
    SITE_ORIGIN: ORIGIN,
    HISTORY_URL: 'https://example.org/log/{path}',
    REPORT_URL: 'https://example.org/new?title={title}&body={body}',
  });
}, 600_000);
const site = startSite({ dir: DIR, basePath: BASE });

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('an address that moved, %s', (_name, javaScriptEnabled) => {
  const options = { ...PHONE, javaScriptEnabled };

  it('inside its entry lands on the rule and marks it', async () => {
    const page = await site.open(`${BASE}/skirmish/uk/combat/#draw`, options);
    expect(await isInView(page, '#tie')).toBe(true);
    expect(await backgroundOf(page, '#tie > .rule-body')).not.toBe('rgba(0, 0, 0, 0)');
    await page.context().close();
  });

  it.each([
    ['combat/draw', 'combat/#tie'],
    ['combat/flee', 'retreat/#leave'],
    ['fight/win', 'combat/#win'],
    ['fight/never', 'combat/'],
  ])('and was shared (%s) leads to %s', async (from, to) => {
    const page = await site.open(`${BASE}/skirmish/uk/`, options);
    await page.goto(`${site.origin}${BASE}/skirmish/uk/${from}/`, { waitUntil: 'commit' });
    await page.waitForURL(`${site.origin}${BASE}/skirmish/uk/${to}`);
    await page.context().close();
  });
});

describe('an address that moved to another entry', () => {
  it('is followed there', async () => {
    const page = await site.open(`${BASE}/skirmish/uk/combat/#flee`);
    await page.waitForURL(`${site.origin}${BASE}/skirmish/uk/retreat/#leave`, { waitUntil: 'load' });
    expect(await isInView(page, '#leave')).toBe(true);
    await page.context().close();
  });

  it('says where it went to those without scripts', async () => {
    const page = await site.open(`${BASE}/skirmish/uk/combat/#flee`, { ...PHONE, javaScriptEnabled: false });
    await page.getByText('Правило переїхало').getByRole('link').click();
    await page.waitForURL(`${site.origin}${BASE}/skirmish/uk/retreat/#leave`);
    await page.context().close();
  });
});

describe('the settings of a site', () => {
  const html = () => readFileSync(`${DIR}/skirmish/uk/combat/win/index.html`, 'utf8');

  it('make the addresses of previews absolute', () => {
    expect(html()).toContain(`<link rel="canonical" href="${ORIGIN}${BASE}/skirmish/uk/combat/">`);
    expect(html()).toContain(`content="${ORIGIN}${BASE}/previews/skirmish/uk/combat.png"`);
    expect(html()).toContain(`<meta property="og:url" content="${ORIGIN}${BASE}/skirmish/uk/combat/win/">`);
    expect(html()).toContain(`url=${BASE}/skirmish/uk/combat/#win`);
  });

  it('make the shared address that of the public site', async () => {
    const page = await site.open(`${BASE}/skirmish/uk/combat/`, {
      ...PHONE,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.locator('#win > .rule-body > p').tap();
    await page.getByRole('button', { name: 'Посилання', exact: true }).tap();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${ORIGIN}${BASE}/skirmish/uk/combat/win/`);
    await page.context().close();
  });

  it('link the history of an entry and a report that is filled in', async () => {
    const page = await site.open(`${BASE}/skirmish/uk/combat/`);
    const trail = page.locator('.trail');
    expect(await trail.innerText()).toContain('«Правила сутички», друге видання, с. 2');
    expect(await trail.getByRole('link', { name: 'Історія змін' }).getAttribute('href')).toBe(
      'https://example.org/log/content/skirmish/uk/combat.md',
    );
    const report = new URL(
      (await trail.getByRole('link', { name: 'Тут щось не так' }).getAttribute('href')) ?? '',
    );
    expect(report.searchParams.get('title')).toBe('Помилка: Сутичка · Бій · с. 2');
    expect(report.searchParams.get('body')).toMatch(
      /^Де: https:\/\/rules\.example\.org\/rules\/skirmish\/uk\/combat\/\nМова: uk\nВерсія: [0-9a-f]{8}/,
    );
    await page.context().close();
  });
});
