// `npm run eval -- QUERIES.json…`: runs queries whose correct answers are known. Prints the quality for each kind of
// query (Success@1, Success@3, MRR@10), by rule and by entry, and the response times. Without files, runs all sets of
// queries.
import { readFileSync, writeFileSync } from 'node:fs';
import {
  addToCounts,
  findsAll,
  type JudgedAnswer,
  type JudgedQuery,
  type QueryCounts,
  rankOfExpected,
  type SeveralRulesQuestion,
  ZERO_COUNTS,
} from '../../lib/search/evaluate-queries';
import type { GameIndex } from '../../lib/search/index/create-index';
import { type PrivateBookQuestion, rankInPrivateBook } from '../measure/build-private-book-indexes';
import { loadIndexes, searchIndexes } from '../measure/load-search-indexes';
import { parseArguments } from '../setup/parse-arguments';

/** The sets of queries to run if the command line names no file. */
const ALL_SETS = [
  'queries',
  'queries-en',
  'questions-tuned',
  'questions-untouched',
  'questions-later',
  'long-questions-tuned',
  'long-questions-untouched',
  'situations-tuned',
  'situations-untouched',
  'situations-later',
].map((name) => `tests/search/${name}.json`);
const PRIVATE_BOOK_QUESTIONS = ['private-book-questions', 'private-situations'].map(
  (name) => `tests/search/${name}.json`,
);
/** File of questions. The answer to each question needs all rules that its field `want` lists. */
const SEVERAL_RULES = 'tests/search/several-rules.json';

const USAGE = `npm run eval -- [QUERIES.json…] [--data DIR] [--fails] [--keys] [--failing-to FILE.json]
  --data         folder with the compiled data (default: .pravylo/data)
  --fails        lists the queries whose first result is wrong
  --keys         measures the time of every keystroke, not only of complete queries
  --failing-to   writes the failing queries to a file`;

const { values, positionals } = parseArguments(USAGE, {
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    fails: { type: 'boolean', default: false },
    keys: { type: 'boolean', default: false },
    'failing-to': { type: 'string' },
  },
});

try {
  const start = performance.now();
  const indexes = loadIndexes(values.data);
  const ready = (performance.now() - start) / indexes.length;
  const sets = positionals.length > 0 ? positionals : ALL_SETS;
  for (const file of sets) {
    if (sets.length > 1) console.log(`\n${file}\n`);
    evaluate(indexes, JSON.parse(readFileSync(file, 'utf8')) as JudgedQuery[]);
  }
  if (positionals.length === 0) {
    evaluateSeveralRules(indexes);
    for (const file of PRIVATE_BOOK_QUESTIONS) evaluatePrivateBooks(file);
  }
  console.log(`indexes built in ${ready.toFixed(0)} ms per edition`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

function evaluate(indexes: GameIndex[], queries: JudgedQuery[]): void {
  const kinds = new Map<string, QueryCounts>();
  const entryKinds = new Map<string, QueryCounts>();
  const failing: (JudgedQuery & { place: number; got: string[] })[] = [];
  const times: number[] = [];
  for (const query of queries) {
    const answers = ask(query, query.q);
    const place = rankOfExpected(query, answers);
    kinds.set(query.kind, addToCounts(kinds.get(query.kind) ?? ZERO_COUNTS, place, answers));
    const entryPlace = rankOfExpected({ ...query, want: query.want.map(entryOf) }, answers);
    entryKinds.set(query.kind, addToCounts(entryKinds.get(query.kind) ?? ZERO_COUNTS, entryPlace, answers));
    if (place !== 1) failing.push({ ...query, place, got: answers.slice(0, 3).map(answerToText) });
    if (values.keys) for (let typed = 1; typed < query.q.length; typed++) ask(query, query.q.slice(0, typed));
  }
  if (values.fails) for (const line of failing.map(failingToText)) console.log(line);
  if (values['failing-to']) writeFileSync(values['failing-to'], failingToJson(failing));
  console.log('by rule, where the set names rules:');
  printTable(kinds);
  console.log('by entry:');
  printTable(entryKinds);
  console.log(timesToText(times));

  function ask(query: JudgedQuery, q: string): JudgedAnswer[] {
    const started = performance.now();
    const { results } = searchIndexes(indexes, { ...query, q });
    times.push(performance.now() - started);
    return results;
  }
}

/** Returns the entry of a target: `combat` for `combat#tie`. */
function entryOf(target: string): string {
  return target.split('#')[0] ?? target;
}

/** Prints how often the first three results contain all the rules that the answer needs. */
function evaluateSeveralRules(indexes: GameIndex[]): void {
  const questions = JSON.parse(readFileSync(SEVERAL_RULES, 'utf8')) as SeveralRulesQuestion[];
  console.log(`\n${SEVERAL_RULES}\n`);
  for (const part of ['tuned', 'untouched']) {
    const asked = questions.filter((question) => question.part === part);
    const answers = asked.map((question) => searchIndexes(indexes, question).results);
    const count = (matches: (question: SeveralRulesQuestion, results: JudgedAnswer[]) => boolean) =>
      asked.filter((question, at) => matches(question, answers[at] ?? [])).length;
    const first = count((question, results) => rankOfExpected(question, results) === 1);
    const all = count((question, results) => findsAll(question, results.slice(0, 3)));
    const percent = (part: number) => `${((100 * part) / asked.length).toFixed(1)} %`;
    console.log(
      `${part}: ${asked.length} questions, one first ${percent(first)}, all in three ${percent(all)}`,
    );
  }
}

/**
 * Prints how many of the questions about private books the search answers. Prints one line for each kind of question,
 * and separate lines for the questions that were used for tuning (`tuned`) and those that were not (`untouched`).
 */
function evaluatePrivateBooks(file: string): void {
  const questions = JSON.parse(readFileSync(file, 'utf8')) as PrivateBookQuestion[];
  console.log(`\n${file}\n`);
  for (const group of new Set(questions.map(({ kind, part }) => `${kind}, ${part}`))) {
    const ranks = questions
      .filter(({ kind, part }) => `${kind}, ${part}` === group)
      .map((question) => rankInPrivateBook(question));
    const share = (matches: (rank: number) => boolean) =>
      `${((100 * ranks.filter(matches).length) / ranks.length).toFixed(1)} %`;
    console.log(
      `${group}: ${ranks.length} questions, rule first ${share((rank) => rank === 1)}, in three ${share((rank) => rank >= 1 && rank <= 3)}, no results ${share((rank) => rank < 0)}`,
    );
  }
}

function printTable(kinds: Map<string, QueryCounts>): void {
  const answerable = [...kinds].filter(([kind]) => kind !== 'zero').map(([, figures]) => figures);
  const rows = [...kinds, ['answerable', sum(answerable)], ['all', sum([...kinds.values()])]] as [
    string,
    QueryCounts,
  ][];
  const percent = (part: number, whole: number) => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(1));
  console.log('| kind | queries | Success@1 | Success@3 | MRR@10 | no results |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const [kind, { queries, first, firstThree, reciprocalRanks, unanswered }] of rows) {
    const cells = [kind, queries, percent(first, queries), percent(firstThree, queries)];
    console.log(
      `| ${[...cells, (reciprocalRanks / queries).toFixed(3), `${percent(unanswered, queries)} %`].join(' | ')} |`,
    );
  }
}

function sum(all: QueryCounts[]): QueryCounts {
  return all.reduce(
    (a, b) => ({
      queries: a.queries + b.queries,
      first: a.first + b.first,
      firstThree: a.firstThree + b.firstThree,
      reciprocalRanks: a.reciprocalRanks + b.reciprocalRanks,
      unanswered: a.unanswered + b.unanswered,
    }),
    ZERO_COUNTS,
  );
}

function timesToText(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  return `${values.keys ? 'a keystroke' : 'a query'}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`;
}

function answerToText({ game, entry, section, rule }: JudgedAnswer): string {
  const at = rule || section;
  return `${game}:${entry}${at ? `#${at}` : ''}`;
}

function failingToText({
  kind,
  game,
  lang,
  q,
  want,
  place,
  got,
}: JudgedQuery & { place: number; got: string[] }): string {
  return `${kind}  ${game ?? 'all'}.${lang}  «${q}»  wanted ${want.join(', ') || 'nothing'}  at ${place || '–'}  got ${got.join(', ') || 'nothing'}`;
}

/**
 * Formats the failing queries as JSON, with each list of strings on one line, as the formatter of this project does.
 */
function failingToJson(failing: unknown[]): string {
  const onOneLine = (_: string, words: string) => `[${words.replace(/\n\s+/g, ' ')}]`;
  return `${JSON.stringify(failing, null, 2).replace(/\[\n\s+([^[\]{}]+?)\n\s+\]/g, onOneLine)}\n`;
}
