// Rejects a file that is not a rulebook in the given language. `validateText` checks the text before the pipeline
// runs, and `validateTopics` checks the topics that the pipeline found.
import { BookError } from '../book-error';
import { type BookLang, isBookLang, languageWords } from '../languages';
import type { Draft } from '../types';

const MAX_LINES = 30_000;
/** Maximum length of a line of the book, in characters. */
const MAX_LINE_LENGTH = 10_000;
/** Minimum share of words such as “player”, “card” and “turn” among the words of a rulebook. */
const MIN_GAME_WORD_SHARE = 0.015;
/** Number of characters at the start of the text that the checks examine. */
const SAMPLE_LENGTH = 200_000;
/** Minimum share of letters in the script of the language (Latin or Cyrillic) among all letters of the text. */
const MIN_SCRIPT_SHARE = 0.4;

/** For Ukrainian, letters that Russian lacks. For Russian, letters that Ukrainian lacks. */
const UNIQUE_LETTERS: Partial<Record<BookLang, RegExp>> = { uk: /[іїєґ]/gi, ru: /[ыэёъ]/gi };
const LANGUAGE_NAMES: Record<BookLang, string> = { uk: 'Ukrainian', ru: 'Russian', en: 'English' };
const SCRIPTS: Record<BookLang, [name: string, letters: RegExp]> = {
  uk: ['Cyrillic', /\p{Script=Cyrillic}/gu],
  ru: ['Cyrillic', /\p{Script=Cyrillic}/gu],
  en: ['Latin', /\p{Script=Latin}/gu],
};

export function validateText(text: string, lang: string): void {
  const lines = text.split('\n');
  if (lines.length > MAX_LINES)
    throw new BookError(`The book is too long: more than ${MAX_LINES} lines.`, 'too-large');
  const long = lines.findIndex((line) => line.length > MAX_LINE_LENGTH);
  if (long >= 0)
    throw new BookError(
      `This is not a rules book: line ${long + 1} has more than ${MAX_LINE_LENGTH} characters.`,
    );
  // The remaining checks need the word list of the language, so this function skips them for a language without one.
  if (!isBookLang(lang)) return;
  const sample = text.slice(0, SAMPLE_LENGTH);
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0;
  const [script, scriptLetters] = SCRIPTS[lang];
  if (count(scriptLetters) < MIN_SCRIPT_SHARE * count(/\p{L}/gu) || !count(/\p{L}/gu))
    throw new BookError(
      `This is not a rules book in ${LANGUAGE_NAMES[lang]}: most of its letters are not ${script}.`,
    );
  const other: BookLang = lang === 'uk' ? 'ru' : 'uk';
  if (UNIQUE_LETTERS[lang] && count(UNIQUE_LETTERS[other] ?? /$^/) > 2 * count(UNIQUE_LETTERS[lang]))
    throw new BookError(
      `The book seems to be in ${LANGUAGE_NAMES[other]}, not ${LANGUAGE_NAMES[lang]}: use --lang ${other}.`,
    );
  const stems = languageWords(lang).gameStems;
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  const gameWords = words.filter((word) => stems.some((stem) => word.startsWith(stem))).length;
  if (gameWords < MIN_GAME_WORD_SHARE * words.length)
    throw new BookError('This is not a rules book: it rarely mentions players, cards, dice or turns.');
}

/**
 * Minimum number of paragraphs in a PDF with only one topic. Such a PDF may be a leaflet; with fewer paragraphs, it is
 * refused.
 */
const MIN_LEAFLET_PARAGRAPHS = 3;

export function validateTopics({ topics }: Draft, isPdf = false): void {
  const nonEmpty = topics.filter(({ rules, see }) => rules.length || see.length).length;
  const isLeaflet = isPdf && topics.some(({ rules }) => rules.length >= MIN_LEAFLET_PARAGRAPHS);
  if (nonEmpty < 2 && !isLeaflet)
    throw new BookError(
      `This is not a rules book: ${nonEmpty ? 'only one topic was' : 'no topics were'} found. Expected headings with text under them.`,
    );
}
