// Configures contentlayer: which Markdown files it reads, and which fields they have. The fields come from
// lib/content/front-matter-schema.ts.
import { defineDocumentType, type FieldDefs, makeSource } from 'contentlayer2/source-files';
import { z } from 'zod';
import { entrySchema, gameSchema, termsSchema } from './lib/content/front-matter-schema';

/**
 * Converts every field of a schema to an optional contentlayer field. If fields were required, contentlayer would drop
 * a document at its first error. lib/content/checks/check-content.ts instead reports all missing and invalid fields
 * with their positions.
 */
const fieldsOf = (schema: z.ZodObject): FieldDefs =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, { type: typeOf(field as z.ZodType) }]),
  );

function typeOf(field: z.ZodType): 'string' | 'number' | 'json' {
  const inner = field instanceof z.ZodOptional ? field.unwrap() : field;
  if (inner instanceof z.ZodString) return 'string';
  return inner instanceof z.ZodNumber ? 'number' : 'json';
}

const Game = defineDocumentType(() => ({
  name: 'Game',
  filePathPattern: '*/game.md',
  fields: fieldsOf(gameSchema),
}));
const Terms = defineDocumentType(() => ({
  name: 'Terms',
  filePathPattern: '*/terms.*.md',
  fields: fieldsOf(termsSchema),
}));
const Entry = defineDocumentType(() => ({
  name: 'Entry',
  filePathPattern: '*/*/*.md',
  fields: fieldsOf(entrySchema),
}));

/**
 * Creates the contentlayer source for one content folder. `contentDirPath` is an absolute path. If `games` is not
 * empty, contentlayer reads only the folders of these games.
 */
export const contentSource = (contentDirPath: string, games: readonly string[] = []) =>
  makeSource({
    contentDirPath,
    contentDirInclude: [...games],
    contentDirExclude: ['**/extraction*.json'],
    documentTypes: [Game, Terms, Entry],
    // contentlayer by default reads the type of a document from the field `type`. On this site, the path determines the
    // type. Therefore the option names the field `_kind`, which no front matter contains.
    fieldOptions: { typeFieldName: '_kind', bodyFieldName: 'body' },
    disableImportAliasWarning: true,
    onMissingOrIncompatibleData: 'skip-ignore',
    onExtraFieldData: 'ignore',
    onUnknownDocuments: 'skip-ignore',
    // lib/markdown parses the Markdown text of the documents, so contentlayer passes the text through unchanged.
    markdown: (builder) => {
      builder.use(function passThrough(this: { parser?: unknown; compiler?: unknown }) {
        this.parser = () => ({ type: 'root', children: [] });
        this.compiler = (_tree: unknown, file: unknown) => String(file);
      });
    },
  });

export default contentSource(process.env.CONTENT_DIR ?? 'content');
