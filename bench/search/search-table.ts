// Formats the search measurements as the table of docs/measurements.md.
import { quantile, toFigure, toKilobytes } from '../statistics';
import { CPU_SLOWDOWN, type SearchFigures } from './bench-search';
import type { BenchEngine } from './compared-engines';

const percent = (part: number, whole: number): string => ((100 * part) / whole).toFixed(1);

export function searchFiguresToMarkdown(
  { sets, ruleSets, edition, engines, worker, typed }: SearchFigures,
  packageVersion: (name: string) => string,
): string {
  const engineName = ({ name, package: id, setUp }: BenchEngine): string =>
    id ? `${name} ${packageVersion(id)} (${setUp})` : `**${name}**`;
  const head = [
    'engine',
    ...sets.map(({ name }) => `${name}: Success@1 / Success@3 / correctly empty, %`),
    'keystroke p50 / p95, ms',
    `slowed ${CPU_SLOWDOWN}×`,
    'ready, ms',
    `slowed ${CPU_SLOWDOWN}×`,
    'transfer, KB',
  ];
  const rows = engines.map(({ engine, sets: judged, keys, keysSlowed, ready, readySlowed }) => [
    engineName(engine),
    ...judged.map(({ answerable, unanswerable }) =>
      [
        percent(answerable.first, answerable.queries),
        percent(answerable.firstThree, answerable.queries),
        percent(unanswerable.unanswered, unanswerable.queries),
      ].join(' / '),
    ),
    keysToText(keys),
    keysToText(keysSlowed),
    toFigure(ready.ms),
    toFigure(readySlowed.ms),
    toKilobytes(ready.bytes),
  ]);
  const ruleRows = engines.map(({ engine, ruleSets: judged }) => [
    engineName(engine),
    ...judged.map(
      ({ first, firstThree, queries }) => `${percent(first, queries)} / ${percent(firstThree, queries)}`,
    ),
  ]);
  const ruleHead = [
    'the rule itself',
    ...ruleSets.map(({ name, queries }) => `${queries} ${name}: Success@1 / Success@3, %`),
  ];
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    '',
    ...sets.map(({ name, from, queries }) => `The ${name} has ${queries} queries from ${from}.`),
    'Pravylo was tuned with these queries, and the other engines were not. All engines index the same texts, names and aliases, and run on the main thread of one Chromium.',
    `The keystroke columns show the time from one keystroke to its results, for a sample of queries in the edition that has the most queries (${edition.game}, ${edition.lang}). The sample has ${typed.keys} keystrokes, or ${typed.slowed} with a slowed processor. Each measurement stops after 40 s.`,
    'The "ready" columns show the time from loading the script to the first result, as the median of five runs. The "transfer" column shows the compressed size of the script and the data that the first result needs. Pagefind loads more data with later queries.',
    `On the site, the search runs in a worker, which DevTools cannot slow. The worker is ready in ${toFigure(worker.ready)} ms and answers a keystroke in ${keysToText(worker.keys)} ms (p50 / p95), including the messages between the page and the worker.`,
    '',
    line(ruleHead),
    line(ruleHead.map(() => '---')),
    ...ruleRows.map(line),
    '',
    `In this table, each rule is one document, and a result counts only if it is the rule that answers the question. No engine was tuned with these questions: ${ruleSets.map(({ file }) => `\`${file}\``).join(', ')}. The other engines do not use the words that players use for rules (\`content/<game>/asker-words.<language>.txt\`).`,
  ].join('\n');
}

const keysToText = (keys: number[]): string =>
  `${toFigure(quantile(keys, 0.5))} / ${toFigure(quantile(keys, 0.95))}`;
