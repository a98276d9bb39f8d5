// Quotes a rule with its source, as text and as Markdown.
import { inlineToPlain } from '../data/inline-markup';
import type { RuleCard } from './rule-card';

/** A message of this many characters can still be read at a glance in a chat. */
const MAX_MESSAGE_LENGTH = 280;

export interface Quotation {
  /** The rule as one line of plain text. */
  words: string;
  /** «Зовнішнє Кільце · Патрулі · с. 8» */
  source: string;
  /** Empty for a private book, whose address works on one device only. */
  address: string;
  quotes: QuoteMarks;
}

/** Outer and inner quotation marks of a language. */
export type QuoteMarks = readonly [open: string, close: string, innerOpen: string, innerClose: string];

interface QuoteContext {
  address: string;
  quotes: QuoteMarks;
  iconName: (id: string) => string;
  /** "с. 8" */
  pageWord: (page: number) => string;
}

export function toQuotation(card: RuleCard, { iconName, pageWord, ...rest }: QuoteContext): Quotation {
  return { words: toWords(card.text, iconName), source: sourceOf(card, pageWord), ...rest };
}

interface PageWords {
  page: (page: number) => string;
  pageOf: (page: number, book: string) => string;
}

/** The page of a book in another language, with the language: «p. 8 of the Ukrainian reference». */
export const pageWordOf =
  ({ page, pageOf }: PageWords, book: { short: string; of?: string } | undefined) =>
  (number: number): string =>
    book?.of ? pageOf(number, book.short) : page(number);

/** Converts inline markup to plain text, without non-breaking spaces. */
export const toWords = (text: string, iconName: (id: string) => string): string =>
  inlineToPlain(text, iconName)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

export const sourceOf = (
  { gameName, title, page }: Pick<RuleCard, 'gameName' | 'title' | 'page'>,
  pageWord: QuoteContext['pageWord'],
): string => [gameName, title, page && pageWord(page)].filter(Boolean).join(' · ');

/** Cuts a text between words to at most `most` characters. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most).replace(/\s+\S*$/, '');
  return `${cut.replace(/[\s,;:—–.…-]+$/, '')}…`;
}

/** Adds quotation marks; those inside become the inner ones: «Карта „Удар“». */
export const inQuotes = (words: string, [open, close, innerOpen, innerClose]: QuoteMarks): string =>
  open + words.replaceAll(open, innerOpen).replaceAll(close, innerClose).replace(/\.$/, '') + close;

/** The text for the system's share sheet, which adds the address itself. */
export const toMessage = ({ words, source, quotes }: Quotation): string =>
  `${inQuotes(shorten(words, MAX_MESSAGE_LENGTH), quotes)}\n${source}`;

export const toText = ({ words, source, address, quotes }: Quotation): string =>
  [inQuotes(words, quotes), source, address].filter(Boolean).join('\n');

export const toMarkdown = ({ words, source, address }: Quotation): string =>
  `> ${escapeMarkdown(words)}\n>\n> — ${address ? `[${escapeMarkdown(source)}](${address})` : escapeMarkdown(source)}`;

/** Escapes only what would have a meaning in the middle or at the start of a line. */
const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|]/g, '\\$&')
    .replace(/^(\d+)([.)])|^([#+-])/, (_all, digits, dot, mark) =>
      digits ? `${digits}\\${dot}` : `\\${mark}`,
    );
