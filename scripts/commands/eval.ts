// `npm run eval -- QUERIES.json…`: judged queries to Success@1, Success@3 and MRR@10 by kind, and how long answers take.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { GameIndex } from '../../lib/search/index/create-index';
import {
  type Answer,
  addFigures,
  type Figures,
  type JudgedQuery,
  NO_FIGURES,
  placeOfWanted,
} from '../../lib/search/judged-queries';
import { answer, loadIndexes } from '../measure/search-indexes';

const USAGE = `npm run eval -- QUERIES.json… [--data DIR] [--fails] [--keys] [--failing-to FILE.json]
  --fails        lists the queries whose first answer is not the wanted one
  --keys         times every keystroke of every query, not only whole queries
  --failing-to   writes those queries to a file`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    fails: { type: 'boolean', default: false },
    keys: { type: 'boolean', default: false },
    'failing-to': { type: 'string' },
  },
});

try {
  if (positionals.length === 0) throw new Error(USAGE);
  const start = performance.now();
  const indexes = loadIndexes(values.data);
  const ready = (performance.now() - start) / indexes.length;
  for (const file of positionals) {
    if (positionals.length > 1) console.log(`\n${file}\n`);
    evaluate(indexes, JSON.parse(readFileSync(file, 'utf8')) as JudgedQuery[]);
  }
  console.log(`ready in ${ready.toFixed(0)} ms per edition`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

function evaluate(indexes: GameIndex[], queries: JudgedQuery[]): void {
  const kinds = new Map<string, Figures>();
  const failing: (JudgedQuery & { place: number; got: string[] })[] = [];
  const times: number[] = [];
  for (const query of queries) {
    const answers = ask(query, query.q);
    const place = placeOfWanted(query, answers);
    kinds.set(query.kind, addFigures(kinds.get(query.kind) ?? NO_FIGURES, place, answers));
    if (place !== 1) failing.push({ ...query, place, got: answers.slice(0, 3).map(answerToText) });
    if (values.keys) for (let typed = 1; typed < query.q.length; typed++) ask(query, query.q.slice(0, typed));
  }
  if (values.fails) for (const line of failing.map(failingToText)) console.log(line);
  if (values['failing-to']) writeFileSync(values['failing-to'], failingToJson(failing));
  printTable(kinds);
  console.log(timesToText(times));

  function ask(query: JudgedQuery, q: string): Answer[] {
    const asked = performance.now();
    const { results } = answer(indexes, { ...query, q });
    times.push(performance.now() - asked);
    return results;
  }
}

function printTable(kinds: Map<string, Figures>): void {
  const answerable = [...kinds].filter(([kind]) => kind !== 'zero').map(([, figures]) => figures);
  const rows = [...kinds, ['answerable', sum(answerable)], ['all', sum([...kinds.values()])]] as [
    string,
    Figures,
  ][];
  const percent = (part: number, whole: number) => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(1));
  console.log('| kind | queries | Success@1 | Success@3 | MRR@10 | answered with nothing |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const [kind, { queries, first, firstThree, reciprocal, nothing }] of rows) {
    const cells = [kind, queries, percent(first, queries), percent(firstThree, queries)];
    console.log(
      `| ${[...cells, (reciprocal / queries).toFixed(3), `${percent(nothing, queries)} %`].join(' | ')} |`,
    );
  }
}

function sum(all: Figures[]): Figures {
  return all.reduce(
    (a, b) => ({
      queries: a.queries + b.queries,
      first: a.first + b.first,
      firstThree: a.firstThree + b.firstThree,
      reciprocal: a.reciprocal + b.reciprocal,
      nothing: a.nothing + b.nothing,
    }),
    NO_FIGURES,
  );
}

function timesToText(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  return `${values.keys ? 'a keystroke' : 'a query'}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`;
}

function answerToText({ game, entry, section, rule }: Answer): string {
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

/** Lists of words on one line, as the formatter writes them. */
function failingToJson(failing: unknown[]): string {
  const onOneLine = (_: string, words: string) => `[${words.replace(/\n\s+/g, ' ')}]`;
  return `${JSON.stringify(failing, null, 2).replace(/\[\n\s+([^[\]{}]+?)\n\s+\]/g, onOneLine)}\n`;
}
