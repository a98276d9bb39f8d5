// Checks the entries of a language into which a game is still being translated (`unfinished` in game.md). Such an
// edition may lack entries and rules, and the site does not show it. The entries and rules that it has must have the
// same ids as in the other languages.
import { type Diagnostic, suggest } from '../../core/diagnostics';
import { isLang, type Lang } from '../../core/languages';
import { type ContentFile, FILE_START } from '../content-file';
import type { parseEntryFile } from '../parse-entry-file';
import type { RegisteredGame } from '../registry';
import { createReporter } from './create-reporter';

interface UnfinishedOptions {
  parseFile: typeof parseEntryFile;
  displayPath: (path: string) => string;
}

/**
 * Returns the language of an entry file in an unfinished edition: `ru` for `outer-rim/ru/combat.md`. Returns undefined
 * for all other files.
 */
export function unfinishedLanguage(path: string, { id, fields }: RegisteredGame): Lang | undefined {
  const [, lang = ''] = new RegExp(`^${id}/([a-z]{2})/[a-z0-9-]+\\.md$`).exec(path) ?? [];
  const { languages, unfinished = [] } = fields;
  return isLang(lang) && unfinished.includes(lang) && !languages.includes(lang) ? lang : undefined;
}

export function checkUnfinished(
  files: readonly ContentFile[],
  game: RegisteredGame,
  { parseFile, displayPath }: UnfinishedOptions,
): Diagnostic[] {
  return files.flatMap((file) => {
    const lang = unfinishedLanguage(file.path, game);
    if (!lang) return [];
    const path = displayPath(file.path);
    const { diagnostics, report } = createReporter(path);
    const id = (file.path.split('/')[2] ?? '').replace(/\.md$/, '');
    const originals = [...game.entries.values()].flatMap((entries) => entries.get(id) ?? []);
    const { parsed, diagnostics: ofFile } = parseFile(file, lang, path);
    if (originals.length === 0)
      report(
        FILE_START,
        'missing-translation',
        `Unexpected entry \`${id}\` only in ${lang}, which is unfinished, expected it in another language too.`,
        suggest(
          id,
          [...game.entries.values()].flatMap((entries) => [...entries.keys()]),
        ),
      );
    else
      for (const rule of parsed?.rules.keys() ?? [])
        if (!originals.some((entry) => entry.rules.has(rule)))
          report(
            FILE_START,
            'rule-parity',
            `Unexpected rule \`^${rule}\` only in ${lang}, which is unfinished, expected it in another language too.`,
            suggest(
              rule,
              originals.flatMap((entry) => [...entry.rules.keys()]),
            ),
          );
    return [...ofFile, ...diagnostics];
  });
}
