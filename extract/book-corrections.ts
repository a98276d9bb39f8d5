// The schema of a data file (`extract/known-books/*.json`). Such a file contains facts about one known rulebook that the
// extractor cannot find in the text, and corrections of misprints and scanning errors.
import * as z from 'zod';

const reason = z.string().min(8);

/**
 * Selects a line of the book by its text, which is the complete line, or the start of the line followed by `…`. If
 * several lines match, `nth` chooses one of them, counted from 1.
 */
const lineSelector = z.union([
  z.string(),
  z.strictObject({ line: z.string(), nth: z.number().int().positive() }),
]);
export type LineSelector = z.infer<typeof lineSelector>;

const topicKind = z.enum(['intro', 'core-rule', 'topic', 'setup', 'variant', 'appendix', 'term', 'faq']);

export const bookSchema = z.strictObject({
  lang: z.enum(['uk', 'ru', 'en']),
  title: z.string(),
  name: z.string(),
  publisher: z.string().optional(),
  players: z.string().optional(),
  /** Strings that identify the book: the data file is used for a text that contains all of them. */
  recognise: z.array(z.string()).min(1),
  /** Words that open a list of related topics, in addition to the words of the language. */
  related: z.array(z.string()).optional(),
  /** Words that open a reference to a topic, in addition to the words of the language. */
  see: z.array(z.string()).optional(),
  /** Bullets of list items, in addition to the default bullets. */
  bullets: z.array(z.string()).optional(),
  /** Id and name of each icon, by its private-use code point (`F4E4`) or by its character (`🚀`). */
  icons: z.record(z.string(), z.strictObject({ id: z.string(), name: z.string() })).optional(),
  /**
   * Maps the title of a list of terms to the kind of its topics. Every paragraph of such a list that starts with a bold
   * term becomes a topic of its own.
   */
  leads: z.record(z.string(), topicKind).optional(),
  /**
   * Corrects the hierarchy of headings whose level in the text is wrong: maps the title of each parent to the titles of
   * its sub-topics. The key `""` lists topics without a parent.
   */
  outline: z.record(z.string(), z.array(z.string())).optional(),
  /**
   * Maps a kind of topic to the titles of the topics that get this kind. The extractor derives the kinds of all other
   * topics from the words of their titles.
   */
  kinds: z.partialRecord(topicKind, z.array(z.string())).optional(),
  /** Printed pages of topics, by title, for topics whose page the extractor cannot derive from the text. */
  pages: z.record(z.string(), z.strictObject({ page: z.number().int().positive(), reason })).optional(),
  /** Headings to insert because the text lacks them. */
  headings: z
    .array(
      z.strictObject({ title: z.string(), level: z.number().int().positive(), before: lineSelector, reason }),
    )
    .optional(),
  /**
   * Lines to move. The lines from `from` up to, but not including, `until` are inserted directly above the line
   * `before`.
   */
  moves: z
    .array(z.strictObject({ from: lineSelector, until: lineSelector, before: lineSelector, reason }))
    .optional(),
  /**
   * Corrections of the text. `words` replaces whole words, `lines` replaces complete lines. Each key is the old text,
   * and its value is the new text.
   */
  fixes: z
    .array(
      z.strictObject({
        reason,
        words: z.record(z.string(), z.string()).optional(),
        lines: z.record(z.string(), z.string()).optional(),
      }),
    )
    .optional(),
  audit: z
    .strictObject({
      /**
       * Intended differences between the content and the book, which the audit must not report. `topic` is a title,
       * or `A > B` for the topic B under A. If `what` is given, only a difference in this number, page or title is
       * ignored.
       */
      ignore: z.array(
        z.strictObject({ finding: z.string(), topic: z.string(), what: z.string().optional(), reason }),
      ),
    })
    .optional(),
});

export type BookData = z.infer<typeof bookSchema>;

/** Returns the facts about a book that has no data file: only its language and its title, and no corrections. */
export const emptyBookData = (lang: BookData['lang'], title: string): BookData => ({
  lang,
  title,
  name: title,
  recognise: [],
});

/**
 * Thrown if corrections of a data file match nothing in the text, because the text is incomplete or the data file was
 * written for another printing.
 */
export class UnusedCorrectionsError extends Error {
  override name = 'UnusedCorrectionsError';
  readonly code = 'unused-corrections';

  constructor(readonly unused: string[]) {
    const listed = unused.slice(0, MAX_LISTED).map((correction) => `  ${correction}`);
    if (unused.length > MAX_LISTED) listed.push(`  and ${unused.length - MAX_LISTED} more`);
    super(`${unused.length} corrections match nothing:\n${listed.join('\n')}`);
  }
}

/** Maximum number of corrections that the error message lists. */
const MAX_LISTED = 8;
