// What is known about one particular book and no other: its marks, its icons, and the corrections of its text.
import * as z from 'zod';

const reason = z.string().min(8);

/** A line of the source: the whole of it, or its beginning when the words end with `…`; `nth` counts equal ones. */
const place = z.union([z.string(), z.strictObject({ line: z.string(), nth: z.number().int().positive() })]);
export type Place = z.infer<typeof place>;

const kind = z.enum(['intro', 'core-rule', 'topic', 'setup', 'variant', 'appendix', 'term', 'faq']);

export const bookSchema = z.strictObject({
  lang: z.enum(['uk', 'ru', 'en']),
  title: z.string(),
  name: z.string(),
  publisher: z.string().optional(),
  players: z.string().optional(),
  /** Words that together stand in no other book. */
  recognise: z.array(z.string()).min(1),
  /** Words that open a list of related topics, beside those of the language. */
  related: z.array(z.string()).optional(),
  see: z.array(z.string()).optional(),
  /** Signs in front of list items, beside the usual ones. */
  bullets: z.array(z.string()).optional(),
  /** A private-use code (`F4E4`) or a sign (`🚀`) to the icon it stands for. */
  icons: z.record(z.string(), z.strictObject({ id: z.string(), name: z.string() })).optional(),
  /** Topics whose paragraphs open with a bold term: each is a topic of its own, of this kind. */
  leads: z.record(z.string(), kind).optional(),
  /** Parent to its children, where the level of the headings does not tell; `""` holds those without a parent. */
  outline: z.record(z.string(), z.array(z.string())).optional(),
  kinds: z.partialRecord(kind, z.array(z.string())).optional(),
  /** Pages that the text tells in a way of its own. */
  pages: z.record(z.string(), z.strictObject({ page: z.number().int().positive(), reason })).optional(),
  /** Headings the text has lost. */
  headings: z
    .array(z.strictObject({ title: z.string(), level: z.number().int().positive(), before: place, reason }))
    .optional(),
  /** Lines that stand in the wrong place: from `from` to the line before `until`. */
  moves: z.array(z.strictObject({ from: place, until: place, before: place, reason })).optional(),
  /** Old text to new text; `words` are not touched inside longer words, `lines` are whole lines. */
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
      /** Findings that are right as they are. `what` narrows it to one number, page or title; «A > B» is the B under A. */
      ignore: z.array(
        z.strictObject({ finding: z.string(), topic: z.string(), what: z.string().optional(), reason }),
      ),
    })
    .optional(),
});

export type BookData = z.infer<typeof bookSchema>;

/** For a book that no data file knows. */
export const unknownBook = (lang: BookData['lang'], title: string): BookData => ({
  lang,
  title,
  name: title,
  recognise: [],
});

/** Unused corrections mean that the data file speaks of another text. */
export class UnusedCorrections extends Error {
  constructor(readonly unused: string[]) {
    const shown = unused.slice(0, SHOWN).map((one) => `  ${one}`);
    if (unused.length > SHOWN) shown.push(`  and ${unused.length - SHOWN} more`);
    super(`${unused.length} corrections match nothing:\n${shown.join('\n')}`);
  }
}

/** As many as fit a sentence that people read. */
const SHOWN = 8;
