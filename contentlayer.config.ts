// Configures contentlayer: the Markdown files and their fields, derived from lib/content/front-matter-schema.ts.
import { defineDocumentType, type FieldDefs, makeSource } from 'contentlayer2/source-files';
import { z } from 'zod';
import { entrySchema, gameSchema, termsSchema } from './lib/content/front-matter-schema';

/**
 * Every field of a schema as an optional field. lib/content/checks/check-content.ts reports missing and invalid fields,
 * all at once and with positions; contentlayer would drop the document at the first error.
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

/** The contentlayer source for one content folder, given by its absolute path. */
export const contentSource = (contentDirPath: string) =>
  makeSource({
    contentDirPath,
    contentDirExclude: ['**/extraction*.json'],
    documentTypes: [Game, Terms, Entry],
    // `_kind` cannot clash with a field of ours; the document type follows from the path alone.
    fieldOptions: { typeFieldName: '_kind', bodyFieldName: 'body' },
    disableImportAliasWarning: true,
    onMissingOrIncompatibleData: 'skip-ignore',
    onExtraFieldData: 'ignore',
    onUnknownDocuments: 'skip-ignore',
    // lib/markdown parses the bodies; contentlayer only passes the text through unchanged.
    markdown: (builder) => {
      builder.use(function passThrough(this: { parser?: unknown; compiler?: unknown }) {
        this.parser = () => ({ type: 'root', children: [] });
        this.compiler = (_tree: unknown, file: unknown) => String(file);
      });
    },
  });

export default contentSource(process.env.CONTENT_DIR ?? 'content');
