// Checks the complete search, from query to results, with a small game.
import { describe, expect, it } from 'vitest';
import { smallGame } from '../../tests/search/small-game';
import { createIndex } from './index/create-index';
import { search } from './search';
import type { SearchOptions } from './types';

const index = createIndex(smallGame);
const find = (query: string, options: SearchOptions = {}) => search(index, query, options);
const first = (query: string, options: SearchOptions = {}) => find(query, options).results[0];

describe('a query that is a name', () => {
  it('ranks the named entry first, even if other entries contain its words', () => {
    expect(first('Бій')?.entry).toBe('combat');
    expect(first('кораблі фракцій')?.entry).toBe('patrols');
    expect(first('ринок')?.entry).toBe('market');
  });

  it('shows the definition of the thing', () => {
    expect(first('патрулі')?.rule).toBe('def');
  });

  it('shows the target of a redirect with the title of the redirect', () => {
    expect(first('Космічний бій')).toMatchObject({ entry: 'combat', title: 'Бій', from: 'Космічний бій' });
    expect(find('маршрути').results.map(({ entry }) => entry)).toEqual(['spaces', 'adjacency']);
  });

  it('finds the section of a heading', () => {
    expect(first('рухом патрулів')).toMatchObject({
      entry: 'patrols',
      section: 'patrol-movement',
      sectionTitle: 'Рух патрулів',
      rule: 'trigger',
    });
  });

  it('finds the rule of an index term', () => {
    expect(first('знищити')).toMatchObject({ entry: 'patrols', rule: 'win' });
  });

  it('matches English names, names of other editions and unfinished names', () => {
    expect(first('jobs')?.entry).toBe('job');
    expect(first('устранить')?.entry).toBe('patrols');
    expect(first('областей')?.entry).toBe('spaces');
    expect(first('халт')?.entry).toBe('job');
  });

  it('finds a heading and an entry without rules', () => {
    expect(first('решта')).toMatchObject({ entry: 'market', section: 'refund' });
    expect(first('порожнеча')).toMatchObject({ entry: 'empty', text: '' });
  });
});

describe('a query that is a question', () => {
  it('finds the rule that answers it', () => {
    expect(first('скільки кубиків кидає патруль')).toMatchObject({ entry: 'patrols', rule: 'dice' });
    expect(first('хто перемагає при нічиїй')).toMatchObject({ entry: 'combat', rule: 'def' });
  });

  it('matches numbers in any notation', () => {
    for (const query of ['3000', '3,000', '3 000 кредитів']) expect(first(query)?.rule).toBe('price');
    expect(first('№ 40')?.rule).toBe('number');
    expect(first('10 слави')?.rule).toBe('win');
  });
});

describe('another variant of the query', () => {
  it('is used and reported when the query as typed finds nothing', () => {
    expect(find('gfnhekm').understoodAs).toBe('патруль');
    expect(first('gfnhekm')).toMatchObject({ entry: 'patrols', understoodAs: 'патруль' });
    expect(find('khalturka').understoodAs).toBe('халтурка');
    expect(find('петруль').understoodAs).toBe('патруль');
  });

  it('is not used when the query as typed finds something', () => {
    expect(find('патруль').understoodAs).toBeUndefined();
    expect(find('jobs').understoodAs).toBeUndefined();
  });

  it('is not used when the player wants the query as typed', () => {
    expect(find('gfnhekm', { literal: true }).results).toEqual([]);
    expect(find('петруль', { literal: true }).results).toEqual([]);
  });
});

describe('an empty answer', () => {
  it('comes with similar names when the book has no answer', () => {
    expect(find('тролейбус')).toMatchObject({ results: [], nearest: [] });
    const { results, didYouMean, nearest } = find('патрульчикове');
    expect(results).toEqual([]);
    expect(didYouMean).toBe('Патрулі');
    expect(nearest[0]).toMatchObject({ entry: 'patrols', name: 'Патрулі' });
  });

  it('is the result of an empty query', () => {
    for (const query of ['', '   ', '!?', '😀']) expect(find(query).results).toEqual([]);
  });
});

describe('a spoiler', () => {
  it('is found, but without its titles and text', () => {
    const [result] = find('малюк').results;
    expect(result).toMatchObject({ entry: 'child', locked: 'mission-2', title: '', text: '', ranges: [] });
    expect(JSON.stringify(find('малюк'))).not.toMatch(/Малюк|штурмовик/);
  });

  it('is masked alone when the rest of its entry is unlocked', () => {
    expect(first('голокрон')).toMatchObject({ title: 'Вміст', locked: 'mission-3', text: '' });
  });

  it('is shown after its point of the game is reached', () => {
    expect(first('малюк', { unlocked: ['mission-2'] })).toMatchObject({ title: 'Малюк', rule: 'def' });
    expect(first('малюк', { unlocked: ['mission-2'] })?.locked).toBeUndefined();
  });

  it('appears neither in suggestions nor in corrections', () => {
    expect(JSON.stringify(find('маллюкк'))).not.toContain('алюк"');
    expect(JSON.stringify(find('малюг'))).not.toMatch(/малюк/i);
  });
});

it('highlights complete matched words of the rule', () => {
  const result = first('скільки кубиків кидає патруль');
  const highlighted = result?.ranges.map(({ from, to }) => result.text.slice(from, to));
  expect(highlighted).toEqual(['кубиків', 'кидають', 'патруль']);
});

it('shows no more rules than the limit, and returns the further rules of their entries after them', () => {
  const { results } = find('патруль', { limit: 1 });
  expect(results.filter(({ isFurther }) => !isFurther)).toHaveLength(1);
  expect(results.slice(1).every(({ isFurther, entry }) => isFurther && entry === 'patrols')).toBe(true);
});

it('shows the rules of one entry together, and at most three of them', () => {
  const shown = find('патруль').results.filter(({ isFurther }) => !isFurther);
  const entries = shown.map(({ entry }) => entry);
  expect(entries).toEqual([...new Set(entries)].flatMap((id) => entries.filter((entry) => entry === id)));
  for (const id of entries) expect(entries.filter((entry) => entry === id).length).toBeLessThanOrEqual(3);
});

describe('a book in another language', () => {
  const rules = (...texts: string[]) =>
    texts.map((text, at) => ({ id: `r${at}`, kind: 'item' as const, text }));
  const book = (lang: string, entries: [id: string, title: string, rules: string[]][]) =>
    createIndex({
      ...smallGame,
      lang,
      icons: {},
      entries: entries.map(([id, title, texts]) => ({ id, title, rules: rules(...texts) })),
    });
  const firstOf = (index: ReturnType<typeof book>, query: string) =>
    search(index, query, {}).results[0]?.entry;

  it('matches other forms and misspelt words if the search has tables for the language', () => {
    const english = book('en', [
      ['turn', 'Turn', ['On your turn take one action.', 'You may pass.']],
      ['abilities', 'Abilities', ['An ability on a card outranks the book.']],
    ]);
    expect(firstOf(english, 'ability')).toBe('abilities');
    expect(firstOf(english, 'passing')).toBe('turn');
    expect(firstOf(english, 'abilitis')).toBe('abilities');
  });

  it('still matches identical words without such tables', () => {
    const polish = book('pl', [
      ['turn', 'Tura gracza', ['W swojej turze wykonaj jedną akcję.']],
      ['dice', 'Kości', ['Rzuć dwiema kośćmi i dodaj wyniki.']],
    ]);
    expect(firstOf(polish, 'kości')).toBe('dice');
    expect(firstOf(polish, 'Kosci')).toBe('dice');
    expect(firstOf(polish, 'akcję')).toBe('turn');
  });
});
