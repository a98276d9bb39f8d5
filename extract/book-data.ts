// The schema of a book's data file: facts and corrections that apply to one particular book only.
import * as z from 'zod';

const reason = z.string().min(8);

/**
 * Selects a line of the source by its text: the complete line, or its beginning when the selector ends with `…`.
 * `nth` selects among equal lines, from 1.
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
  /** Strings that together occur in this book only; the data file applies when the text contains all of them. */
  recognise: z.array(z.string()).min(1),
  /** Words that open a list of related topics, in addition to those of the language. */
  related: z.array(z.string()).optional(),
  /** Words that open a reference, in addition to those of the language. */
  see: z.array(z.string()).optional(),
  /** Bullets of list items, in addition to the usual ones. */
  bullets: z.array(z.string()).optional(),
  /** Icons by private-use code point (`F4E4`) or by character (`🚀`). */
  icons: z.record(z.string(), z.strictObject({ id: z.string(), name: z.string() })).optional(),
  /** Topics in which every paragraph that opens with a bold term is a topic of its own, of the given kind. */
  leads: z.record(z.string(), topicKind).optional(),
  /** Children by parent title, where the heading levels are wrong; `""` lists the topics without a parent. */
  outline: z.record(z.string(), z.array(z.string())).optional(),
  /** Titles by topic kind, where the title does not imply the kind. */
  kinds: z.partialRecord(topicKind, z.array(z.string())).optional(),
  /** Printed pages by title, where the extractor cannot read them from the text. */
  pages: z.record(z.string(), z.strictObject({ page: z.number().int().positive(), reason })).optional(),
  /** Headings that are missing from the text. */
  headings: z
    .array(
      z.strictObject({ title: z.string(), level: z.number().int().positive(), before: lineSelector, reason }),
    )
    .optional(),
  /** Lines to move: from `from` up to, but not including, `until`. They are inserted before `before`. */
  moves: z
    .array(z.strictObject({ from: lineSelector, until: lineSelector, before: lineSelector, reason }))
    .optional(),
  /** Replacements, old text to new text: `words` replaces whole words, `lines` replaces complete lines. */
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
       * Audit findings that are intended. `topic` is a title, or «A > B» for the topic B under A;
       * `what` limits the entry to one number, page or title.
       */
      ignore: z.array(
        z.strictObject({ finding: z.string(), topic: z.string(), what: z.string().optional(), reason }),
      ),
    })
    .optional(),
});

export type BookData = z.infer<typeof bookSchema>;

/** The data of a book without a data file. */
export const emptyBookData = (lang: BookData['lang'], title: string): BookData => ({
  lang,
  title,
  name: title,
  recognise: [],
});

/** The data file contains corrections that match nothing, so it was written for a different text. */
export class UnusedCorrectionsError extends Error {
  override name = 'UnusedCorrectionsError';
  readonly code = 'unused-corrections';

  constructor(readonly unused: string[]) {
    const listed = unused.slice(0, MAX_LISTED).map((correction) => `  ${correction}`);
    if (unused.length > MAX_LISTED) listed.push(`  and ${unused.length - MAX_LISTED} more`);
    super(`${unused.length} corrections match nothing:\n${listed.join('\n')}`);
  }
}

/** The number of corrections that the error message lists. */
const MAX_LISTED = 8;
