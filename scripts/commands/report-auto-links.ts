// `npm run links`: writes a report of the automatic links of every edition to .pravylo/links. An editor reads this
// report.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinker } from '../../lib/auto-links/create-linker';
import { describeLinks } from '../../lib/auto-links/link-report';
import { checkContent } from '../../lib/content/checks/check-content';
import { entriesOf } from '../../lib/content/registry';
import { isLang } from '../../lib/core/languages';
import { CONTENT_DIR, displayPath, REQUIRES_PUBLISHED_IDS, WORK_DIR } from '../content/folders';
import { readContent } from '../content/read-content';
import { parseArguments } from '../setup/parse-arguments';

parseArguments(
  'npm run links\n  writes a report of the automatic links of every edition to .pravylo/links',
  {},
);

const DIR = join(WORK_DIR, 'links');

mkdirSync(DIR, { recursive: true });
const { registry } = checkContent(await readContent(), {
  root: displayPath(CONTENT_DIR),
  requirePublishedIds: REQUIRES_PUBLISHED_IDS,
});
for (const game of registry.values())
  for (const lang of game.fields.languages.filter(isLang)) {
    const linker = createLinker(game, lang);
    const links = entriesOf(game, lang).flatMap((entry) => linker.link(entry).links);
    const { made, skipped, text } = describeLinks(`${game.id}/${lang}`, links, linker);
    const file = join(DIR, `${game.id}.${lang}.md`);
    writeFileSync(file, text);
    console.log(
      `${file}: ${made} links in ${linker.ruleCount} rules, ${skipped} skipped, ${linker.common.length} names too common to link.`,
    );
  }
