// Runs the same queries on the same content with every search engine, in one browser. Measures quality, speed and size.
import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import {
  addToCounts,
  type JudgedQuery,
  type QueryCounts,
  rankOfExpected,
  ZERO_COUNTS,
} from '../../lib/search/evaluate-queries';
import { serve } from '../../scripts/server/static-server.mjs';
import { type BenchEngine, ENGINES } from './compared-engines';
import { collectAnswers, measureReady, type ReadyFigures, timeKeystrokes } from './measure-engine';
import { measureWorker, type WorkerTimes } from './measure-search-worker';
import type { DocumentUnit } from './peer-documents';
import { type BenchEdition, writeHarness } from './write-benchmark-site';

const HARNESS = '.pravylo/bench/search';
export const CPU_SLOWDOWN = 6;
const RUNS = 5;
/**
 * The time per keystroke is measured with only some of the queries: every sixth query at full speed, and every
 * twentieth query with a slowed processor.
 */
const TYPED_EVERY = { full: 6, slowed: 20 };
const QUERY_SETS = [
  { name: 'tuning set', from: '`tests/search/queries.json`', file: 'tests/search/queries.json' },
  { name: 'second set', from: 'a set outside the repository', file: '../shared/search/queries-dev.json' },
];
/** Questions of players that nobody has used to tune an engine. The answer to each question is a rule. */
const RULE_SETS = [
  { name: 'short questions', file: 'tests/search/questions-untouched.json' },
  { name: 'long questions', file: 'tests/search/long-questions-untouched.json' },
  { name: 'situations', file: 'tests/search/situations-untouched.json' },
];

export interface EngineFigures {
  engine: BenchEngine;
  /**
   * Numbers of answers that were found and missed, one item per set of QUERY_SETS. `answerable` counts the queries that
   * have an answer in the book, `unanswerable` those that have none.
   */
  sets: { answerable: QueryCounts; unanswerable: QueryCounts }[];
  /** Numbers of rules that were found and missed, one item per set of RULE_SETS. */
  ruleSets: QueryCounts[];
  keys: number[];
  keysSlowed: number[];
  ready: ReadyFigures;
  readySlowed: ReadyFigures;
}

export interface SearchFigures {
  sets: { name: string; from: string; queries: number }[];
  ruleSets: { name: string; file: string; queries: number }[];
  edition: BenchEdition;
  engines: EngineFigures[];
  worker: WorkerTimes;
  typed: { keys: number; slowed: number };
}

export async function benchSearch(browser: Browser, log: (line: string) => void): Promise<SearchFigures> {
  const editions = await writeHarness(HARNESS);
  const found = QUERY_SETS.filter(({ file }) => existsSync(file));
  const sets = found.map(({ file }) => JSON.parse(readFileSync(file, 'utf8')) as JudgedQuery[]);
  const ruleSets = RULE_SETS.map(({ file }) =>
    (JSON.parse(readFileSync(file, 'utf8')) as JudgedQuery[]).filter(
      ({ want }) => want.length > 0 && want.every(isRule),
    ),
  );
  const queriesFor = (edition: BenchEdition) =>
    sets.flat().filter(({ game, lang }) => game === edition.game && lang === edition.lang);
  const edition = editions.toSorted((a, b) => queriesFor(b).length - queriesFor(a).length)[0] as BenchEdition;
  const queries = queriesFor(edition).map(({ q }) => q);
  const typed = queries.filter((_, number) => number % TYPED_EVERY.full === 0);
  const typedSlowly = queries.filter((_, number) => number % TYPED_EVERY.slowed === 0);
  const harness = await serve({ dir: HARNESS, port: 0 });
  const site = await serve({ dir: 'out', port: 0 });
  const origin = `http://localhost:${harness.port}`;
  const engines: EngineFigures[] = [];
  for (const engine of ENGINES) {
    log(`  ${engine.name}…`);
    const judged = [];
    for (const queries of sets)
      judged.push(await judge(browser, origin, engine.id, { queries, unit: 'section' }, editions));
    const judgedRules = [];
    for (const queries of ruleSets)
      judgedRules.push(
        (await judge(browser, origin, engine.id, { queries, unit: 'rule' }, editions)).answerable,
      );
    const timed = { edition, runs: RUNS };
    engines.push({
      engine,
      sets: judged,
      ruleSets: judgedRules,
      keys: await timeKeystrokes(browser, origin, engine.id, { edition, queries: typed, slowed: 1 }),
      keysSlowed: await timeKeystrokes(browser, origin, engine.id, {
        edition,
        queries: typedSlowly,
        slowed: CPU_SLOWDOWN,
      }),
      ready: await measureReady(browser, origin, engine.id, { ...timed, slowed: 1 }),
      readySlowed: await measureReady(browser, origin, engine.id, { ...timed, slowed: CPU_SLOWDOWN }),
    });
  }
  log('  the search worker of the site…');
  const worker = await measureWorker(browser, `http://localhost:${site.port}`, {
    edition,
    queries: typed,
    runs: RUNS,
  });
  harness.server.close();
  site.server.close();
  return {
    sets: found.map(({ name, from }, number) => ({ name, from, queries: sets[number]?.length ?? 0 })),
    ruleSets: RULE_SETS.map((set, number) => ({ ...set, queries: ruleSets[number]?.length ?? 0 })),
    edition,
    engines,
    worker,
    typed: { keys: typed.join('').length, slowed: typedSlowly.join('').length },
  };
}

/** Whether the target of a query is a rule (`combat#tie`) and not a complete entry (`combat`). */
const isRule = (target: string): boolean => target.includes('#');

async function judge(
  browser: Browser,
  origin: string,
  id: string,
  { queries, unit }: { queries: JudgedQuery[]; unit: DocumentUnit },
  editions: BenchEdition[],
): Promise<{ answerable: QueryCounts; unanswerable: QueryCounts }> {
  const questions = queries.map(({ q, game, lang }) => ({ q, editions: editionsFor(editions, game, lang) }));
  const answers = await collectAnswers(browser, origin, id, { questions, unit });
  let answerable = ZERO_COUNTS;
  let unanswerable = ZERO_COUNTS;
  queries.forEach((query, number) => {
    const given = answers[number] ?? [];
    const place = rankOfExpected(query, given);
    if (query.want.length > 0) answerable = addToCounts(answerable, place, given);
    else unanswerable = addToCounts(unanswerable, place, given);
  });
  return { answerable, unanswerable };
}

/**
 * Returns the editions to search: of the given game or, if no game is given, of every game. For each game, returns the
 * edition in `lang` if it exists, otherwise another one.
 */
function editionsFor(
  editions: BenchEdition[],
  game: string | null | undefined,
  lang: string,
): BenchEdition[] {
  const games = game ? [game] : [...new Set(editions.map((edition) => edition.game))];
  return games.flatMap((id) => {
    const ofGame = editions.filter((edition) => edition.game === id);
    return ofGame.find((edition) => edition.lang === lang) ?? ofGame.slice(0, 1);
  });
}
