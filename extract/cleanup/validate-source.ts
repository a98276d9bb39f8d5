// Refuses what is no rules book in the language asked for, before and after the work, with a clear sentence.
import { BookError } from '../book-error';
import { type BookLang, isBookLang, wordsOf } from '../languages';
import type { Draft } from '../types';

/** More or longer lines than these are no book of rules. */
const MOST_LINES = 30_000;
const LONGEST_LINE = 10_000;
/** Share of words that speak of players, cards, turns. */
const PLAY = 0.015;
/** As much of the text as tells its language. */
const SAMPLE = 200_000;

const OWN: Partial<Record<BookLang, RegExp>> = { uk: /[іїєґ]/gi, ru: /[ыэёъ]/gi };
const NAMES: Record<BookLang, string> = { uk: 'Ukrainian', ru: 'Russian', en: 'English' };
const SCRIPTS: Record<BookLang, [name: string, letters: RegExp]> = {
  uk: ['Cyrillic', /\p{Script=Cyrillic}/gu],
  ru: ['Cyrillic', /\p{Script=Cyrillic}/gu],
  en: ['Latin', /\p{Script=Latin}/gu],
};

export function judgeText(text: string, lang: string): void {
  const lines = text.split('\n');
  if (lines.length > MOST_LINES)
    throw new BookError(`The book is too long: more than ${MOST_LINES} lines.`, 'too-large');
  const long = lines.findIndex((line) => line.length > LONGEST_LINE);
  if (long >= 0)
    throw new BookError(`This is not a rules book: line ${long + 1} has more than ${LONGEST_LINE} letters.`);
  // Of a language without a list of words nothing is known by its words.
  if (!isBookLang(lang)) return;
  const sample = text.slice(0, SAMPLE);
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0;
  const [script, own] = SCRIPTS[lang];
  if (count(own) < 0.4 * count(/\p{L}/gu) || !count(/\p{L}/gu))
    throw new BookError(`This is not a rules book in ${NAMES[lang]}: most of its letters are not ${script}.`);
  const other: BookLang = lang === 'uk' ? 'ru' : 'uk';
  if (OWN[lang] && count(OWN[other] ?? /$^/) > 2 * count(OWN[lang]))
    throw new BookError(`The book seems to be in ${NAMES[other]}, not ${NAMES[lang]}: use --lang ${other}.`);
  const stems = wordsOf(lang).play;
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  const play = words.filter((word) => stems.some((stem) => word.startsWith(stem))).length;
  if (play < PLAY * words.length)
    throw new BookError('This is not a rules book: it hardly speaks of players, cards, dice or turns.');
}

/** Paragraphs from which on a sheet of print with one heading is a leaflet of rules. */
const LEAFLET = 3;

export function judgeTopics({ topics }: Draft, isPrint = false): void {
  const filled = topics.filter(({ rules, see }) => rules.length || see.length).length;
  const isLeaflet = isPrint && topics.some(({ rules }) => rules.length >= LEAFLET);
  if (filled < 2 && !isLeaflet)
    throw new BookError(
      `This is not a rules book: ${filled ? 'only one topic was' : 'no topics were'} found. Expected headings with text under them.`,
    );
}
