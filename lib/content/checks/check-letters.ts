// Finds letters that only look right: two alphabets in one word, another alphabet's letters, typewriter signs.
import type { Diagnostic } from '../../core/diagnostics';
import { LANGUAGES, type Lang } from '../../core/languages';
import { stringsOf } from '../../i18n';

const WORD = /[\p{L}\p{M}'’ʼ]+/gu;
const LATIN = /[A-Za-z]/;
const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Latin and Cyrillic letters that look alike, in pairs. */
const TWINS = 'aаcсeеiіoоpрxхyуAАBВCСEЕHНIІKКMМOОPРTТXХYУ';
/** A typewriter apostrophe between letters, and straight quotation marks in prose. */
const STRAIGHT_APOSTROPHE = /(?<=\p{L})['ʼ`](?=\p{L})/gu;
/** Signs of a typewriter inside a sentence, with what a book has in their place. */
const TYPEWRITER: [sign: RegExp, wanted: string][] = [
  // «Патруль - це судно»
  [/(?<=\S )-{1,2}(?= \S)/g, '—'],
  // «і так далі...»
  [/\.{3}/g, '…'],
  // «1-4 гравці»
  [/(?<=\d)-(?=\d)/g, '–'],
];

/** What is written for the program, not for the reader: `^id`, the target of `[[target|`, `:icon:`, addresses, `](target)`. */
export const MARKUP = /\^[a-z0-9-]+\s*$|\[\[[^\]|]*\|?|:[a-z0-9-]+:|https?:\/\/\S+|\]\([^)]*\)/g;

/** Leaves every other letter in its place. */
export const blank = (found: string): string => ' '.repeat(found.length);

/** What is said in another tongue on purpose. */
const QUOTED = /“[^”]*”|«[^»]*»/g;

/** Signs nobody sees: controls, zero-width signs, marks that turn the direction of text. */
export const INVISIBLE =
  /(?![\t\r])[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const codeOf = (sign: string) =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export function checkLetters(path: string, text: string, lang: Lang, bodyFromLine: number): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const { name, foreignLetters } = LANGUAGES[lang];
  // A language that writes its own name in Cyrillic writes everything so.
  const [own, other] = CYRILLIC.test(name)
    ? (['Cyrillic', 'Latin'] as const)
    : (['Latin', 'Cyrillic'] as const);
  const strange = other === 'Latin' ? LATIN : CYRILLIC;
  /** Letters of a kindred language: «выводиш» in Ukrainian, «піраты» in Russian. */
  const foreign = foreignLetters ? new RegExp(`[${foreignLetters}]`, 'i') : undefined;
  const [open, close] = stringsOf(lang).sharing.quotes;
  text.split('\n').forEach((line, index) => {
    const ownWords = line.replace(QUOTED, blank);
    const at = (column: number, rule: string, message: string, help?: string) =>
      problems.push({ file: path, line: index + 1, column, rule, message, ...(help && { help }) });
    for (const match of line.matchAll(WORD)) {
      const word = match[0];
      const column = match.index + 1;
      if (LATIN.test(word) && CYRILLIC.test(word)) {
        const mended = [...word].map((letter) => (strange.test(letter) ? twinOf(letter) : letter)).join('');
        at(
          column + word.search(strange),
          'look-alike-letter',
          `Unexpected ${other} letter in \`${word}\`, expected ${own} only.`,
          strange.test(mended) ? 'type the word anew.' : `write \`${mended}\`.`,
        );
      } else if (foreign?.test(word))
        at(
          column + word.search(foreign),
          'foreign-letter',
          `Unexpected letter \`${word.match(foreign)?.[0]}\` in \`${word}\`, expected the ${lang} alphabet.`,
        );
      // Names and short forms stand in Latin letters everywhere; nobody who reads Latin can be asked to read Cyrillic.
      else if (own === 'Latin' && CYRILLIC.test(word) && CYRILLIC.test(ownWords[match.index] ?? ''))
        at(
          column,
          'foreign-letter',
          `Unexpected Cyrillic \`${word}\`, expected the ${lang} alphabet.`,
          `translate it, or quote what is printed so: ${open}…${close}.`,
        );
    }
    for (const match of line.matchAll(INVISIBLE))
      at(
        match.index + 1,
        'invisible-sign',
        `Unexpected invisible sign ${codeOf(match[0])}, expected only what a reader can see.`,
        'delete it; the site itself keeps words together where they must be.',
      );
    for (const match of line.matchAll(STRAIGHT_APOSTROPHE))
      at(match.index + 1, 'straight-quote', `Unexpected \`${match[0]}\` as an apostrophe, expected \`’\`.`);
    if (index + 1 >= bodyFromLine && !line.startsWith('|') && !line.startsWith(':::')) {
      const words = line.replace(MARKUP, blank);
      for (const [sign, wanted] of TYPEWRITER)
        for (const match of words.matchAll(sign))
          at(
            match.index + 1,
            'typewriter-sign',
            `Unexpected \`${match[0]}\` in a sentence, expected \`${wanted}\`.`,
          );
    }
    if (index + 1 >= bodyFromLine && !line.startsWith(':::') && line.includes('"'))
      at(
        line.indexOf('"') + 1,
        'straight-quote',
        `Unexpected straight quotation mark, expected ${open}…${close}.`,
      );
  });
  return problems;
}

/** The letter of the other alphabet that looks the same; the letter itself where none does. */
function twinOf(letter: string): string {
  const at = TWINS.indexOf(letter);
  return at < 0 ? letter : (TWINS[at % 2 === 0 ? at + 1 : at - 1] ?? letter);
}
