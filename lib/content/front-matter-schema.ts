// Zod schemas for the front matter of entries, games and term lists. Every field is defined only in this file.
import * as z from 'zod';
import { ID, ID_DESCRIPTION, TARGET } from '../core/ids';
import type { BookKind } from '../data/game-data';

export const TAGS = ['setup', 'solo', 'variant', 'team', 'spoiler', 'faq'] as const;

/** A text of at most 240 characters. A longer text would take several lines on a phone and is probably a mistake. */
const text = z.string().trim().min(1).max(240);
const id = z.string().regex(ID, ID_DESCRIPTION);
const target = z.string().regex(TARGET, '`entry` or `entry#rule`');

export const entrySchema = z.strictObject({
  title: text,
  page: z.number().int().positive().optional(),
  en: text.optional(),
  related: z.array(target).optional(),
  see: z.array(target).min(1).optional(),
  index: z.array(z.union([text, z.strictObject({ term: text, at: id.optional() })])).optional(),
  aliases: z.array(text).optional(),
  /** Questions that players ask (`q`), each with the id of the rule or heading that answers it (`at`). */
  asked: z
    .array(z.strictObject({ q: text, at: id }))
    .min(1)
    .optional(),
  /**
   * Words that are never linked automatically: neither to this entry from other texts, nor to other entries from this
   * text.
   */
  unlinked: z.array(text).optional(),
  tags: z.array(z.enum(TAGS)).optional(),
  /**
   * For a spoiler: id of the point of the campaign that unlocks the entry. The field `unlocks` in game.md must contain
   * the id.
   */
  until: id.optional(),
  /** Id of the module (expansion) that the entry belongs to. The field `modules` in game.md must contain the id. */
  module: id.optional(),
  /** Ids of the entries that this entry replaces when its module is played. */
  replaces: z.array(id).min(1).optional(),
  /** Text of a rule for each number of players, by rule id: `{starting-credits: {1: …, 2-4: …}}`. */
  players: z.record(id, z.record(z.string(), z.union([text, z.number()]))).optional(),
  /**
   * Rules that were moved after they had been published in this entry: the old rule id with the new address
   * (`entry#rule`).
   */
  moved: z.record(id, target).optional(),
});

const language = z.string().regex(/^[a-z]{2}$/, 'a two-letter language');
const perLanguage = z.record(language, text);
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour such as `#a8481a`');

/** Kinds of documents of a game. `rules` and `reference` are the printed books that the entries restate. */
export const BOOK_KINDS = ['rules', 'reference', 'faq', 'errata', 'expansion'] as const satisfies BookKind[];

/** A document of a game. The order in `books` is the order of authority: a document overrules those below it. */
const bookSchema = z.strictObject({
  kind: z.enum(BOOK_KINDS),
  /**
   * Title of the document in each language of the game. For a printed book, only in the languages of the editions that
   * restate it.
   */
  title: perLanguage,
  short: perLanguage,
  /** Language in which the document is written. */
  language,
  publisher: text.optional(),
  version: text.optional(),
  date: z
    .string()
    .regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/, 'a date in quotation marks: `"2019-05"` or `"2016-05-18"`')
    .optional(),
  /** Id of the earlier version of this document, which is listed below it. */
  follows: id.optional(),
  edition: perLanguage.optional(),
  pages: z.number().int().positive().optional(),
  /** Public web address of the document. */
  address: z
    .string()
    .regex(/^https:\/\/\S+$/, 'an address that begins with `https://`')
    .optional(),
});

/**
 * Expands the short form of `books`, which names one printed book per language: `{uk: {title: Правила, short:
 * Правила}}`. In the short form, `{en: {of: uk, …}}` says that there is no printed book in English and that the English
 * edition restates the Ukrainian book.
 */
function expandShortBooks(books: unknown): unknown {
  const isMap = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isMap(books) || Object.values(books).some((book) => !isMap(book) || isMap(book.title))) return books;
  const expanded: Record<string, Record<string, unknown>> = {};
  for (const [lang, { of, title, short, edition, ...rest }] of Object.entries(
    books as Record<string, Record<string, unknown>>,
  )) {
    const id = typeof of === 'string' ? of : lang;
    const book = expanded[id] ?? { kind: 'rules', language: id, title: {}, short: {} };
    expanded[id] = {
      ...book,
      ...rest,
      title: { ...(book.title as object), [lang]: title },
      short: { ...(book.short as object), [lang]: short },
      ...(edition !== undefined && { edition: { ...(book.edition as object), [lang]: edition } }),
    };
  }
  return expanded;
}

export const gameSchema = z.strictObject({
  name: perLanguage,
  title: perLanguage,
  /** Other names that players use for the game, in addition to `name` and `title`. */
  nicknames: z.array(text).optional(),
  languages: z.array(z.string()).min(1),
  /** Languages into which the game is still being translated. The site does not show these editions. */
  unfinished: z.array(language).optional(),
  publisher: perLanguage,
  players: text,
  /** The documents of the game by id, in order of authority. */
  books: z.preprocess(expandShortBooks, z.record(id, bookSchema)),
  /**
   * Whether the entries contain the exact text of the printed book (on a private site that `npm run extract` created)
   * instead of restating it.
   */
  exact: z.boolean().optional(),
  colour: z.strictObject({ light: colour, dark: colour }),
  /** Id of the entry with the precedence rules, which say which text applies if two texts contradict each other. */
  golden: id.optional(),
  /** Id of the icon that represents the game on the home page. */
  emblem: id.optional(),
  /**
   * Points of a campaign at which spoilers are unlocked, in order. Maps the id of each point (`mission-2`) to its name
   * in each language.
   */
  unlocks: z.record(id, perLanguage).optional(),
  /**
   * Modules: expansions that a group of players may play with or without. Maps the id of each module to its name in
   * each language.
   */
  modules: z.record(id, perLanguage).optional(),
  /** Accessible names of the icons in each language, by icon id. */
  icons: z.record(id, perLanguage).optional(),
  /**
   * Parts of the book in reading order. One part may have no `entries`: it contains all entries that no other part
   * lists, in alphabetical order.
   */
  parts: z.array(z.strictObject({ id, title: perLanguage, entries: z.array(id).optional() })).min(1),
});

/** The term list of a game in one language (`terms.uk.md`). */
export const termsSchema = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        /** The term as printed in the book. */
        term: text,
        /**
         * Words that must not be used instead of the term: a word (`рухати`), the beginning of a word (`просун*`), or a
         * phrase of several words.
         */
        not: z.array(text).min(1),
        /** Entries and rules in which the forbidden words are allowed, because they have another meaning there. */
        except: z.array(z.strictObject({ at: target, why: text })).optional(),
      }),
    )
    .min(1),
});

export type TermsFields = z.infer<typeof termsSchema>;
export type EntryFields = z.infer<typeof entrySchema>;
export type GameFields = z.infer<typeof gameSchema>;
export type BookFields = z.infer<typeof bookSchema>;
