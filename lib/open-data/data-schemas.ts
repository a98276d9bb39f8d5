// Zod schemas of the open data: the JSON files in /data/ that other programs read. The build publishes the schemas as
// JSON Schemas. TypeScript checks that each schema has the same type as the data that the build writes.
import * as z from 'zod';
import { ID, TARGET } from '../core/ids';
import type { GameData } from '../data/game-data';
import type { ChangeFeed } from './change-feed';
import type { DataIndex } from './data-index';

/**
 * Version of the format. If a change would make old programs misread the files, the files get a new version number and
 * a new folder.
 */
export const DATA_FORMAT = 1;

const id = z.string().regex(ID);
const target = z.string().regex(TARGET).describe('An entry (patrols) or a rule (patrols#not-a-ship)');
const lang = z.string().regex(/^[a-z]{2}$/);
const count = z.number().int().min(0);
const page = z.number().int().min(1);
const address = z.string().min(1);

const moduleName = z.object({ id, name: z.string() });
const labelledModule = moduleName.extend({
  label: z.string().describe('Words that say what changes if the expansion is played'),
});

const rule = z.object({
  id: id.describe('Permanent id of the rule in its entry, the same in every language'),
  kind: z.enum(['text', 'item', 'step', 'heading', 'table']),
  text: z
    .string()
    .describe('Text of the rule: plain text with icons as :icon: and links as [[entry#rule|words]]'),
  number: z.string().exactOptional().describe('Number by which players cite the rule'),
  section: id.exactOptional().describe('Id of the heading above the rule'),
  parent: id.exactOptional().describe('Id of the list item that contains this list item'),
  note: z
    .enum(['example', 'team', 'solo', 'spoiler', 'differs', 'unclear', 'ruling', 'module'])
    .exactOptional(),
  until: id.exactOptional().describe('For a spoiler: the unlock point at which the rule is revealed'),
  about: z
    .array(id)
    .exactOptional()
    .describe('For a differs, unclear or ruling note: the rules that it is about'),
  ruling: z
    .object({
      doc: id.describe('Id of the document'),
      question: z.string().describe('The question that the ruling answers, or the subject of the erratum'),
      replaces: z.array(id).exactOptional().describe('Rules and earlier rulings that the ruling replaces'),
      source: z.string().exactOptional().describe('Title of the document with its date'),
      overruledOn: z.string().exactOptional().describe('Date of the later ruling that replaces this one'),
    })
    .exactOptional()
    .describe('For a ruling of the publisher: its source'),
  module: labelledModule
    .exactOptional()
    .describe('For a rule of an expansion inside an entry of the base game: the expansion'),
  replaces: z
    .array(id)
    .exactOptional()
    .describe(
      'For a rule of an expansion: the rules of the entry that do not apply if the expansion is played',
    ),
});

const entry = z.object({
  id: id.describe('Permanent id of the entry, the same in every language'),
  title: z.string().min(1),
  page: page.exactOptional().describe('Page of the printed book'),
  en: z.string().exactOptional().describe('English term'),
  aliases: z.array(z.string()).exactOptional().describe('Words that players use for the entry'),
  index: z
    .array(z.object({ term: z.string(), at: id.exactOptional() }))
    .exactOptional()
    .describe('Terms of the printed index, with the rule that each refers to'),
  asked: z
    .array(z.object({ q: z.string(), at: id }))
    .exactOptional()
    .describe('Questions that players ask (q), with the rule that answers each (at)'),
  otherNames: z
    .array(z.string())
    .exactOptional()
    .describe('Names of the entry in the other languages of the game'),
  see: z.array(target).exactOptional().describe('For a redirect, which has no rules: its targets'),
  moved: z.record(id, target).exactOptional().describe('New addresses of moved rules, by old rule id'),
  tags: z.array(z.string()).exactOptional(),
  until: id.exactOptional().describe('For a spoiler: the unlock point at which the entry is revealed'),
  module: moduleName.exactOptional().describe('The expansion to which the entry belongs'),
  replacedBy: z
    .array(z.object({ module: labelledModule, id, title: z.string() }))
    .exactOptional()
    .describe('Entries of expansions that replace this entry'),
  rules: z.array(rule),
});

export const editionSchema = z
  .object({
    game: id,
    lang,
    name: z.string(),
    names: z.array(z.string()).exactOptional().describe('Names that players use for the game'),
    version: z.string().describe('Hash of the content: two files with the same version are equal'),
    book: z.object({
      title: z.string(),
      short: z.string(),
      edition: z.string().exactOptional(),
      of: lang
        .exactOptional()
        .describe('Language of the printed book, if it is not the language of the file'),
    }),
    golden: id.exactOptional().describe('Entry that says which text applies if two texts contradict'),
    icons: z
      .record(id, z.object({ name: z.string(), svg: z.string() }))
      .describe('Icons by id: the spoken name, and the content of an SVG of 24 × 24 units'),
    askerWords: z
      .object({ concepts: z.string(), rules: z.record(id, z.record(z.string(), z.string())) })
      .exactOptional()
      .describe('Words for the search, by entry and rule. They are no part of the rules'),
    unlocks: z
      .array(z.object({ id, name: z.string(), entries: z.array(id) }))
      .exactOptional()
      .describe('Unlock points of a campaign, each with the entries that it reveals'),
    modules: z.array(moduleName).exactOptional().describe('The expansions with which the game may be played'),
    entries: z.array(entry),
  })
  .describe('A game in one language') satisfies z.ZodType<GameData>;

export const indexSchema = z
  .object({
    format: z.literal(DATA_FORMAT),
    schemas: z.object({ index: address, edition: address, feed: address }),
    rule: z.string().describe('Template of the address of a rule'),
    games: z.array(
      z.object({
        game: id,
        feed: address.describe('Address of the change feed'),
        editions: z.array(
          z.object({
            lang,
            name: z.string(),
            title: z.string(),
            book: z.string(),
            address: address.describe('Address of the page of the game'),
            data: address.describe('Address of the edition as JSON'),
            version: z.string(),
            entries: count,
            rules: count,
          }),
        ),
      }),
    ),
  })
  .describe('The games of the site, with the addresses of their data') satisfies z.ZodType<DataIndex>;

export const feedSchema = z
  .object({
    version: z.literal('https://jsonfeed.org/version/1.1'),
    title: z.string(),
    home_page_url: address,
    feed_url: address,
    items: z.array(
      z.object({
        id: z.string(),
        url: address,
        title: z.string(),
        content_text: z.string(),
        language: lang,
        date_modified: z
          .string()
          .regex(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/)
          .exactOptional(),
        _pravylo: z.object({
          entry: id,
          version: z.string().describe('Hash of the text of the entry'),
        }),
      }),
    ),
  })
  .describe(
    'The entries of a game by the date of their last change, newest first',
  ) satisfies z.ZodType<ChangeFeed>;

/** The published schemas by name. */
export const DATA_SCHEMAS = { index: indexSchema, edition: editionSchema, feed: feedSchema };

/**
 * Converts a Zod schema to a JSON Schema. In the published schema, objects may have more properties, because a later
 * version of the site may add some. If `isClosed` is true, more properties are an error.
 */
export function toJsonSchema(name: keyof typeof DATA_SCHEMAS, address: string, isClosed = false) {
  const schema = z.toJSONSchema(DATA_SCHEMAS[name], { io: isClosed ? 'output' : 'input' });
  return { ...schema, $id: address };
}
