// Finds the numbers in a text, written as digits or as words. The audit uses them to find a wrong number in a rule
// that an author has reworded: rewording changes the words, but the numbers must stay.
import type { BookLang } from '../languages';

/** Matches a number written as digits, with or without a thousands separator: `3,000`, `10 000`, `12`. */
const FIGURES = /\d{1,3}(?:[,\u00a0 ]\d{3})+(?!\d)|\d+/g;
/**
 * Matches parts of a text whose digits belong to no rule: the icon `:icon-f4e4:`, the link target `dice` in
 * `[[dice|кубик]]`, and the page references «на с. 12» and «с. 5–6» (“on p. 12”, “pp. 5–6”).
 */
const NOT_IN_RULES =
  /:[a-z][a-z0-9-]*:|\[\[[^\]|]*\||⟦\d+\||(?:на\s+)?(?<!\p{L})(?:с|ст|стор|стр|сторінці|странице)\.?\s*\d+(?:\s*[–—-]\s*\d+)?/giu;

/**
 * For each language: numbers, each with a pattern that matches the stems of the words for it (`two`, `twice`, `both`).
 */
const NUMBER_WORDS: Record<BookLang, [number, RegExp][]> = {
  uk: [
    [0, /^(?:нул|жодн|нічого|порожн|ніск|без$|безкошт|безплатн)/],
    [1, /^(?:один|одн|перш|єдин|раз$|поодин)/],
    [
      2,
      /^(?:два$|дві|двох|двом|двоє|двіч|вдвох|удвох|друг|обид|обох|обома|пар[аиіуо]|подвійн|вдвічі|удвічі|двостор)/,
    ],
    [3, /^(?:три$|трьох|трьом|троє|трич|трет|втрьох|утрьох|втроє|утроє|потрійн)/],
    [4, /^(?:чотир|четвер|вчотир|учотир)/],
    [5, /^п[’']?ят(?!д|н)/],
    [6, /^(?:шіст|шест|шост)/],
    [7, /^(?:сім$|сьом|сем)/],
    [8, /^(?:вісім|восьм)/],
    [9, /^дев[’']?ят/],
    [10, /^(?:десять|десят)/],
    [11, /^одинадцят/],
    [12, /^дванадцят/],
    [20, /^двадцят/],
  ],
  ru: [
    [0, /^(?:нол|нул|ни$|ничего|пуст|без$|бесплатн)/],
    [1, /^(?:один|одн|перв|единств|раз$)/],
    [
      2,
      /^(?:два$|две$|двух|двум|двое|дважды|вдвоем|втор|оба$|обе$|обоих|обеих|обеим|обоим|пар[аыуое]|вдвое|двойн)/,
    ],
    [3, /^(?:три$|трех|трем|трое|трижды|трет|втроем|тройн)/],
    [4, /^(?:четыр|четверт|вчетвером)/],
    [5, /^пят(?!н)/],
    [6, /^шест/],
    [7, /^(?:семь|семи|седьм)/],
    [8, /^(?:восем|восьм)/],
    [9, /^девят/],
    [10, /^десят/],
    [11, /^одиннадцат/],
    [12, /^двенадцат/],
    [20, /^двадцат/],
  ],
  en: [
    [0, /^(?:zero|none|nothing|empty|without|free$)/],
    [1, /^(?:one|once|first|single|only$|an?$)/],
    [2, /^(?:two|twice|second$|both|pair|double)/],
    [3, /^(?:three|third|thrice|triple)/],
    [4, /^(?:four$|fourth)/],
    [5, /^(?:five|fifth)/],
    [6, /^(?:six$|sixth)/],
    [7, /^(?:seven$|seventh)/],
    [8, /^(?:eight$|eighth)/],
    [9, /^(?:nine$|ninth)/],
    [10, /^(?:ten$|tenth)/],
    [11, /^eleven/],
    [12, /^(?:twelve|twelfth)/],
  ],
};

/** Returns the numbers that are written as digits. */
export function figuresOf(text: string): Set<number> {
  const plain = text.replace(NOT_IN_RULES, ' ');
  return new Set([...plain.matchAll(FIGURES)].map(([figure]) => Number(figure.replace(/\D/g, ''))));
}

/** Returns the numbers that are written as digits or as words. */
export function numbersOf(text: string, lang: BookLang): Set<number> {
  const numbers = figuresOf(text);
  for (const [word] of text
    .toLowerCase()
    .replace(/ё/g, 'е')
    .matchAll(/[\p{L}’']+/gu))
    for (const [value, pattern] of NUMBER_WORDS[lang]) if (pattern.test(word)) numbers.add(value);
  return numbers;
}
