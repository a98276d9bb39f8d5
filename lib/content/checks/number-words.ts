// Numbers in words, for the languages that have their words here: «дві», «двічі» and "two" are 2. Without words only digits count.
import type { Lang } from '../../core/languages';

/** What a word begins with, or is, in the order of the numbers from nought. */
const WORDS: Partial<Record<Lang, readonly RegExp[]>> = {
  uk: listed(
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
  ru: listed(
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
  en: listed(
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

function listed(...numbers: string[]): RegExp[] {
  return numbers.map((words) => new RegExp(`^(?:${words.replaceAll(' ', '|')})$`));
}

/** Whether some word of the text says the number. */
export function saysInWords(text: string, number: string, lang: Lang): boolean {
  const words = WORDS[lang]?.[Number(number)];
  return Boolean(
    words &&
      text
        .toLowerCase()
        .match(/[\p{L}’-]+/gu)
        ?.some((word) => words.test(word)),
  );
}
