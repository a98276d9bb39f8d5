// Corrects characters that OCR has misread, because they look alike: the Cyrillic З instead of 3, O instead of 0, l
// instead of 1, and a bar or a small l instead of the capital I.

const DIGIT_FOR_LETTER: Record<string, string> = {
  О: '0',
  о: '0',
  O: '0',
  o: '0',
  З: '3',
  з: '3',
  l: '1',
  I: '1',
  '|': '1',
};
/** Matches a number in which some digits were recognized as letters: `1O`, `l2`. */
const MIXED_NUMBER = /^[+−–-]?(?=.*\d)[\dОоOoЗзlI|]+[.,:;!?)]*$/u;

/**
 * Matches a word that begins with a misread capital I: `|f`, `[n`, `ltem`. No word of a supported language begins with
 * a small l before one of these consonants.
 */
const MISREAD_CAPITAL_I = /^(["“(]?)(?!.*\d)(?:\|(?=[a-z])|\[(?=[fnst]\b)|l(?=[bcdfgkmnpqrstvxz]))/u;

/**
 * Corrects misread characters in the words of one line, which must be in their order on the line. Each word keeps its
 * length.
 */
export function fixMisread(words: readonly string[]): string[] {
  return words.map((word, at) => {
    if (MIXED_NUMBER.test(word))
      return word.replace(/[ОоOoЗзlI|]/gu, (letter) => DIGIT_FOR_LETTER[letter] ?? letter);
    if (MISREAD_CAPITAL_I.test(word)) return word.replace(MISREAD_CAPITAL_I, '$1I');
    // «має З карти» means «має 3 карти» (“has 3 cards”): the Cyrillic word «З» (“from”) has a capital letter only at
    // the start of a sentence.
    const isInSentence = at > 0 && !/[.!?:…»”"]$/u.test(words[at - 1] ?? '');
    return word === 'З' && isInSentence && /^\p{Ll}/u.test(words[at + 1] ?? '') ? '3' : word;
  });
}
