// Tests a search session over several editions: ranking, locked rules and colloquial synonyms.
import { expect, it } from 'vitest';
import { smallGame } from '../../tests/search/small-game';
import { createIconMemory } from './search-icons';
import { createSearchSession } from './search-session';

const edition = (game: string) => ({ game, lang: smallGame.lang, name: game });
const entriesOf: Record<string, string[]> = {
  first: ['combat', 'spaces'],
  second: ['combat', 'patrols', 'child'],
};
const session = createSearchSession('', (key) => {
  const game = key.split('.')[0] ?? '';
  const entries = smallGame.entries.filter(({ id }) => entriesOf[game]?.includes(id));
  return Promise.resolve(JSON.stringify({ ...smallGame, game, entries }));
});
const searchBoth = async (query: string) =>
  (
    await session.search({
      query,
      editions: [edition('first'), edition('second')],
      unlocked: {},
      literal: false,
    })
  ).hits;

it('merges the results of all games into one list with the best first, in any order of games', async () => {
  const hits = await searchBoth('патруль у бою кидає кубики');
  expect(new Set(hits.map(({ game }) => game))).toEqual(new Set(['first', 'second']));
  expect(hits[0]).toMatchObject({ game: 'second', entry: 'patrols' });
});

it('returns a rule together with the note that the book contradicts itself in this rule', async () => {
  const entries = smallGame.entries.map((entry) => ({
    ...entry,
    rules: entry.rules.map((rule) =>
      rule.note === 'differs' ? { ...rule, note: 'unclear' as const } : rule,
    ),
  }));
  const unclear = createSearchSession('', (key) =>
    key.startsWith('talk.') ? undefined : Promise.resolve(JSON.stringify({ ...smallGame, entries })),
  );
  const noted = entries.flatMap(({ rules }) => rules).find(({ note }) => note === 'unclear');
  const about = entries.flatMap(({ rules }) => rules).find(({ id }) => id === noted?.about?.[0]);
  const request = {
    query: about?.text ?? '',
    editions: [edition(smallGame.game)],
    unlocked: {},
    literal: true,
  };
  const hit = (await unclear.search(request)).hits.find(({ rule }) => rule === about?.id);
  expect(hit?.notes).toEqual([{ note: 'unclear', text: noted?.text }]);
});

it('returns neither text nor title of a locked rule', async () => {
  const [hit] = await searchBoth('малюк');
  expect(hit).toMatchObject({ locked: true, title: '', text: '' });
});

it('returns only one hit for all locked rules of an edition, because they all look alike', async () => {
  const entries = smallGame.entries.flatMap((entry) =>
    entry.id === 'child' ? [entry, { ...entry, id: 'child-again' }] : [entry],
  );
  const locked = createSearchSession('', (key) =>
    key.startsWith('talk.') ? undefined : Promise.resolve(JSON.stringify({ ...smallGame, entries })),
  );
  const request = { query: 'малюк', editions: [edition(smallGame.game)], unlocked: {}, literal: false };
  const { hits } = await locked.search(request);
  expect(hits.filter((hit) => hit.locked)).toHaveLength(1);
  const { hits: open } = await locked.search({
    ...request,
    unlocked: { [smallGame.game]: ['mission-2'] },
  });
  expect(open.filter(({ entry }) => entry.startsWith('child'))).toHaveLength(2);
});

it('matches colloquial synonyms if they are loaded, and the words of the book without them', async () => {
  const findFirst = async (loadSynonyms: () => Promise<string> | undefined, query: string) => {
    const other = createSearchSession('', (key) =>
      key.startsWith('talk.') ? loadSynonyms() : Promise.resolve(JSON.stringify(smallGame)),
    );
    const request = { query, editions: [edition(smallGame.game)], unlocked: {}, literal: false };
    return (await other.search(request)).hits.map(({ entry }) => entry)[0];
  };
  const colloquialQuery = 'тарабанити зубики';
  const rejected = () => Promise.reject(new Error('No synonyms.'));
  expect(
    await findFirst(() => Promise.resolve('roll: тарабанити; die: зубик;'), colloquialQuery),
  ).toBeDefined();
  expect(await findFirst(rejected, colloquialQuery)).toBeUndefined();
  expect(await findFirst(rejected, 'патруль')).toBe('patrols');
  expect(await findFirst(() => undefined, 'патруль')).toBe('patrols');
  // In this test, the synonyms never load. The session must answer nevertheless, because it waits only a limited time
  // for them.
  expect(await findFirst(() => new Promise(() => {}), 'патруль у бою')).toBeDefined();
});

it('requests synonyms from the second word on, once for all games of a language, and again after a failure', async () => {
  const requested: string[] = [];
  let loadSynonyms: () => Promise<string> = () => Promise.reject(new Error('No synonyms.'));
  const other = createSearchSession('', (key) => {
    requested.push(key);
    if (key.startsWith('talk.')) return loadSynonyms();
    return Promise.resolve(JSON.stringify({ ...smallGame, game: key.split('.')[0] }));
  });
  const countHits = async (query: string, game: string) =>
    (await other.search({ query, editions: [edition(game)], unlocked: {}, literal: false })).hits.length;
  const colloquialQuery = 'тарабанити зубики';
  await countHits('патруль', 'first');
  expect(requested).toEqual([`first.${smallGame.lang}`]);
  expect(await countHits(colloquialQuery, 'first')).toBe(0);
  loadSynonyms = () => Promise.resolve('roll: тарабанити; die: зубик;');
  expect(await countHits(colloquialQuery, 'first')).toBeGreaterThan(0);
  loadSynonyms = () => Promise.reject(new Error('Not requested again.'));
  expect(await countHits(colloquialQuery, 'second')).toBeGreaterThan(0);
  expect(requested.filter((key) => key.startsWith('talk.'))).toHaveLength(2);
});

it('sends the icons in the texts of the hits, and each of them once', async () => {
  const icons = { 'ship-combat': { name: 'космічний бій', svg: '' }, unused: { name: 'інше', svg: '' } };
  const iconSession = createSearchSession('', (key) =>
    key.startsWith('talk.') ? undefined : Promise.resolve(JSON.stringify({ ...smallGame, icons })),
  );
  const rule = smallGame.entries
    .flatMap(({ rules }) => rules)
    .find(({ text }) => text.includes(':ship-combat:'));
  const request = {
    query: rule?.text.replace(/:[a-z-]+:/g, '') ?? '',
    editions: [edition(smallGame.game)],
    unlocked: {},
    literal: true,
  };
  const [first, second] = [await iconSession.search(request), await iconSession.search(request)];
  expect(first.hits.some(({ text }) => text.includes(':ship-combat:'))).toBe(true);
  expect(first.icons).toEqual({
    [`${smallGame.game}.${smallGame.lang}`]: { 'ship-combat': icons['ship-combat'] },
  });
  expect(second.hits).toEqual(first.hits);
  expect(second.icons).toEqual({});

  const remember = createIconMemory();
  expect(remember(first).icons).toEqual(first.icons);
  expect(remember(second).icons).toEqual(first.icons);
});
