// The fields an entry and a game may carry in their front matter, with their exact types.
import * as z from 'zod';
import { ID, TARGET } from '../core/ids';

export const TAGS = ['setup', 'solo', 'variant', 'team', 'spoiler', 'faq'] as const;

/** A name longer than a few lines of a phone is a mistake. */
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
  /** What players ask, each led to the one rule that answers it. */
  asked: z
    .array(z.strictObject({ q: text, at: id }))
    .min(1)
    .optional(),
  /** Words that make no automatic link: neither to this entry nor in its text. */
  unlinked: z.array(text).optional(),
  tags: z.array(z.enum(TAGS)).optional(),
  /** For a spoiler: the point of the game that unlocks it, named in game.md. */
  until: id.optional(),
  /** What a rule comes to by the number of players: `{starting-credits: {1: …, 2-4: …}}`. */
  players: z.record(id, z.record(z.string(), z.union([text, z.number()]))).optional(),
  /** Rules that once had an address here, and where they live now. */
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
      /** A language without a printed book of its own: pages are those of this language's book. */
      of: language.optional(),
      pages: z.number().int().positive().optional(),
    }),
  ),
  /** The printed words themselves, as an extraction gives them to a private site; without it they are restated. */
  exact: z.boolean().optional(),
  colour: z.strictObject({ light: colour, dark: colour }),
  /** The entry that says what wins over what. */
  golden: id.optional(),
  /** The icon that stands for the game on the shelf. */
  emblem: id.optional(),
  /** Points of a campaign that unlock spoilers: `mission-2` to its name. */
  unlocks: z.record(id, perLanguage).optional(),
  /** Icon id to its accessible name per language. */
  icons: z.record(id, perLanguage).optional(),
  /** Order of the book; the one part without `entries` takes all the rest, in alphabetical order. */
  parts: z.array(z.strictObject({ id, title: perLanguage, entries: z.array(id).optional() })).min(1),
});

/** The word list of a game in one language. */
export const termsSchema = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        /** As the book prints it. */
        term: text,
        /** Words not to use for it: `рухати`, `просун*` with any ending, several words as a phrase. */
        not: z.array(text).min(1),
        /** Rules where such a word has another sense. */
        except: z.array(z.strictObject({ at: target, why: text })).optional(),
      }),
    )
    .min(1),
});

export type TermsFields = z.infer<typeof termsSchema>;
export type EntryFields = z.infer<typeof entrySchema>;
export type GameFields = z.infer<typeof gameSchema>;
