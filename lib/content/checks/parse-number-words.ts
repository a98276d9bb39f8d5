// Recognizes the numbers from 0 to 10 written as words: «дві», «двічі» and "two" mean 2. If a language has no list in
// this file, the check recognizes only digits as numbers.
import type { Lang } from '../../core/languages';

/** Patterns of number words by language. The index of a pattern is the number it matches, from 0. */
const NUMBER_WORDS: Partial<Record<Lang, readonly RegExp[]>> = {
  uk: wordPatterns(
    'ну[лі].* жод.*',
    'од(ин|н).* перш.* єдин.*',
    'дв(а|і|ох|ом|ома|ічі|обіч|оє) подв.* друг(ий|а|е|ого|ій|у|им|их|і) обидв.* обо[хє].* пар[аиу] вдвічі по-друге',
    'три трьо.* тричі трет.* потр.* втричі',
    'чотир.* четвер.*',
    'п’ят.*',
    'шіст.* шест.* шост.*',
    'сім семи сьом.* сімома',
    'віс[ьі]м.* восьм.*',
    'дев’ят.*',
    'десят.*',
  ),
  ru: wordPatterns(
    'нол.* нул.* никак.*',
    'од(ин|н).* перв.* единств.*',
    'дв(а|е|ух|ум|умя|ажды|ое) удв.* втор(ой|ая|ое|ого|ую|ым|ых|ые|ом) об(а|е|ои.*|еи.*) пар[аыуе] вдвое',
    'три тр[её]х тр[её]м.* трижды трет.* утр.* втрое',
    'четыр.* четв[её]рт.*',
    'пят.*',
    'шест.*',
    'сем(ь|и|ью) седьм.*',
    'вос[ьеё]м.* восьм.*',
    'девят.*',
    'десят.*',
  ),
  en: wordPatterns(
    'zero none no',
    'one first single once a an',
    'two second twice double.* both pair.*',
    'three third.* triple.* thrice',
    'four.*',
    'five fifth',
    'six sixth',
    'seven.*',
    'eight.*',
    'nine ninth',
    'ten tenth',
  ),
};

/** Converts each string of word patterns, such as 'два двох дв.*', to one pattern that matches any of these words. */
function wordPatterns(...numbers: string[]): RegExp[] {
  return numbers.map((words) => new RegExp(`^(?:${words.replaceAll(' ', '|')})$`));
}

/** Whether the text contains a word that means the number. `number` is a string of digits, such as `2`. */
export function containsNumberWord(text: string, number: string, lang: Lang): boolean {
  const pattern = NUMBER_WORDS[lang]?.[Number(number)];
  return Boolean(
    pattern &&
      text
        .toLowerCase()
        .match(/[\p{L}’-]+/gu)
        ?.some((word) => pattern.test(word)),
  );
}
