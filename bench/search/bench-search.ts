// The part about search: the same queries and content asked of every engine in one browser.
import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import {
  addFigures,
  type Figures,
  type JudgedQuery,
  NO_FIGURES,
  placeOfWanted,
} from '../../lib/search/judged-queries';
import { serve } from '../../scripts/server/static-server.mjs';
import { ENGINES, type EngineName } from './engine-names';
import { answersOf, keyTimesOf, type Ready, readyOf } from './measure-engine';
import { type WorkerTimes, workerTimesOf } from './measure-worker';
import { type Edition, writeHarness } from './write-harness';

const HARNESS = '.pravylo/bench/search';
export const SLOWED = 6;
const RUNS = 5;
/** Not every query is typed out, only every so manieth. */
const TYPED = { full: 6, slowed: 20 };
const SETS = [
  { name: 'own set', from: '`tests/search/queries.json`', file: 'tests/search/queries.json' },
  { name: 'second set', from: 'a set outside the repository', file: '../shared/search/queries-dev.json' },
];

export interface EngineFigures {
  engine: EngineName;
  /** By query set, in order. */
  sets: { answerable: Figures; unanswerable: Figures }[];
  keys: number[];
  keysSlowed: number[];
  ready: Ready;
  readySlowed: Ready;
}

export interface SearchFigures {
  sets: { name: string; from: string; queries: number }[];
  edition: Edition;
  engines: EngineFigures[];
  worker: WorkerTimes;
  typed: { keys: number; slowed: number };
}

export async function benchSearch(browser: Browser, say: (line: string) => void): Promise<SearchFigures> {
  const editions = await writeHarness(HARNESS);
  const found = SETS.filter(({ file }) => existsSync(file));
  const sets = found.map(({ file }) => JSON.parse(readFileSync(file, 'utf8')) as JudgedQuery[]);
  const asked = (edition: Edition) =>
    sets.flat().filter(({ game, lang }) => game === edition.game && lang === edition.lang);
  const edition = editions.toSorted((a, b) => asked(b).length - asked(a).length)[0] as Edition;
  const queries = asked(edition).map(({ q }) => q);
  const typed = queries.filter((_, number) => number % TYPED.full === 0);
  const typedSlowly = queries.filter((_, number) => number % TYPED.slowed === 0);
  const harness = await serve({ dir: HARNESS, port: 0 });
  const site = await serve({ dir: 'out', port: 0 });
  const origin = `http://localhost:${harness.port}`;
  const engines: EngineFigures[] = [];
  for (const engine of ENGINES) {
    say(`  ${engine.name}…`);
    const judged = [];
    for (const set of sets) judged.push(await judge(browser, origin, engine.id, set, editions));
    const timed = { edition, runs: RUNS };
    engines.push({
      engine,
      sets: judged,
      keys: await keyTimesOf(browser, origin, engine.id, { edition, queries: typed, slowed: 1 }),
      keysSlowed: await keyTimesOf(browser, origin, engine.id, {
        edition,
        queries: typedSlowly,
        slowed: SLOWED,
      }),
      ready: await readyOf(browser, origin, engine.id, { ...timed, slowed: 1 }),
      readySlowed: await readyOf(browser, origin, engine.id, { ...timed, slowed: SLOWED }),
    });
  }
  say('  the worker of the site…');
  const worker = await workerTimesOf(browser, `http://localhost:${site.port}`, {
    edition,
    queries: typed,
    runs: RUNS,
  });
  harness.server.close();
  site.server.close();
  return {
    sets: found.map(({ name, from }, number) => ({ name, from, queries: sets[number]?.length ?? 0 })),
    edition,
    engines,
    worker,
    typed: { keys: typed.join('').length, slowed: typedSlowly.join('').length },
  };
}

async function judge(
  browser: Browser,
  origin: string,
  id: string,
  queries: JudgedQuery[],
  editions: Edition[],
): Promise<{ answerable: Figures; unanswerable: Figures }> {
  const questions = queries.map(({ q, game, lang }) => ({ q, editions: editionsFor(editions, game, lang) }));
  const answers = await answersOf(browser, origin, id, questions);
  let answerable = NO_FIGURES;
  let unanswerable = NO_FIGURES;
  queries.forEach((query, number) => {
    const given = answers[number] ?? [];
    const place = placeOfWanted(query, given);
    if (query.want.length > 0) answerable = addFigures(answerable, place, given);
    else unanswerable = addFigures(unanswerable, place, given);
  });
  return { answerable, unanswerable };
}

/** The edition asked; without a game, one edition of each, in the language where there is one. */
function editionsFor(editions: Edition[], game: string | null | undefined, lang: string): Edition[] {
  const games = game ? [game] : [...new Set(editions.map((edition) => edition.game))];
  return games.flatMap((id) => {
    const ofGame = editions.filter((edition) => edition.game === id);
    return ofGame.find((edition) => edition.lang === lang) ?? ofGame.slice(0, 1);
  });
}
