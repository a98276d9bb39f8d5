// Tells contentlayer where the Markdown lives and which fields it may carry: those of the one schema, lib/content/front-matter-schema.ts.
import { defineDocumentType, type FieldDefs, makeSource } from 'contentlayer2/source-files';
import { z } from 'zod';
import { entrySchema, gameSchema, termsSchema } from './lib/content/front-matter-schema';

/**
 * Every field of a schema, none of them required: what is missing or wrong is said by lib/content/checks/check-content.ts, all at once and
 * with its place, while contentlayer would leave the document out at the first fault.
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

/** The source of one content folder, by its absolute path. */
export const contentSource = (contentDirPath: string) =>
  makeSource({
    contentDirPath,
    contentDirExclude: ['**/extraction*.json'],
    documentTypes: [Game, Terms, Entry],
    // A game may not call a field so, and its own kinds are told by their paths alone.
    fieldOptions: { typeFieldName: '_kind', bodyFieldName: 'body' },
    disableImportAliasWarning: true,
    onMissingOrIncompatibleData: 'skip-ignore',
    onExtraFieldData: 'ignore',
    onUnknownDocuments: 'skip-ignore',
    // Bodies are rendered by lib/markdown, where every link can be resolved; here the whole text is carried along as it stands.
    markdown: (builder) => {
      builder.use(function carry(this: { parser?: unknown; compiler?: unknown }) {
        this.parser = () => ({ type: 'root', children: [] });
        this.compiler = (_tree: unknown, file: unknown) => String(file);
      });
    },
  });

export default contentSource(process.env.CONTENT_DIR ?? 'content');
