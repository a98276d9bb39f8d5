// The schema of a book's data file, which contains facts about one book and corrections of its text.
import * as z from 'zod';

const reason = z.string().min(8);

/**
 * Selects a line of the source by its text: by the complete line, or by its beginning if the selector ends with `…`. If
 * several lines match, `nth` is the number of the selected one, from 1.
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
  /** Strings that no other book contains together. The data file is used for a book that contains all of them. */
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
   * Topics that are lists of terms. The key is the title of the list. Every paragraph of the list that starts with a
   * bold term becomes a new topic, and the value is the kind of the new topics.
   */
  leads: z.record(z.string(), topicKind).optional(),
  /**
   * Parents of topics whose heading level in the source is wrong. The key is the title of the parent, the value lists
   * the titles of its sub-topics. The key `""` lists the topics without a parent.
   */
  outline: z.record(z.string(), z.array(z.string())).optional(),
  /** For each kind, the titles of the topics that have this kind although the words of their titles do not imply it. */
  kinds: z.partialRecord(topicKind, z.array(z.string())).optional(),
  /** Printed page of each topic whose page the extractor cannot find in the text. The key is the title of the topic. */
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
       * Intended differences between the content and the book, which the audit must not report. `topic` is a title, or
       * «A > B» for the topic B under A. If `what` is given, only a difference in this number, page or title is
       * ignored.
       */
      ignore: z.array(
        z.strictObject({ finding: z.string(), topic: z.string(), what: z.string().optional(), reason }),
      ),
    })
    .optional(),
});

export type BookData = z.infer<typeof bookSchema>;

/** Returns the data for a book that has no data file. */
export const emptyBookData = (lang: BookData['lang'], title: string): BookData => ({
  lang,
  title,
  name: title,
  recognise: [],
});

/**
 * Thrown if corrections of the data file match nothing, which means that the data file was written for a different
 * text.
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
