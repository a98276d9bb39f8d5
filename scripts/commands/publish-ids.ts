// `npm run publish-ids`: adds the addresses there are now to each game's lock; never takes one away.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../lib/content/checks/check-content';
import { parsePublished, publish } from '../../lib/content/published-ids';
import { formatDiagnostics } from '../../lib/core/diagnostics';
import { CONTENT_DIR, shownFolder } from '../content/folders';
import { readContent } from '../content/read-content';

const { registry, diagnostics } = checkContent(await readContent(), { root: shownFolder(CONTENT_DIR) });
const problems = diagnostics.filter(({ rule }) => rule !== 'unpublished-address');
if (problems.length) {
  console.error(`${formatDiagnostics(problems)}\n\nNothing was published: mend these first.`);
  process.exit(1);
}
for (const game of registry.values()) {
  const path = join(CONTENT_DIR, game.id, 'published.txt');
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const after = publish(parsePublished(before), game);
  if (after !== before) writeFileSync(path, after);
  console.log(
    `${path}: ${parsePublished(after).length} addresses, ${parsePublished(after).length - parsePublished(before).length} new.`,
  );
}
