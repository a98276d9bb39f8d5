// Corrects digits that OCR has recognized as letters of the same shape: the Cyrillic З for 3, O for 0, l for 1.

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

/** Corrects misread digits in the words of one line, which must be in their order on the line. */
export function fixDigits(words: readonly string[]): string[] {
  return words.map((word, at) => {
    if (MIXED_NUMBER.test(word))
      return word.replace(/[ОоOoЗзlI|]/gu, (letter) => DIGIT_FOR_LETTER[letter] ?? letter);
    // «має З карти» means «має 3 карти» (“has 3 cards”): the Cyrillic word «З» (“from”) has a capital letter only at
    // the start of a sentence.
    const isInSentence = at > 0 && !/[.!?:…»”"]$/u.test(words[at - 1] ?? '');
    return word === 'З' && isInSentence && /^\p{Ll}/u.test(words[at + 1] ?? '') ? '3' : word;
  });
}
