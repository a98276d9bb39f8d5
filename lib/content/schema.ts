// The fields an entry and a game may carry in their front matter, with their exact types.
import { z } from 'zod';

export const TAGS = ['setup', 'solo', 'variant', 'team', 'spoiler', 'faq'] as const;

/** Kebab-case words in English: `patrol-movement`. */
export const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** An entry or one of its rules: `combat`, `combat#ties`. */
export const TARGET = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:#[a-z0-9]+(?:-[a-z0-9]+)*)?$/;

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

const perLanguage = z.record(z.string().regex(/^[a-z]{2}$/, 'a two-letter language'), text);
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
      pages: z.number().int().positive().optional(),
    }),
  ),
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

export type EntryFields = z.infer<typeof entrySchema>;
export type GameFields = z.infer<typeof gameSchema>;
