import { expect, it } from 'vitest';
import { smallGame } from '../../tests/search/small-game';
import { createSession } from './search-session';

const edition = (game: string) => ({ game, lang: smallGame.lang, name: game });
const has: Record<string, string[]> = {
  first: ['combat', 'spaces'],
  second: ['combat', 'patrols', 'child'],
};
const session = createSession('', (key) => {
  const game = key.split('.')[0] ?? '';
  const entries = smallGame.entries.filter(({ id }) => has[game]?.includes(id));
  return Promise.resolve(JSON.stringify({ ...smallGame, game, entries }));
});
const ask = async (query: string) =>
  (
    await session.ask({
      query,
      editions: [edition('first'), edition('second')],
      unlocked: {},
      literal: false,
    })
  ).hits;

it('puts the answers of all games into one list, the best first, whichever game was asked first', async () => {
  const hits = await ask('патруль у бою кидає кубики');
  expect(new Set(hits.map(({ game }) => game))).toEqual(new Set(['first', 'second']));
  expect(hits[0]).toMatchObject({ game: 'second', entry: 'patrols' });
});

it('tells of a locked rule neither words nor title', async () => {
  const [hit] = await ask('малюк');
  expect(hit).toMatchObject({ locked: true, title: '', text: '' });
});

it('understands what players say where that has come, and the words of the book without it', async () => {
  const found = async (talk: () => Promise<string> | undefined, query: string) => {
    const one = createSession('', (key) =>
      key.startsWith('talk.') ? talk() : Promise.resolve(JSON.stringify(smallGame)),
    );
    const request = { query, editions: [edition(smallGame.game)], unlocked: {}, literal: false };
    return (await one.ask(request)).hits.map(({ entry }) => entry)[0];
  };
  const said = 'тарабанити зубики';
  const lost = () => Promise.reject(new Error('No talk.'));
  expect(await found(() => Promise.resolve('roll: тарабанити; die: зубик;'), said)).toBeDefined();
  expect(await found(lost, said)).toBeUndefined();
  expect(await found(lost, 'патруль')).toBe('patrols');
  expect(await found(() => undefined, 'патруль')).toBe('patrols');
  // Nor does anybody wait for ever.
  expect(await found(() => new Promise(() => {}), 'патруль у бою')).toBeDefined();
});

it('asks for what players say with the second word, once for all games of a language, and again when it did not come', async () => {
  const asked: string[] = [];
  let talk: () => Promise<string> = () => Promise.reject(new Error('No talk.'));
  const one = createSession('', (key) => {
    asked.push(key);
    if (key.startsWith('talk.')) return talk();
    return Promise.resolve(JSON.stringify({ ...smallGame, game: key.split('.')[0] }));
  });
  const hitsOf = async (query: string, game: string) =>
    (await one.ask({ query, editions: [edition(game)], unlocked: {}, literal: false })).hits.length;
  const said = 'тарабанити зубики';
  await hitsOf('патруль', 'first');
  expect(asked).toEqual([`first.${smallGame.lang}`]);
  expect(await hitsOf(said, 'first')).toBe(0);
  talk = () => Promise.resolve('roll: тарабанити; die: зубик;');
  expect(await hitsOf(said, 'first')).toBeGreaterThan(0);
  talk = () => Promise.reject(new Error('Nobody asks again.'));
  expect(await hitsOf(said, 'second')).toBeGreaterThan(0);
  expect(asked.filter((key) => key.startsWith('talk.'))).toHaveLength(2);
});
