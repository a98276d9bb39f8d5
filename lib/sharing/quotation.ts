// Quotes a rule with its source, as text and as Markdown.

import { noteText, type RuleNote } from '../data/format-rule-notes';
import { inlineToPlain } from '../data/inline-markup';
import type { RuleCard } from './rule-card';

/** Maximum length of a quoted rule in a message, in characters: short enough to read at a glance in a chat. */
const MAX_MESSAGE_LENGTH = 280;

export interface Quotation {
  /** Rule as one line of plain text. */
  words: string;
  /** Notes about the rule as plain text, each with its label: «Книга каже по-різному: …». */
  notes: string[];
  /** Game, entry and page: «Зовнішнє Кільце · Патрулі · с. 8». */
  source: string;
  /** Address of the rule. Empty for a private book, because its address works on one device only. */
  address: string;
  quotes: QuoteMarks;
}

/** Outer and inner quotation marks of a language. */
export type QuoteMarks = readonly [open: string, close: string, innerOpen: string, innerClose: string];

interface QuoteContext {
  address: string;
  quotes: QuoteMarks;
  iconName: (id: string) => string;
  /** Returns the label of a note: «Видання різняться». */
  noteLabel: (note: RuleNote) => string;
  /** Formats a page number: «с. 8». */
  pageWord: (page: number) => string;
}

export function toQuotation(
  card: RuleCard,
  { iconName, noteLabel, pageWord, ...rest }: QuoteContext,
): Quotation {
  const notes = card.notes.map((note) => `${noteLabel(note)}: ${toWords(note.text, iconName)}`);
  return { words: toWords(noteText(card), iconName), notes, source: sourceOf(card, pageWord), ...rest };
}

interface PageWords {
  page: (page: number) => string;
  pageOf: (page: number, book: string) => string;
}

/**
 * Returns the function that formats page numbers. For a book in another language, it adds the short name of the book:
 * «p. 8 of the Ukrainian reference».
 */
export const pageWordOf =
  ({ page, pageOf }: PageWords, book: { short: string; of?: string } | undefined) =>
  (number: number): string =>
    book?.of ? pageOf(number, book.short) : page(number);

/** Converts inline markup to plain text and replaces non-breaking spaces with ordinary ones. */
export const toWords = (text: string, iconName: (id: string) => string): string =>
  inlineToPlain(text, iconName)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

/**
 * Returns the source of a rule, as one line: the game, the document if the game has several, the expansion, the entry,
 * and the page. For a ruling, the publisher's document with the ruling replaces the page.
 */
export const sourceOf = (
  {
    gameName,
    documentName,
    moduleName,
    title,
    page,
    ruling,
  }: Pick<RuleCard, 'gameName' | 'documentName' | 'moduleName' | 'title' | 'page' | 'ruling'>,
  pageWord: QuoteContext['pageWord'],
): string =>
  [gameName, documentName, moduleName, title, ruling ? ruling.source : page && pageWord(page)]
    .filter(Boolean)
    .join(' · ');

/** Shortens a text to at most `most` characters, cut between words. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most).replace(/\s+\S*$/, '');
  return `${cut.replace(/[\s,;:—–.…-]+$/, '')}…`;
}

/**
 * Adds quotation marks. Quotation marks inside the text become inner ones: «Карта „Удар“». A full stop at the end stays
 * inside English quotation marks, and goes after those of other languages.
 */
export function inQuotes(words: string, [open, close, innerOpen, innerClose]: QuoteMarks): string {
  const quoted = words.replaceAll(open, innerOpen).replaceAll(close, innerClose);
  const isStopOutside = open !== '“' && /[^.]\.$/.test(quoted);
  return isStopOutside ? `${open}${quoted.slice(0, -1)}${close}.` : open + quoted + close;
}

/**
 * Returns the text for the share dialog of the operating system. The text has no address, because the dialog adds it.
 */
export const toMessage = ({ words, notes, source, quotes }: Quotation): string =>
  [inQuotes(shorten(words, MAX_MESSAGE_LENGTH), quotes), ...notes, source].join('\n');

export const toText = ({ words, notes, source, address, quotes }: Quotation): string =>
  [inQuotes(words, quotes), ...notes, source, address].filter(Boolean).join('\n');

export const toMarkdown = ({ words, notes, source, address }: Quotation): string =>
  `${[words, ...notes].map((text) => `> ${escapeMarkdown(text)}\n>\n`).join('')}> — ${address ? `[${escapeMarkdown(source)}](${address})` : escapeMarkdown(source)}`;

/** Escapes the characters that Markdown would interpret inside a line or at its start. */
const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|]/g, '\\$&')
    .replace(/^(\d+)([.)])|^([#+-])/, (_all, digits, dot, mark) =>
      digits ? `${digits}\\${dot}` : `\\${mark}`,
    );
