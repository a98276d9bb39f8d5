import { describe, expect, it } from 'vitest';
import { smallGame } from '../../tests/search/small-game';
import { createIndex } from './index/create-index';
import { search } from './search';
import type { SearchOptions } from './types';

const index = createIndex(smallGame);
const find = (query: string, options: SearchOptions = {}) => search(index, query, options);
const first = (query: string, options: SearchOptions = {}) => find(query, options).results[0];

describe('a name', () => {
  it('comes first when it is the query, whatever else contains its words', () => {
    expect(first('Бій')?.entry).toBe('combat');
    expect(first('кораблі фракцій')?.entry).toBe('patrols');
    expect(first('ринок')?.entry).toBe('market');
  });

  it('is answered with what the thing is', () => {
    expect(first('патрулі')?.rule).toBe('def');
  });

  it('of a redirect shows the target and says where it came from', () => {
    expect(first('Космічний бій')).toMatchObject({ entry: 'combat', title: 'Бій', from: 'Космічний бій' });
    expect(find('маршрути').results.map(({ entry }) => entry)).toEqual(['spaces', 'adjacency']);
  });

  it('of a heading leads to its section', () => {
    expect(first('рухом патрулів')).toMatchObject({
      entry: 'patrols',
      section: 'patrol-movement',
      sectionTitle: 'Рух патрулів',
      rule: 'trigger',
    });
  });

  it('of an index term leads to its rule', () => {
    expect(first('знищити')).toMatchObject({ entry: 'patrols', rule: 'win' });
  });

  it('is found in English, in the other language and before it is typed to its end', () => {
    expect(first('jobs')?.entry).toBe('job');
    expect(first('устранить')?.entry).toBe('patrols');
    expect(first('областей')?.entry).toBe('spaces');
    expect(first('халт')?.entry).toBe('job');
  });

  it('is found though nothing stands under it', () => {
    expect(first('решта')).toMatchObject({ entry: 'market', section: 'refund' });
    expect(first('порожнеча')).toMatchObject({ entry: 'empty', text: '' });
  });
});

describe('a question', () => {
  it('is answered with the rule that holds it', () => {
    expect(first('скільки кубиків кидає патруль')).toMatchObject({ entry: 'patrols', rule: 'dice' });
    expect(first('хто перемагає при нічиїй')).toMatchObject({ entry: 'combat', rule: 'def' });
  });

  it('is answered by numbers however they are written', () => {
    for (const query of ['3000', '3,000', '3 000 кредитів']) expect(first(query)?.rule).toBe('price');
    expect(first('№ 40')?.rule).toBe('number');
    expect(first('10 слави')?.rule).toBe('win');
  });
});

describe('another reading', () => {
  it('is taken when the query makes no sense as typed, and told', () => {
    expect(find('gfnhekm').understoodAs).toBe('патруль');
    expect(first('gfnhekm')).toMatchObject({ entry: 'patrols', understoodAs: 'патруль' });
    expect(find('khalturka').understoodAs).toBe('халтурка');
    expect(find('петруль').understoodAs).toBe('патруль');
  });

  it('is not taken when the query makes sense', () => {
    expect(find('патруль').understoodAs).toBeUndefined();
    expect(find('jobs').understoodAs).toBeUndefined();
  });

  it('is not taken when the player wants it as typed', () => {
    expect(find('gfnhekm', { literal: true }).results).toEqual([]);
    expect(find('петруль', { literal: true }).results).toEqual([]);
  });
});

describe('nothing', () => {
  it('is the answer when the book has nothing, with the names nearest to it', () => {
    expect(find('тролейбус')).toMatchObject({ results: [], nearest: [] });
    const { results, didYouMean, nearest } = find('патрульчикове');
    expect(results).toEqual([]);
    expect(didYouMean).toBe('Патрулі');
    expect(nearest[0]).toMatchObject({ entry: 'patrols', name: 'Патрулі' });
  });

  it('is the answer to nothing', () => {
    for (const query of ['', '   ', '!?', '😀']) expect(find(query).results).toEqual([]);
  });
});

describe('a spoiler', () => {
  it('is found, but neither its titles nor its text are given away', () => {
    const [result] = find('малюк').results;
    expect(result).toMatchObject({ entry: 'child', locked: 'mission-2', title: '', text: '', ranges: [] });
    expect(JSON.stringify(find('малюк'))).not.toMatch(/Малюк|штурмовик/);
  });

  it('is masked alone when the rest of its entry is open', () => {
    expect(first('голокрон')).toMatchObject({ title: 'Вміст', locked: 'mission-3', text: '' });
  });

  it('is shown when its point of the game is reached', () => {
    expect(first('малюк', { unlocked: ['mission-2'] })).toMatchObject({ title: 'Малюк', rule: 'def' });
    expect(first('малюк', { unlocked: ['mission-2'] })?.locked).toBeUndefined();
  });

  it('is neither suggested nor named in a correction', () => {
    expect(JSON.stringify(find('маллюкк'))).not.toContain('алюк"');
    expect(JSON.stringify(find('малюг'))).not.toMatch(/малюк/i);
  });
});

it('marks the found words in the rule, whole', () => {
  const result = first('скільки кубиків кидає патруль');
  const marked = result?.ranges.map(({ from, to }) => result.text.slice(from, to));
  expect(marked).toEqual(['кубиків', 'кидають', 'патруль']);
});

it('gives no more results than asked for', () => {
  expect(find('патруль', { limit: 1 }).results).toHaveLength(1);
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
  const firstOf = (where: ReturnType<typeof book>, query: string) =>
    search(where, query, {}).results[0]?.entry;

  it('is searched in any form and misspelt where the search knows the language', () => {
    const english = book('en', [
      ['turn', 'Turn', ['On your turn take one action.', 'You may pass.']],
      ['abilities', 'Abilities', ['An ability on a card outranks the book.']],
    ]);
    expect(firstOf(english, 'ability')).toBe('abilities');
    expect(firstOf(english, 'passing')).toBe('turn');
    expect(firstOf(english, 'abilitis')).toBe('abilities');
  });

  it('is still searched by its words where it does not', () => {
    const polish = book('pl', [
      ['turn', 'Tura gracza', ['W swojej turze wykonaj jedną akcję.']],
      ['dice', 'Kości', ['Rzuć dwiema kośćmi i dodaj wyniki.']],
    ]);
    expect(firstOf(polish, 'kości')).toBe('dice');
    expect(firstOf(polish, 'Kosci')).toBe('dice');
    expect(firstOf(polish, 'akcję')).toBe('turn');
  });
});
