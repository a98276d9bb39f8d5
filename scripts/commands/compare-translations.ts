// `npm run parity`: reports entries and rules that one language of a game has and another lacks, and rules that were
// changed in one language only. Exits with code 1 if there are any.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../lib/content/checks/check-content';
import {
  findMissingTranslations,
  languagePairs,
  type MissingTranslation,
} from '../../lib/content/translations/missing-translations';
import { findUnmirroredNotes, type UnmirroredNote } from '../../lib/content/translations/unmirrored-notes';
import type { StaleTranslation } from '../../lib/editing/stale-translations';
import { CONTENT_DIR, displayPath, REQUIRES_PUBLISHED_IDS } from '../content/folders';
import { readContent } from '../content/read-content';
import { ACCEPTED_FILE, acceptedLine, readStaleTranslations } from '../content/read-stale-translations';
import { parseArguments } from '../setup/parse-arguments';

const root = displayPath(CONTENT_DIR);
const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

function describeMissing(missing: readonly MissingTranslation[]): string[] {
  const groups = new Map<string, string[]>();
  for (const { has, lacks, target, settled, isQuestion } of missing) {
    const why = { redirect: ' (a redirect)', differs: ' (a note says that the editions differ)' };
    const head = `in ${has}, not in ${lacks}${settled ? why[settled] : ': TO DO'}`;
    groups.set(head, [...(groups.get(head) ?? []), isQuestion ? `${target} (a question)` : target]);
  }
  return [...groups].flatMap(([head, targets]) => [`  ${head}`, ...targets.map((target) => `    ${target}`)]);
}

const describeUnmirrored = ({ notedIn, missingIn, target }: UnmirroredNote): string =>
  `  ${target}  a note in ${notedIn} says that the editions differ, ${missingIn} has no such note: TO DO`;

const describeStale = ({ game, changed, outdated, target, day, words }: StaleTranslation): string[] => [
  `  ${root}/${game}/${changed}/${target.replace('#', '.md ^')}  changed ${day ?? '(not committed yet)'}, ${outdated} was not updated: TO DO`,
  `    ${words}`,
];

async function run({ accept }: { accept: boolean }): Promise<void> {
  const files = await readContent();
  const { registry } = checkContent(files, { root, requirePublishedIds: REQUIRES_PUBLISHED_IDS });
  const games = [...registry.values()].filter((game) => languagePairs(game).length > 0);
  const pairs = new Map(games.map((game) => [game.id, languagePairs(game)]));
  const found = readStaleTranslations(CONTENT_DIR, files, pairs);
  const stale = found ?? [];
  if (accept) {
    for (const one of stale)
      appendFileSync(join(CONTENT_DIR, one.game, ACCEPTED_FILE), `${acceptedLine(one)}\n`);
    console.log(`Accepted ${count(stale.length, 'change')}: no update needed in the other language.`);
    return;
  }
  const lines: string[] = [];
  let open = 0;
  for (const game of games) {
    const missing = findMissingTranslations(game);
    const staleHere = stale.filter((one) => one.game === game.id);
    const unmirrored = findUnmirroredNotes(game);
    const toDo = missing.filter(({ settled }) => !settled).length + unmirrored.length + staleHere.length;
    open += toDo;
    lines.push(
      `${game.id} (${game.fields.languages.join(', ')}): ${toDo ? `${toDo} to do` : 'nothing to do'}`,
      ...describeMissing(missing),
      ...unmirrored.map(describeUnmirrored),
      ...staleHere.flatMap(describeStale),
    );
  }
  const single = registry.size - games.length;
  if (single) lines.push(`${count(single, 'game')} in one language only.`);
  if (!found)
    lines.push(
      'There is no Git history (no repository, or a shallow clone), so changes in one language only were not checked.',
    );
  console.log(lines.join('\n'));
  if (open) {
    console.error(`\n${open} to do. To accept changes that need no translation: npm run parity -- --accept`);
    process.exitCode = 1;
  }
}

const { values } = parseArguments(
  `npm run parity -- [--accept]
  --accept  records that the changes which the command lists need no translation`,
  { options: { accept: { type: 'boolean', default: false } } },
);
try {
  await run(values);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
