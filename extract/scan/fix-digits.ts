// Corrects digits that the recognizer has read as letters of the same shape: «З» for 3, «О» for 0, «l» for 1.

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
/** Matches «1О» and «l2»: a number in which some digits were read as letters. */
const MIXED_NUMBER = /^[+−–-]?(?=.*\d)[\dОоOoЗзlI|]+[.,:;!?)]*$/u;

/** Corrects the words of one line, in order. */
export function fixDigits(words: readonly string[]): string[] {
  return words.map((word, at) => {
    if (MIXED_NUMBER.test(word))
      return word.replace(/[ОоOoЗзlI|]/gu, (letter) => DIGIT_FOR_LETTER[letter] ?? letter);
    // «має З карти»: the preposition «З» has a capital letter only at the start of a sentence.
    const isInSentence = at > 0 && !/[.!?:…»”"]$/u.test(words[at - 1] ?? '');
    return word === 'З' && isInSentence && /^\p{Ll}/u.test(words[at + 1] ?? '') ? '3' : word;
  });
}
