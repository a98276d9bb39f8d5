// Finds letters that only look right: Latin inside Cyrillic words, another alphabet's letters, typewriter signs.
import type { Diagnostic } from '../diagnostics';
import type { Lang } from '../languages';

const WORD = /[\p{L}\p{M}'’ʼ]+/gu;
const LATIN = /[A-Za-z]/;
const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Letters that belong to the other language: «выводиш» in Ukrainian, «піраты» in Russian. */
const FOREIGN: Record<Lang, RegExp> = { uk: /[ыэёъ]/i, ru: /[іїєґ]/i };
/** What a Latin look-alike should be. */
const TWINS: Record<string, string> = Object.fromEntries(
  [...'aаcсeеiіoоpрxхyуAАBВCСEЕHНIІKКMМOОPРTТXХYУ'.matchAll(/(.)(.)/g)].map(([, latin, twin]) => [
    latin,
    twin,
  ]),
);
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

export function checkLetters(path: string, text: string, lang: Lang, bodyFromLine: number): Diagnostic[] {
  const problems: Diagnostic[] = [];
  text.split('\n').forEach((line, index) => {
    const at = (column: number, rule: string, message: string, help?: string) =>
      problems.push({ file: path, line: index + 1, column, rule, message, ...(help && { help }) });
    for (const match of line.matchAll(WORD)) {
      const word = match[0];
      const column = match.index + 1;
      if (LATIN.test(word) && CYRILLIC.test(word)) {
        const mended = [...word].map((letter) => TWINS[letter] ?? letter).join('');
        at(
          column + word.search(LATIN),
          'look-alike-letter',
          `Unexpected Latin letter in \`${word}\`, expected Cyrillic only.`,
          LATIN.test(mended) ? 'type the word anew.' : `write \`${mended}\`.`,
        );
      } else if (FOREIGN[lang].test(word))
        at(
          column + word.search(FOREIGN[lang]),
          'foreign-letter',
          `Unexpected letter \`${word.match(FOREIGN[lang])?.[0]}\` in \`${word}\`, expected the ${lang} alphabet.`,
        );
    }
    for (const match of line.matchAll(STRAIGHT_APOSTROPHE))
      at(match.index + 1, 'straight-quote', `Unexpected \`${match[0]}\` as an apostrophe, expected \`’\`.`);
    if (index + 1 >= bodyFromLine && !line.startsWith('|'))
      for (const [sign, wanted] of TYPEWRITER)
        for (const match of line.matchAll(sign))
          at(
            match.index + 1,
            'typewriter-sign',
            `Unexpected \`${match[0]}\` in a sentence, expected \`${wanted}\`.`,
          );
    if (index + 1 >= bodyFromLine && !line.startsWith(':::') && line.includes('"'))
      at(line.indexOf('"') + 1, 'straight-quote', 'Unexpected straight quotation mark, expected «…».');
  });
  return problems;
}
