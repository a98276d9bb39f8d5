// Zod schemas of the front matter of entries, games and term lists: the one definition of every field.
import * as z from 'zod';
import { ID, TARGET } from '../core/ids';

export const TAGS = ['setup', 'solo', 'variant', 'team', 'spoiler', 'faq'] as const;

/** At most 240 characters: a longer name fills several lines on a phone and is a mistake. */
const text = z.string().trim().min(1).max(240);
const id = z.string().regex(ID, 'kebab-case English words such as `patrol-movement`');
const target = z.string().regex(TARGET, '`entry` or `entry#rule`');

export const entrySchema = z.strictObject({
  title: text,
  page: z.number().int().positive().optional(),
  en: text.optional(),
  related: z.array(target).optional(),
  see: z.array(target).min(1).optional(),
  index: z.array(z.union([text, z.strictObject({ term: text, at: id.optional() })])).optional(),
  aliases: z.array(text).optional(),
  /** Questions that players ask (`q`), each with the id of the rule that answers it (`at`). */
  asked: z
    .array(z.strictObject({ q: text, at: id }))
    .min(1)
    .optional(),
  /** Words that never become an automatic link, neither to this entry nor in its text. */
  unlinked: z.array(text).optional(),
  tags: z.array(z.enum(TAGS)).optional(),
  /** For a spoiler: the point of the campaign that unlocks it, declared under `unlocks` in game.md. */
  until: id.optional(),
  /** The text of a rule for each number of players: `{starting-credits: {1: …, 2-4: …}}`. */
  players: z.record(id, z.record(z.string(), z.union([text, z.number()]))).optional(),
  /** Rules that were published here and have moved: old rule id to its new `entry#rule`. */
  moved: z.record(id, target).optional(),
});

const language = z.string().regex(/^[a-z]{2}$/, 'a two-letter language');
const perLanguage = z.record(language, text);
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour such as `#a8481a`');

export const gameSchema = z.strictObject({
  name: perLanguage,
  title: perLanguage,
  languages: z.array(z.string()).min(1),
  publisher: perLanguage,
  players: text,
  books: z.record(
    z.string(),
    z.strictObject({
      title: text,
      short: text,
      edition: text.optional(),
      /** For a language without a printed book: the language whose book it restates and whose page numbers it uses. */
      of: language.optional(),
      pages: z.number().int().positive().optional(),
    }),
  ),
  /** The entries hold the printed words themselves (a private site made by extraction), not a restatement. */
  exact: z.boolean().optional(),
  colour: z.strictObject({ light: colour, dark: colour }),
  /** The entry with the precedence rules: which text wins when two contradict each other. */
  golden: id.optional(),
  /** The icon that represents the game on the shelf. */
  emblem: id.optional(),
  /** Points of a campaign that unlock spoilers, in order: `mission-2` to its name. */
  unlocks: z.record(id, perLanguage).optional(),
  /** Icon id to its accessible name per language. */
  icons: z.record(id, perLanguage).optional(),
  /** Order of the book. One part may have no `entries`: it takes all remaining entries in alphabetical order. */
  parts: z.array(z.strictObject({ id, title: perLanguage, entries: z.array(id).optional() })).min(1),
});

/** The term list of a game in one language (`terms.uk.md`). */
export const termsSchema = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        /** The term as the book prints it. */
        term: text,
        /** Words that must not replace the term: `рухати`; `просун*` with any ending; several words as a phrase. */
        not: z.array(text).min(1),
        /** Rules where such a word has another meaning and is allowed. */
        except: z.array(z.strictObject({ at: target, why: text })).optional(),
      }),
    )
    .min(1),
});

export type TermsFields = z.infer<typeof termsSchema>;
export type EntryFields = z.infer<typeof entrySchema>;
export type GameFields = z.infer<typeof gameSchema>;
