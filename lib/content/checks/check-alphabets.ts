// Finds wrong characters in an entry file: words of mixed alphabets, foreign letters, invisible characters, ASCII
// punctuation.
import type { Diagnostic } from '../../core/diagnostics';
import { LANGUAGES, type Lang } from '../../core/languages';
import { stringsOf } from '../../i18n';
import { createReporter } from './create-reporter';

const WORD = /[\p{L}\p{M}'’ʼ]+/gu;
const LATIN = /[A-Za-z]/;
const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Pairs of letters that look alike: first the Latin letter, then the Cyrillic letter. */
const LOOK_ALIKES = 'aаcсeеiіoоpрxхyуAАBВCСEЕHНIІKКMМOОPРTТXХYУ';
/** Matches a wrong apostrophe between two letters: `'`, `ʼ` or a backtick instead of `’`, as in `Пам'ять`. */
const STRAIGHT_APOSTROPHE = /(?<=\p{L})['ʼ`](?=\p{L})/gu;
/** Patterns of ASCII punctuation inside a sentence, each with the typographic character to use instead. */
const ASCII_PUNCTUATION: [pattern: RegExp, replacement: string][] = [
  // Matches the hyphen in «Патруль - це судно».
  [/(?<=\S )-{1,2}(?= \S)/g, '—'],
  // Matches the dots in «і так далі...».
  [/\.{3}/g, '…'],
  // Matches the hyphen in «1-4 гравці».
  [/(?<=\d)-(?=\d)/g, '–'],
];

/** Matches markup that readers do not see: `^id`, the target in `[[target|`, `:icon:`, web addresses, `](target)`. */
export const MARKUP = /\^[a-z0-9-]+\s*$|\[\[[^\]|]*\|?|:[a-z0-9-]+:|https?:\/\/\S+|\]\([^)]*\)/g;

/**
 * Returns a string of spaces that is as long as the text. If the spaces replace the text in a line, the columns of the
 * other characters stay the same.
 */
export const blankOut = (text: string): string => ' '.repeat(text.length);

/** Matches quoted text, such as `“кубик”`. Quoted text may be in another language on purpose. */
const QUOTED = /“[^”]*”|«[^»]*»/g;

/**
 * Matches invisible characters: control characters, zero-width characters, bidirectional marks (U+202E), tag
 * characters.
 */
export const INVISIBLE_CHARACTERS =
  /(?![\t\r])[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Formats the code point of a character: `U+200B`. */
const codePointName = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Reports a diagnostic at a column of the line that is being checked. */
type ReportColumn = (column: number, rule: string, message: string, help?: string) => void;

/** The letters and quotation marks of a language, used to check a line of text. */
interface Alphabet {
  lang: Lang;
  script: 'Cyrillic' | 'Latin';
  otherScript: 'Cyrillic' | 'Latin';
  /** Matches letters of a related language: «ы» in Ukrainian text («выводиш»), «і» in Russian text («піраты»). */
  foreignLetters?: RegExp;
  /** The outer quotation marks of the language, with an ellipsis between them: `«…»`. */
  quotes: string;
}

/**
 * Reports wrong characters in a file. `bodyFromLine` is the line on which the body begins after the front matter,
 * counted from 1.
 */
export function checkLetters(path: string, text: string, lang: Lang, bodyFromLine: number): Diagnostic[] {
  const { diagnostics, report } = createReporter(path);
  const alphabet = alphabetOfLanguage(lang);
  text.split('\n').forEach((line, index) => {
    const reportColumn: ReportColumn = (column, ...message) =>
      report({ line: index + 1, column }, ...message);
    checkAlphabet(line, alphabet, reportColumn);
    checkInvisibleCharacters(line, reportColumn);
    for (const match of line.matchAll(STRAIGHT_APOSTROPHE))
      reportColumn(
        match.index + 1,
        'straight-quote',
        `Unexpected \`${match[0]}\` as an apostrophe, expected \`’\`.`,
      );
    if (index + 1 >= bodyFromLine && !line.startsWith(':::')) checkPunctuation(line, alphabet, reportColumn);
  });
  return diagnostics;
}

function alphabetOfLanguage(lang: Lang): Alphabet {
  const { name, foreignLetters } = LANGUAGES[lang];
  // If the name of a language is in Cyrillic, all texts in the language must be in Cyrillic.
  const [script, otherScript] = CYRILLIC.test(name)
    ? (['Cyrillic', 'Latin'] as const)
    : (['Latin', 'Cyrillic'] as const);
  const [open, close] = stringsOf(lang).sharing.quotes;
  return {
    lang,
    script,
    otherScript,
    ...(foreignLetters && { foreignLetters: new RegExp(`[${foreignLetters}]`, 'i') }),
    quotes: `${open}…${close}`,
  };
}

function checkAlphabet(line: string, alphabet: Alphabet, report: ReportColumn): void {
  const { lang, script, otherScript, foreignLetters, quotes } = alphabet;
  const otherLetters = otherScript === 'Latin' ? LATIN : CYRILLIC;
  const unquoted = line.replace(QUOTED, blankOut);
  for (const match of line.matchAll(WORD)) {
    const word = match[0];
    const column = match.index + 1;
    if (LATIN.test(word) && CYRILLIC.test(word)) {
      const fixed = [...word]
        .map((letter) => (otherLetters.test(letter) ? lookAlikeOf(letter) : letter))
        .join('');
      report(
        column + word.search(otherLetters),
        'look-alike-letter',
        `Unexpected ${otherScript} letter in \`${word}\`, expected ${script} only.`,
        otherLetters.test(fixed) ? 'type the word again.' : `write \`${fixed}\`.`,
      );
    } else if (foreignLetters?.test(word))
      report(
        column + word.search(foreignLetters),
        'foreign-letter',
        `Unexpected letter \`${word.match(foreignLetters)?.[0]}\` in \`${word}\`, expected the ${lang} alphabet.`,
      );
    // Latin names and abbreviations are allowed in every language. Cyrillic is allowed in Latin text only inside
    // quotation marks.
    else if (script === 'Latin' && CYRILLIC.test(word) && CYRILLIC.test(unquoted[match.index] ?? ''))
      report(
        column,
        'foreign-letter',
        `Unexpected Cyrillic \`${word}\`, expected the ${lang} alphabet.`,
        `translate it, or put printed words in quotation marks: ${quotes}.`,
      );
  }
}

function checkInvisibleCharacters(line: string, report: ReportColumn): void {
  for (const match of line.matchAll(INVISIBLE_CHARACTERS))
    report(
      match.index + 1,
      'invisible-sign',
      `Unexpected invisible character ${codePointName(match[0])}, expected only visible characters.`,
      'delete it; the build adds non-breaking spaces where they are needed.',
    );
}

function checkPunctuation(line: string, { quotes }: Alphabet, report: ReportColumn): void {
  // Skip table rows, because the delimiter row below a table header consists of hyphens.
  if (!line.startsWith('|')) {
    const visible = line.replace(MARKUP, blankOut);
    for (const [pattern, replacement] of ASCII_PUNCTUATION)
      for (const match of visible.matchAll(pattern))
        report(
          match.index + 1,
          'typewriter-sign',
          `Unexpected \`${match[0]}\` in a sentence, expected \`${replacement}\`.`,
        );
  }
  if (line.includes('"'))
    report(
      line.indexOf('"') + 1,
      'straight-quote',
      `Unexpected straight quotation mark, expected ${quotes}.`,
    );
}

/** Returns the letter of the other alphabet that looks the same, or the letter itself if there is none. */
function lookAlikeOf(letter: string): string {
  const at = LOOK_ALIKES.indexOf(letter);
  return at < 0 ? letter : (LOOK_ALIKES[at % 2 === 0 ? at + 1 : at - 1] ?? letter);
}
