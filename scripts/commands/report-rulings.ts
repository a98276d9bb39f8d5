// `npm run rulings`: lists the rulings of each game by document. `npm run rulings -- --accept` records in rulings.txt
// that an editor has compared every ruling with the current text of its rules.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../lib/content/checks/check-content';
import type { RegisteredGame } from '../../lib/content/registry';
import { formatConfirmations, RULINGS_FILE, rulingsOf } from '../../lib/content/rulings';
import { CONTENT_DIR, displayPath, REQUIRES_PUBLISHED_IDS } from '../content/folders';
import { readContent } from '../content/read-content';
import { parseArguments } from '../setup/parse-arguments';

const root = displayPath(CONTENT_DIR);

function describe(game: RegisteredGame): string[] {
  const editions = [...game.entries].map(([lang, entries]) => ({
    lang,
    docs: [...entries.values()].flatMap(rulingsOf).map(({ ruling }) => ruling.doc),
  }));
  return editions
    .filter(({ docs }) => docs.length > 0)
    .flatMap(({ lang, docs }) => [
      `${game.id}/${lang}: ${docs.length} rulings`,
      ...[...new Set(docs)].map((doc) => `  ${doc}: ${docs.filter((one) => one === doc).length}`),
    ]);
}

function accept(game: RegisteredGame): void {
  const path = join(CONTENT_DIR, game.id, RULINGS_FILE);
  const text = formatConfirmations(game);
  if (text) writeFileSync(path, text);
  else if (existsSync(path)) rmSync(path);
}

const { values } = parseArguments(
  `npm run rulings -- [--accept]
  --accept  records that an editor has compared every ruling with the current text of its rules`,
  { options: { accept: { type: 'boolean', default: false } } },
);
const { registry, diagnostics } = checkContent(await readContent(), {
  root,
  requirePublishedIds: REQUIRES_PUBLISHED_IDS,
});
for (const game of registry.values()) {
  if (values.accept) accept(game);
  for (const line of describe(game)) console.log(line);
}
const stale = diagnostics.filter(({ rule }) => rule === 'stale-ruling');
if (!values.accept && stale.length) {
  for (const { file, line, message } of stale) console.error(`${file}:${line} ${message}`);
  process.exitCode = 1;
}
