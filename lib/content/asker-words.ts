// Parses the file asker-words.<language>.txt of a game. For each rule, the file lists words that players use in
// questions about the rule but that its text does not contain. The search also finds a rule by these words.
//
//     = leader: luke vader        (words of this game that express a concept of lib/search/languages)
//     # combat                    (the id of an entry)
//     tie: equal same draw        (the id of a rule of the entry, and words of players)
import { type Diagnostic, suggest } from '../core/diagnostics';
import type { Lang } from '../core/languages';
import type { AskerWords } from '../data/game-data';
import { createReporter } from './checks/create-reporter';
import type { ContentFile } from './content-file';
import { findEntry, type RegisteredGame } from './registry';

/** Matches the name of the file that lists the words of players in one language: `asker-words.uk.txt`. */
export const ASKER_WORDS_FILE = /^asker-words\.([a-z]{2})\.txt$/;

/** Parses the file, and reports lines whose entry or rule does not exist in the game. */
export function parseAskerWords(
  { text }: ContentFile,
  displayPath: string,
  lang: Lang,
  game: RegisteredGame,
): { words: AskerWords; diagnostics: Diagnostic[] } {
  const { diagnostics, report } = createReporter(displayPath);
  const words: AskerWords = { concepts: '', rules: {} };
  let entryId = '';
  text.split('\n').forEach((line, at) => {
    const position = { line: at + 1, column: 1 };
    const [, mark = '', name = '', list = ''] = /^([=#]?)\s*([^:\s]*)\s*:?\s*(.*)$/.exec(line) ?? [];
    if (!name) return;
    if (mark === '=') {
      words.concepts += `${name}: ${list};`;
      return;
    }
    if (mark === '#') {
      entryId = name;
      if (!findEntry(game, lang, name))
        report(position, 'unknown-entry', `Unexpected entry \`${name}\`, expected an entry of ${game.id}.`);
      return;
    }
    const rules = findEntry(game, lang, entryId)?.rules;
    if (rules && !rules.has(name))
      report(
        position,
        'unknown-rule',
        `Unexpected rule \`${name}\`, expected a rule of ${entryId}.`,
        suggest(name, [...rules.keys()]),
      );
    words.rules[entryId] = { ...words.rules[entryId], [name]: list };
  });
  return { words, diagnostics };
}
