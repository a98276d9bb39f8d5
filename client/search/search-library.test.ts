// Tests the search of many editions: few editions are loaded, the answer is grouped by game, and later answers add
// games below.
import { expect, it } from 'vitest';
import { smallGame } from '../../tests/search/small-game';
import { createSearchSession } from './search-session';
import type { SearchHit } from './search-types';

const COUNT = 40;
const editions = Array.from({ length: COUNT }, (_, at) => ({
  game: `game-${at}`,
  lang: smallGame.lang,
  name: `Вигадана гра ${at}`,
}));

/** Every game has the rules of combat. Only the last game has the entry about patrols. */
function textOf(key: string): string {
  const game = key.split('.')[0] ?? '';
  const entries = smallGame.entries.filter(
    ({ id }) => id !== 'child' && (id !== 'patrols' || game === `game-${COUNT - 1}`),
  );
  return JSON.stringify({ ...smallGame, game, name: game, names: [game], entries });
}

function createSession() {
  const loaded: string[] = [];
  const session = createSearchSession('/data/', (key) => {
    if (key.startsWith('talk.') || key.startsWith('translations.')) return undefined;
    loaded.push(key);
    return Promise.resolve(textOf(key));
  });
  const ask = (query: string, reach?: number) =>
    session.search({ query, editions, unlocked: {}, literal: false, ...(reach && { reach }) });
  return { ask, loaded };
}
const gamesOf = (hits: readonly SearchHit[]) => [...new Set(hits.map(({ game }) => game))];

it('loads four editions for the first answer, and more for the next answers, which add games below', async () => {
  const { ask, loaded } = createSession();
  const first = await ask('бій');
  expect(gamesOf(first.hits)).toEqual(['game-0', 'game-1', 'game-2', 'game-3']);
  expect(loaded).toHaveLength(4);
  expect(first).toMatchObject({ isByGame: true, games: 4, unsearched: COUNT - 4 });
  const next = await ask('бій', 12);
  const shown = (hits: readonly SearchHit[]) => hits.filter(({ isFurther }) => !isFurther);
  expect(shown(next.hits).slice(0, shown(first.hits).length)).toEqual(shown(first.hits));
  expect(next).toMatchObject({ games: 12, unsearched: COUNT - 12 });
  expect(loaded).toHaveLength(12);
});

it('shows the rules of each game together, and only a few of every game but the best', async () => {
  const { ask } = createSession();
  const { hits } = await ask('кубики');
  const shown = hits.filter(({ isFurther }) => !isFurther).map(({ game }) => game);
  expect(shown).toEqual([...shown].sort((a, b) => shown.indexOf(a) - shown.indexOf(b)));
  for (const game of gamesOf(hits).slice(1))
    expect(shown.filter((one) => one === game).length).toBeLessThanOrEqual(3);
});

it('keeps at most twelve editions in memory, and loads an edition again later', async () => {
  const { ask, loaded } = createSession();
  await ask('бій', COUNT);
  expect(new Set(loaded).size).toBe(COUNT);
  await ask('кубики');
  expect(loaded.length).toBe(COUNT + 4);
});

it('searches first the edition whose words match best, once its words are known', async () => {
  const { ask } = createSession();
  await ask('бій', COUNT);
  const { hits, unsearched } = await ask('патрулі');
  expect(hits[0]).toMatchObject({ game: `game-${COUNT - 1}`, entry: 'patrols' });
  expect(unsearched).toBeLessThan(COUNT - 4);
});

it('searches only the game that the query names', async () => {
  const { ask, loaded } = createSession();
  const { hits } = await ask('вигадана гра 7 бій');
  expect(loaded).toEqual([`game-7.${smallGame.lang}`]);
  expect(gamesOf(hits)).toEqual(['game-7']);
  expect(hits[0]).toMatchObject({ entry: '', title: 'Вигадана гра 7' });
});

it('reports a game that cannot be loaded, and searches the others', async () => {
  const session = createSearchSession('/data/', (key) =>
    key.startsWith('game-1.') ? Promise.reject(new Error('No data.')) : Promise.resolve(textOf(key)),
  );
  const answer = await session.search({ query: 'бій', editions, unlocked: {}, literal: false });
  expect(answer.failed).toEqual(['Вигадана гра 1']);
  expect(gamesOf(answer.hits)).toEqual(['game-0', 'game-2', 'game-3']);
});

it('finds a decision of the group in any game', async () => {
  const session = createSearchSession('/data/', (key) => Promise.resolve(textOf(key)));
  const decisions = { 'game-30': [{ id: 'a1', at: 'combat', text: 'Жирафи завжди перемагають.' }] };
  const { hits } = await session.search({
    query: 'жираф',
    editions,
    unlocked: {},
    literal: false,
    decisions,
  });
  expect(hits[0]).toMatchObject({ decision: 'a1', game: 'game-30' });
});
