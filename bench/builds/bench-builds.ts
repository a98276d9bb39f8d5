// Builds sites from generated content of several sizes. Measures the time of each build step and the size of the built
// site. For one size, also measures a second build after one edit, and a Starlight build of the same entries.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readEditions } from '../../scripts/measure/read-editions';
import { buildStarlight } from '../pages/build-starlight';
import { toFigure } from '../statistics';
import {
  buildLibrary,
  editOne,
  generateLibrary,
  libraryFolders,
  measureFolder,
  timed,
} from './build-library';
import { parseStepTimes, type StepTimes, stepTable } from './step-table';

/** Sizes of the generated content: the total number of entries and the number of games. */
const SIZES = [
  { entries: 100, games: 1 },
  { entries: 1000, games: 10 },
  { entries: 4000, games: 40 },
];
/**
 * Number of entries of the generated site for which the benchmark also measures a build after an edit and a Starlight
 * build.
 */
const COMPARED_ENTRIES = 1000;
const DIR = '.pravylo/bench/builds';

interface BuildRow {
  name: string;
  entries: number;
  games: number;
  seconds: number;
  /** Duration of a second build after one edit, in seconds. */
  secondsAfterEdit?: number;
  /** Path of the folder with the built site. */
  out: string;
}

export function benchBuilds(log: (line: string) => void, packageVersion: (name: string) => string): string {
  const rows: string[] = [];
  const steps: [string, StepTimes][] = [];
  rmSync(DIR, { recursive: true, force: true });
  for (const { entries, games } of SIZES) {
    const folders = libraryFolders(DIR);
    const { out } = folders;
    log(`  ${entries} entries…`);
    generateLibrary(folders, games, entries);
    const cold = buildLibrary(folders);
    log(`  ${toFigure(cold.seconds)} s`);
    steps.push([`${entries} entries`, parseStepTimes(cold.output)]);
    const row = { name: '**Pravylo**', entries, games, seconds: cold.seconds, out };
    if (entries !== COMPARED_ENTRIES) rows.push(toRow(row));
    else {
      editOne(folders);
      const edited = buildLibrary(folders);
      steps.push([`${entries}, one edited`, parseStepTimes(edited.output)]);
      rows.push(toRow({ ...row, secondsAfterEdit: edited.seconds }));
      log('  the same entries with Starlight…');
      const starlight = timed(() => buildStarlight(join(DIR, 'starlight'), readEditions(join(out, 'data'))));
      const name = `Starlight ${packageVersion('@astrojs/starlight')}`;
      rows.push(toRow({ ...row, name, seconds: starlight.seconds, out: starlight.output }));
    }
    rmSync(DIR, { recursive: true, force: true });
  }
  return [
    '| | entries | games | build, s | per entry, ms | after one edit, s | files | on disk, MB |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    'The builds start without a cache, and every entry has 15 rules. A Pravylo build also checks the content, and writes a share page for every rule, a preview image for every entry, and the offline copy. The Starlight build writes pages with the same text and a search index.',
    '',
    stepTable(steps),
  ].join('\n');
}

function toRow({ name, entries, games, seconds, secondsAfterEdit, out }: BuildRow): string {
  const { files, bytes } = measureFolder(out);
  const figures = [
    toFigure(seconds),
    toFigure((1000 * seconds) / entries),
    secondsAfterEdit ? toFigure(secondsAfterEdit) : '',
  ];
  return `| ${[name, entries, games, ...figures, files, toFigure(bytes / 1e6)].join(' | ')} |`;
}
