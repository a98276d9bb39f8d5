// `npm run publish-ids`: adds the current addresses of each game to its published.txt. Never removes an address.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../lib/content/checks/check-content';
import { parsePublishedIds, updatePublishedIds } from '../../lib/content/published-ids';
import { formatDiagnostics } from '../../lib/core/diagnostics';
import { CONTENT_DIR, displayPath } from '../content/folders';
import { readContent } from '../content/read-content';
import { parseArguments } from '../setup/parse-arguments';

parseArguments('npm run publish-ids\n  adds the current addresses of each game to its published.txt', {});

const { registry, diagnostics } = checkContent(await readContent(), { root: displayPath(CONTENT_DIR) });
const problems = diagnostics.filter(({ rule }) => rule !== 'unpublished-address');
if (problems.length) {
  console.error(`${formatDiagnostics(problems)}\n\nNothing was published: fix these problems first.`);
  process.exit(1);
}
for (const game of registry.values()) {
  const path = join(CONTENT_DIR, game.id, 'published.txt');
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const after = updatePublishedIds(parsePublishedIds(before), game);
  if (after !== before) writeFileSync(path, after);
  console.log(
    `${path}: ${parsePublishedIds(after).length} addresses, ${parsePublishedIds(after).length - parsePublishedIds(before).length} new.`,
  );
}
