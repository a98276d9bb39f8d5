// Tests a site with other games, under a sub-path and with all settings: addresses of moved rules, decisions about
// changed rules, and a game made with `npm run new-game`.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { stringsOf } from '../../../lib/i18n';
import { buildSite, shareNextBundle } from '../../build/build-site';
import { GAME_WITH_MODULES } from '../../fixtures/game-with-modules';
import { decideAt } from '../decisions/decision-helpers';
import { startOfflineServer } from '../offline/offline-server';
import { openOfflinePhone, waitUntilComplete } from '../offline/worker-messages';
import { violationsInBothThemes } from '../support/axe';
import {
  backgroundOf,
  DESKTOP,
  isInView,
  PHONE,
  startSite,
  waitUntilInteractive,
} from '../support/serve-site';

const DIR = '.pravylo/site-with-all-settings';
const BASE = '/rules';
const ORIGIN = 'https://rules.example.org';

const WORK = '.pravylo/moved';
const CONTENT_DIR = '.pravylo/moved-content';
/** Folder with the previous version of the site, before its rules were moved. */
const BEFORE = '.pravylo/site-with-all-settings-before';
const COMBAT = `${CONTENT_DIR}/skirmish/uk/combat.md`;

const build = (dir: string) =>
  buildSite({
    CONTENT_DIR,
    OUT_DIR: dir,
    PRAVYLO_DIR: WORK,
    BASE_PATH: BASE,
    SITE_ORIGIN: ORIGIN,
    HISTORY_URL: 'https://example.org/log/{path}',
    REPORT_URL: 'https://example.org/new?title={title}&body={body}',
    OFFER_URL: 'https://example.org/offer?title={title}&body={body}',
  });

beforeAll(() => {
  for (const dir of [CONTENT_DIR, WORK]) rmSync(dir, { recursive: true, force: true });
  shareNextBundle(WORK);
  cpSync('tests/fixtures/moved', CONTENT_DIR, { recursive: true });
  execFileSync(
    'npm',
    ['run', '-s', 'new-game', '--', 'my-game', '--langs', 'uk,en', '--name', 'My own game'],
    {
      env: { ...process.env, CONTENT_DIR },
    },
  );
  for (const [path, text] of Object.entries(GAME_WITH_MODULES)) {
    mkdirSync(dirname(`${CONTENT_DIR}/expansions/${path}`), { recursive: true });
    writeFileSync(`${CONTENT_DIR}/expansions/${path}`, text);
  }
  const turn = `${CONTENT_DIR}/my-game/en/turn.md`;
  writeFileSync(turn, readFileSync(turn, 'utf8').replace('take one action', 'take two actions'));
  cpSync('tests/fixtures/moved-before/combat.md', COMBAT);
  build(BEFORE);
  cpSync('tests/fixtures/moved/skirmish/uk/combat.md', COMBAT);
  build(DIR);
}, 600_000);
const site = startSite({ dir: DIR, basePath: BASE });

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('the address of a moved rule, %s', (_name, javaScriptEnabled) => {
  const options = { ...PHONE, javaScriptEnabled };

  it('scrolls to the rule in the same entry and marks it', async () => {
    const page = await site.open(`${BASE}/skirmish/uk/combat/#draw`, options);
    expect(await isInView(page, '#tie')).toBe(true);
    expect(await backgroundOf(page, '#tie > .rule-body')).not.toBe('rgba(0, 0, 0, 0)');
  });

  it.each([
    ['combat/draw', 'combat/#tie'],
    ['combat/flee', 'retreat/#leave'],
    ['fight/win', 'combat/#win'],
    ['fight/never', 'combat/'],
  ])('redirects the share page %s to %s', async (from, to) => {
    const page = await site.open(`${BASE}/skirmish/uk/`, options);
    await page.goto(`${site.origin}${BASE}/skirmish/uk/${from}/`, { waitUntil: 'commit' });
    await page.waitForURL(`${site.origin}${BASE}/skirmish/uk/${to}`);
  });
});

describe('the address of a rule that moved to another entry', () => {
  it('redirects to the rule in that entry', async () => {
    const page = await site.open(`${BASE}/skirmish/uk/combat/#flee`);
    await page.waitForURL(`${site.origin}${BASE}/skirmish/uk/retreat/#leave`, { waitUntil: 'load' });
    expect(await isInView(page, '#leave')).toBe(true);
  });

  it('shows a link to the new place without scripts', async () => {
    const page = await site.open(`${BASE}/skirmish/uk/combat/#flee`, { ...PHONE, javaScriptEnabled: false });
    await page.getByText('Правило перенесено').getByRole('link').click();
    await page.waitForURL(`${site.origin}${BASE}/skirmish/uk/retreat/#leave`);
  });
});

describe('decisions made with an earlier version', () => {
  it('show that their rule was reworded, moved or removed since, and its earlier text', async () => {
    const server = await startOfflineServer(BEFORE, BASE);
    const context = await site.browser.newContext({ ...PHONE, locale: 'uk-UA', serviceWorkers: 'block' });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    const open = async (path: string) => {
      await page.goto(`${server.origin}${BASE}/skirmish/uk/${path}`);
      await waitUntilInteractive(page);
    };
    await open('combat/');
    for (const rule of ['def', 'win', 'draw', 'flee', 'alone']) {
      await decideAt(page, rule, `Наше про ${rule}`);
      await page.keyboard.press('Escape');
      await page.locator(`#${rule} .decision`).waitFor();
    }
    expect(await page.locator('.decision-old').count()).toBe(0);

    server.dir = DIR;
    await open('combat/');
    const MOVED = 'Відтоді правило перенесено.';
    const REWORDED = 'Відтоді правило переформульовано.';
    const readChanges = async (place: string, name: string) => {
      const note = page.locator(`${place} .decision`, { hasText: `Наше про ${name}` });
      const old = note.locator('.decision-old');
      await note.waitFor();
      if ((await old.count()) === 0) return [];
      await old.locator('summary').tap();
      return (await old.locator('p >> visible=true').allInnerTexts()).map((text) =>
        text.replace(/[\s\u2060]+/g, ' '),
      );
    };
    const gone = page.locator('article section', { hasText: 'Рішення до видалених правил' });
    await gone.waitFor();
    expect(await readChanges('#def', 'def')).toEqual([]);
    expect(await readChanges('#win', 'win')).toEqual([
      REWORDED,
      'Бій, 2. Хто викинув більше, той бере міст.',
    ]);
    expect(await readChanges('#tie', 'draw')).toEqual([
      MOVED,
      'Бій, 3. За рівності на мосту лишаються обидва загони.',
    ]);
    expect(await readChanges('article section', 'alone')).toEqual([
      'Цього правила в книзі вже немає.',
      'Бій, 5. Хто стоїть на мосту сам, той не кидає.',
    ]);
    expect(await page.locator('.decision', { hasText: 'Наше про flee' }).count()).toBe(0);
    await open('retreat/');
    expect(await readChanges('#leave', 'flee')).toEqual([
      `${MOVED} ${REWORDED}`,
      'Бій, 4. Загін, який не хоче битися, йде з мосту без кидка.',
    ]);
    await open('decisions/');
    await expect.poll(() => page.locator('.decision-old').count()).toBe(4);
    expect(await violationsInBothThemes(page)).toEqual([]);
    // The reader confirms that the decision is still valid.
    const moved = page.locator('.decisions li', { hasText: 'Наше про flee' });
    await moved.getByRole('button', { name: 'Досі діє' }).tap();
    await moved.locator('.decision-old').waitFor({ state: 'detached' });
    await moved.getByRole('link', { name: 'Відступ, 2' }).waitFor();
    // The rule of this decision no longer exists, so the search result links to the list of decisions instead of the
    // rule.
    await open('?q=alone');
    await page.locator('.hit.is-ours').tap();
    await page.waitForURL(/\/decisions\/#d-/);
    await context.close();
    await server.stop();
  });
});

describe('the settings of a site', () => {
  const html = () => readFileSync(`${DIR}/skirmish/uk/combat/win/index.html`, 'utf8');

  it('make the addresses in preview metadata absolute', () => {
    expect(html()).toContain(`<link rel="canonical" href="${ORIGIN}${BASE}/skirmish/uk/combat/">`);
    expect(html()).toContain(`content="${ORIGIN}${BASE}/previews/skirmish/uk/combat.png"`);
    expect(html()).toContain(`<meta property="og:url" content="${ORIGIN}${BASE}/skirmish/uk/combat/win/">`);
    expect(html()).toContain(`url=${BASE}/skirmish/uk/combat/#win`);
  });

  it('make shared links use the address of the public site', async () => {
    const page = await site.open(`${BASE}/skirmish/uk/combat/`, {
      ...PHONE,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.locator('#win > .rule-body > p').tap();
    await page.getByRole('button', { name: 'Посилання', exact: true }).tap();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${ORIGIN}${BASE}/skirmish/uk/combat/win/`);
  });

  it('link the history of an entry and a prefilled report', async () => {
    const page = await site.open(`${BASE}/skirmish/uk/combat/`);
    const trail = page.locator('.trail');
    expect(await trail.innerText()).toContain('«Правила сутички», друге видання, с. 2');
    expect(await trail.getByRole('link', { name: 'Історія змін' }).getAttribute('href')).toBe(
      'https://example.org/log/content/skirmish/uk/combat.md',
    );
    const report = new URL(
      (await trail.getByRole('link', { name: 'Повідомити про помилку' }).getAttribute('href')) ?? '',
    );
    expect(report.searchParams.get('title')).toBe('Помилка: Сутичка · Бій · с. 2');
    expect(report.searchParams.get('body')).toMatch(
      /^Де: https:\/\/rules\.example\.org\/rules\/skirmish\/uk\/combat\/\nМова: uk\nВерсія: [0-9a-f]{8}/,
    );
  });
});

describe('an offer to the maintainers', () => {
  it('is sent by the reader only: the editor links to a prefilled message with the changed words', async () => {
    const { editor: words } = stringsOf('uk');
    const page = await site.open(`${BASE}/skirmish/uk/combat/`);
    const sent: string[] = [];
    page.context().on('request', (request) => {
      if (new URL(request.url()).origin !== site.origin) sent.push(request.url());
    });
    await page.context().route('https://example.org/**', (route) => route.fulfill({ body: 'sent' }));
    await page.locator('#win > .rule-body > p').tap();
    await page.getByRole('link', { name: stringsOf('uk').sharing.correct }).tap();
    const field = page.locator('[data-rule="win"] textarea');
    const before = await field.inputValue();
    await field.fill(`${before} Отак & <b>.`);
    await page.locator('.editor-status[data-status="saved"]').waitFor();
    await page.getByRole('link', { name: /Теми/ }).tap();
    await page.getByLabel(words.author).fill('Анна');
    const link = page.getByRole('link', { name: words.issue });
    const message = new URL((await link.getAttribute('href')) ?? '');
    expect(message.origin + message.pathname).toBe('https://example.org/offer');
    expect(message.searchParams.get('title')).toBe(words.issueTitle('Сутичка'));
    const body = message.searchParams.get('body') ?? '';
    expect(body).toContain('Анна');
    expect(body).toContain(`uk/combat#win\n${words.issueChange(before, `${before} Отак & <b>.`)}`);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: words.write }).tap();
    await file;
    expect(sent).toEqual([]);
    const opened = page.context().waitForEvent('page');
    await link.tap();
    await (await opened).waitForURL(message.href);
    expect(sent).toEqual([message.href]);
    expect(page.errors).toEqual([]);
  });
});

describe('a game made with the new-game command', () => {
  it('can be read and searched in English, with an English interface', async () => {
    const page = await site.open(`${BASE}/my-game/en/turn/`, { ...PHONE, locale: 'en-GB' });
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.locator('#def').innerText()).toContain('On your turn take two actions.');
    await page.getByRole('link', { name: 'Ties' }).first().waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/(?!УК)\p{Script=Cyrillic}{2}/u);
    await page.goto(`${site.origin}${BASE}/my-game/en/?q=passing`);
    await page.getByText('You may pass').first().waitFor();
    expect(page.errors).toEqual([]);
  });

  it('is listed on a home page for each language of the site’s games, and no other language has one', async () => {
    const page = await site.open(`${BASE}/shelf/en/`, { ...PHONE, locale: 'en-GB' });
    await page.getByRole('heading', { name: 'Board game rules in your pocket' }).waitFor();
    await page.getByRole('link', { name: /My own game/ }).click();
    await page.waitForURL(`${site.origin}${BASE}/my-game/en/`);
    expect(existsSync(`${DIR}/shelf/ru`)).toBe(false);
    expect(readFileSync(`${DIR}/sitemap.xml`, 'utf8')).toContain(`${ORIGIN}${BASE}/my-game/en/turn/`);
  });
});

describe('a game with expansions', () => {
  it('shares a rule with the choice of what is played, which its reader sees and keeps', async () => {
    const page = await site.open(`${BASE}/expansions/uk/tonight/`, {
      ...PHONE,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByLabel('Тінь', { exact: true }).check();
    await page.goto(`${site.origin}${BASE}/expansions/uk/combat/`);
    await page.waitForFunction(() => document.documentElement.dataset.played === 'shadow');
    await page.locator('#roll > .rule-body > p').tap();
    await page.getByRole('button', { name: 'Посилання', exact: true }).tap();
    const shared = `${BASE}/expansions/uk/combat/roll/?with=shadow`;
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(ORIGIN + shared);

    const friend = await site.open(`${BASE}/expansions/uk/`, DESKTOP);
    await friend.goto(site.origin + shared, { waitUntil: 'commit' });
    await friend.waitForURL(`${site.origin}${BASE}/expansions/uk/combat/?with=shadow#roll`);
    await friend.waitForFunction(() => document.documentElement.dataset.played === 'shadow');
    await friend.goto(`${site.origin}${BASE}/expansions/uk/`);
    await friend.waitForFunction(() => document.documentElement.dataset.played === 'shadow');
    expect(await friend.locator('main').getByRole('link', { name: 'Рух снігом' }).first().isVisible()).toBe(
      false,
    );
    expect([...page.errors, ...friend.errors]).toEqual([]);
  });

  it('says nothing about expansions on the pages of other games', () => {
    expect(readFileSync(`${DIR}/skirmish/uk/combat/index.html`, 'utf8')).not.toMatch(
      /data-played|modules\/choice/,
    );
    expect(readFileSync(`${DIR}/expansions/uk/combat/index.html`, 'utf8')).toContain('data-played');
  });
});

describe('offline, under the sub-path', () => {
  it('addresses redirect as they do online', async () => {
    const server = await startOfflineServer(DIR, BASE);
    const context = await openOfflinePhone();
    const page = await context.newPage();
    await page.goto(`${server.origin}${BASE}/`);
    await waitUntilComplete(page);
    await server.stop();
    for (const [from, to] of [
      ['skirmish/uk', 'skirmish/uk/'],
      ['skirmish/uk/combat?q=x', 'skirmish/uk/combat/?q=x'],
      ['skirmish/uk/combat/win/', 'skirmish/uk/combat/#win'],
      ['skirmish/uk/combat/draw', 'skirmish/uk/combat/#tie'],
      ['skirmish/uk/combat/flee/', 'skirmish/uk/retreat/#leave'],
    ]) {
      const response = await page.goto(`${server.origin}${BASE}/${from}`);
      expect(response?.status()).toBe(200);
      expect(page.url()).toBe(`${server.origin}${BASE}/${to}`);
    }
    expect((await page.goto(`${server.origin}${BASE}/nothing/`))?.status()).toBe(404);
    await context.close();
  });
});
