// `npm run check:content`: prints all diagnostics of the content folder, and exits with code 1 if there are any.
import { checkContent } from '../../lib/content/checks/check-content';
import { entriesOf } from '../../lib/content/registry';
import { formatDiagnostics } from '../../lib/core/diagnostics';
import { LANGS } from '../../lib/core/languages';
import { CONTENT_DIR, displayPath, REQUIRES_PUBLISHED_IDS } from '../content/folders';
import { readContent } from '../content/read-content';
import { parseArguments } from '../setup/parse-arguments';

parseArguments('npm run check:content\n  prints all errors of the content folder', {});

const { registry, diagnostics } = checkContent(await readContent(), {
  root: displayPath(CONTENT_DIR),
  requirePublishedIds: REQUIRES_PUBLISHED_IDS,
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
    console.log(`${game.id}/${lang}: ${entries.length} entries, ${rules} rules, no problems.`);
  }
