// `npm run parity`: what one language of a game has or tells and another does not, and what changed in one alone.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '../../lib/content/checks/check-content';
import {
  findMissingTranslations,
  languagePairs,
  type MissingTranslation,
} from '../../lib/content/translations/missing-translations';
import {
  findStaleTranslations,
  type StaleTranslation,
} from '../../lib/content/translations/stale-translations';
import { findUnmirroredNotes, type UnmirroredNote } from '../../lib/content/translations/unmirrored-notes';
import { readHistory } from '../content/content-history';
import { CONTENT_DIR, HAS_LOCK, shownFolder } from '../content/folders';
import { readContent } from '../content/read-content';

/** One line per change that needs no answer: `patrols#win uk ru 1a2b3c4d`, the end being the hash of its words. */
const ACCEPTED = 'parity.txt';

const root = shownFolder(CONTENT_DIR);
const acceptedPath = (game: string) => join(CONTENT_DIR, game, ACCEPTED);
const acceptedLine = ({ target, changed, waiting, words }: StaleTranslation): string =>
  `${target} ${changed} ${waiting} ${createHash('sha256').update(words).digest('hex').slice(0, 8)}`;

function isAccepted(lag: StaleTranslation): boolean {
  const path = acceptedPath(lag.game);
  return existsSync(path) && readFileSync(path, 'utf8').split('\n').includes(acceptedLine(lag));
}

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

function describeGaps(gaps: readonly MissingTranslation[]): string[] {
  const groups = new Map<string, string[]>();
  for (const { has, lacks, target, settled, isQuestion } of gaps) {
    const why = { redirect: ' (a redirect)', differs: ' (a note says that the editions differ)' };
    const head = `in ${has}, not in ${lacks}${settled ? why[settled] : ': TO DO'}`;
    groups.set(head, [...(groups.get(head) ?? []), isQuestion ? `${target} (a question)` : target]);
  }
  return [...groups].flatMap(([head, targets]) => [`  ${head}`, ...targets.map((target) => `    ${target}`)]);
}

const describeUntold = ({ tells, silent, target }: UnmirroredNote): string =>
  `  ${target}  a note of ${tells} says that the editions differ, ${silent} has no such note: TO DO`;

const describeLag = ({ game, changed, waiting, target, day, words }: StaleTranslation): string[] => [
  `  ${root}/${game}/${changed}/${target.replace('#', '.md ^')}  changed ${day ?? '(not committed yet)'}, ${waiting} did not follow: TO DO`,
  `    ${words}`,
];

async function run({ accept }: { accept: boolean }): Promise<void> {
  const files = await readContent();
  const { registry } = checkContent(files, { root, lock: HAS_LOCK });
  const games = [...registry.values()].filter((game) => languagePairs(game).length > 0);
  const pairs = new Map(games.map((game) => [game.id, languagePairs(game)]));
  const steps = readHistory(CONTENT_DIR, files, new Set(pairs.keys()));
  const lags = findStaleTranslations(steps ?? [], pairs).filter((lag) => !isAccepted(lag));
  if (accept) {
    for (const lag of lags) appendFileSync(acceptedPath(lag.game), `${acceptedLine(lag)}\n`);
    console.log(`${count(lags.length, 'change')} accepted: they need no answer in the other language.`);
    return;
  }
  const lines: string[] = [];
  let open = 0;
  for (const game of games) {
    const gaps = findMissingTranslations(game);
    const own = lags.filter((lag) => lag.game === game.id);
    const untold = findUnmirroredNotes(game);
    const toDo = gaps.filter(({ settled }) => !settled).length + untold.length + own.length;
    open += toDo;
    lines.push(
      `${game.id} (${game.fields.languages.join(', ')}): ${toDo ? `${toDo} to do` : 'in step'}`,
      ...describeGaps(gaps),
      ...untold.map(describeUntold),
      ...own.flatMap(describeLag),
    );
  }
  const single = registry.size - games.length;
  if (single) lines.push(`${count(single, 'game')} in one language only.`);
  if (!steps)
    lines.push(
      'There is no history here (no repository, or a shallow clone): only what is missing was looked for.',
    );
  console.log(lines.join('\n'));
  if (open) {
    console.error(`\n${open} to do. A change that needs no answer: npm run parity -- --accept`);
    process.exitCode = 1;
  }
}

try {
  const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false } } });
  await run(values);
} catch (error) {
  console.error(`${(error as Error).message.split('\n')[0]}\nUsage: npm run parity [-- --accept]`);
  process.exitCode = 1;
}
