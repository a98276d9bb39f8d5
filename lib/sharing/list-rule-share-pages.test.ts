// Tests the share pages of an edition: their titles, descriptions and redirects.
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../tests/fixtures/settings';
import type { EntryData, GameData } from '../data/game-data';
import type { SiteEdition } from '../data/site-data-types';
import { listRuleSharePages } from './list-rule-share-pages';
import { ruleSharePageToHtml } from './rule-share-page';

const entry = (id: string, rules: EntryData['rules'], more: Partial<EntryData> = {}): EntryData => ({
  id,
  title: `Стаття ${id}`,
  page: 8,
  rules,
  ...more,
});
const rule = (id: string, text: string, more: Partial<EntryData['rules'][number]> = {}) => ({
  id,
  kind: 'item' as const,
  text,
  ...more,
});

const entries = [
  entry(
    'patrols',
    [
      rule('def', 'Патруль — це :ship: & «судно» <фракції>.'),
      rule('move', 'Рух патрулів', { kind: 'heading' }),
      rule('route', 'Дорогу обираєш ти.', { section: 'move' }),
      rule('secret', 'Патруль зрадить.', { note: 'spoiler', until: 'mission-2' }),
      rule('market', 'Ринок.'),
      rule('differs', 'У російському виданні є ще одне правило.', { note: 'differs', about: ['only-in-ru'] }),
      rule('both', 'На с. 12 навпаки.', { note: 'unclear', about: ['route'] }),
      rule('choose', 'Ти вирішуєш:'),
      rule('which', 'котрий :ship: лишиться;', { parent: 'choose' }),
    ],
    { moved: { way: 'patrols#route' } },
  ),
  entry('old-patrols', [], { see: ['patrols'] }),
  entry('the-child', [rule('def', 'Малюк — жетон.')], { tags: ['spoiler'], until: 'mission-2' }),
  entry('round', [], { see: ['ring'] }),
  entry('ring', [], { see: ['round'] }),
];
const data: GameData = {
  game: 'rim',
  lang: 'uk',
  name: 'Кільце',
  version: '0',
  book: { title: 'Довідник', short: 'Довідник' },
  icons: { ship: { name: 'корабель', svg: '' } },
  entries,
};
const edition = {
  game: 'rim',
  lang: 'uk',
  name: 'Кільце',
  unlocks: [{ id: 'mission-2', name: 'Місія 2' }],
} as unknown as SiteEdition;
const published = ['patrols', 'patrols#only-in-ru', 'old-patrols#route', 'old-patrols#gone', 'ring#x'];
const pages = listRuleSharePages({ edition, data }, published);
const get = (path: string) => {
  const page = pages.get(path);
  if (!page) throw new Error(`No page ${path}.`);
  return page;
};

describe('the tiny pages of an edition', () => {
  it('are one for every rule, with the rule itself as title and description', () => {
    expect(get('/rim/uk/patrols/def/')).toMatchObject({
      site: 'Кільце · Стаття patrols · с. 8',
      title: 'Патруль — це корабель & «судно» <фракції>.',
      description: 'Патруль — це корабель & «судно» <фракції>.',
      canonical: '/rim/uk/patrols/',
      to: '/rim/uk/patrols/#def',
      picture: '/previews/rim/uk/patrols.png',
    });
  });

  it('say a heading together with its first rule', () => {
    expect(get('/rim/uk/patrols/move/').words).toBe('Рух патрулів. Дорогу обираєш ти.');
  });

  it('follow a moved rule and an entry that became a redirect', () => {
    expect(get('/rim/uk/patrols/way/').to).toBe('/rim/uk/patrols/#route');
    expect(get('/rim/uk/old-patrols/route/')).toMatchObject({
      to: '/rim/uk/patrols/#route',
      canonical: '/rim/uk/patrols/',
      path: '/rim/uk/patrols/route/',
    });
    expect(get('/rim/uk/old-patrols/gone/').to).toBe('/rim/uk/patrols/');
  });

  it('lead to the note on editions where a rule is printed only in another language', () => {
    expect(get('/rim/uk/patrols/only-in-ru/')).toMatchObject({
      to: '/rim/uk/patrols/#differs',
      words: 'У російському виданні є ще одне правило.',
    });
  });

  it('say a fragment of a list with the line that leads it in', () => {
    expect(get('/rim/uk/patrols/which/')).toMatchObject({
      title: 'Ти вирішуєш: котрий корабель лишиться.',
      words: 'Ти вирішуєш: котрий корабель лишиться.',
    });
  });

  it('say a rule of a few letters together with its entry', () => {
    expect(get('/rim/uk/patrols/market/')).toMatchObject({
      title: 'Стаття patrols: Ринок.',
      words: 'Ринок.',
    });
  });

  it('end where redirects go round in a ring', () => {
    expect(pages.has('/rim/uk/ring/x/')).toBe(false);
  });

  it.each(['/rim/uk/the-child/def/', '/rim/uk/patrols/secret/'])('tell nothing of a spoiler: %s', (path) => {
    const html = ruleSharePageToHtml(get(path), SETTINGS);
    expect(html).not.toMatch(/Малюк|зрадить|Стаття|previews\/rim\/uk\//);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('місія 2');
    // The redirect without scripts must have no anchor, because an anchor would unlock the spoiler.
    expect(html).toMatch(/http-equiv="refresh" content="0; url=\/rim\/uk\/[a-z-]+\/"/);
  });
});

describe('a tiny page', () => {
  const html = ruleSharePageToHtml(get('/rim/uk/patrols/def/'), SETTINGS);

  it('carries its words safely', () => {
    expect(html).toContain('<title>Патруль — це корабель &amp; «судно» &lt;фракції&gt;.</title>');
    expect(html).not.toContain('<фракції>');
  });

  it('leads on with scripts and without', () => {
    expect(html).toContain('location.replace("/rim/uk/patrols/#def")');
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/rim/uk/patrols/#def">');
    expect(html).toContain('<a href="/rim/uk/patrols/#def">Відкрити в правилах</a>');
  });

  it('contains the notes about the rule', () => {
    const { title, description, words } = get('/rim/uk/patrols/route/');
    expect(title).not.toContain('навпаки');
    for (const text of [description, words])
      expect(text).toMatch(/Дорогу обираєш ти\. .+: На с\. 12 навпаки\.$/);
  });
});
