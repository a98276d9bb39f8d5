// The figures about search as the README shows them.
import { quantile, toFigure, toKilobytes } from '../figures';
import { type SearchFigures, SLOWED } from './bench-search';

const percent = (part: number, whole: number): string => ((100 * part) / whole).toFixed(1);

export function searchFiguresToMarkdown(
  { sets, edition, engines, worker, typed }: SearchFigures,
  versionOf: (name: string) => string,
): string {
  const head = [
    'engine',
    ...sets.map(({ name }) => `${name}: first / in three / rightly nothing, %`),
    'key p50 / p95, ms',
    `slowed ${SLOWED}×`,
    'ready, ms',
    `slowed ${SLOWED}×`,
    'transfer, KB',
  ];
  const rows = engines.map(({ engine, sets: judged, keys, keysSlowed, ready, readySlowed }) => [
    engine.package ? `${engine.name} ${versionOf(engine.package)} (${engine.setUp})` : `**${engine.name}**`,
    ...judged.map(({ answerable, unanswerable }) =>
      [
        percent(answerable.first, answerable.queries),
        percent(answerable.firstThree, answerable.queries),
        percent(unanswerable.nothing, unanswerable.queries),
      ].join(' / '),
    ),
    keysToText(keys),
    keysToText(keysSlowed),
    toFigure(ready.ms),
    toFigure(readySlowed.ms),
    toKilobytes(ready.bytes),
  ]);
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    '',
    `Queries: ${sets.map(({ name, from, queries }) => `${name}, ${queries} of ${from}`).join('; ')}; this project saw them while it was`,
    'made, its peers did not. All engines have the same texts, names and aliases and run on the page of one Chromium.',
    `Keys: every letter of a part of the queries over the edition most asked about (${edition.game}, ${edition.lang}), ${typed.keys} keys, slowed ${typed.slowed}, or as many as fit in 40 s.`,
    'Ready: from asking for the script to the first answer, middle of five. Transfer: script and data up to the first answer,',
    'compressed; Pagefind loads more with later queries. In the site the search runs in a worker, which DevTools cannot slow:',
    `there it is ready in ${toFigure(worker.ready)} ms and answers a key in ${keysToText(worker.keys)} ms, messages included.`,
  ].join('\n');
}

const keysToText = (keys: number[]): string =>
  `${toFigure(quantile(keys, 0.5))} / ${toFigure(quantile(keys, 0.95))}`;
