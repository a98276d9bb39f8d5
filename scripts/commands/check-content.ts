// `npm run check:content`: reports everything that is wrong in the content folder and exits 1 if anything is.
import { checkContent } from '../../lib/content/checks/check-content';
import { entriesOf } from '../../lib/content/registry';
import { formatDiagnostics } from '../../lib/core/diagnostics';
import { LANGS } from '../../lib/core/languages';
import { CONTENT_DIR, HAS_LOCK, shownFolder } from '../content/folders';
import { readContent } from '../content/read-content';

const { registry, diagnostics } = checkContent(await readContent(), {
  root: shownFolder(CONTENT_DIR),
  lock: HAS_LOCK,
});
if (diagnostics.length) {
  console.error(formatDiagnostics(diagnostics));
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  console.error(`\nProblems: ${diagnostics.length}. Files: ${files}.`);
  process.exit(1);
}
for (const game of registry.values())
  for (const lang of LANGS) {
    const entries = entriesOf(game, lang);
    if (entries.length === 0) continue;
    const rules = entries.reduce((sum, entry) => sum + entry.rules.size, 0);
    console.log(`${game.id}/${lang}: ${entries.length} entries, ${rules} rules, all in order.`);
  }
