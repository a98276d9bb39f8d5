// Tells contentlayer where the Markdown lives and which fields it may carry; anything else stops the build.
import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
import remarkParse from 'remark-parse';

export const Game = defineDocumentType(() => ({
  name: 'Game',
  filePathPattern: '*/game.md',
  fields: {
    name: { type: 'json', required: true },
    title: { type: 'json', required: true },
    languages: { type: 'list', of: { type: 'string' }, required: true },
    publisher: { type: 'json', required: true },
    players: { type: 'string', required: true },
    books: { type: 'json', required: true },
    colour: { type: 'json', required: true },
    golden: { type: 'string' },
    emblem: { type: 'string' },
    unlocks: { type: 'json' },
    icons: { type: 'json' },
    parts: { type: 'json', required: true },
  },
}));

export const Entry = defineDocumentType(() => ({
  name: 'Entry',
  filePathPattern: '*/*/*.md',
  fields: {
    title: { type: 'string', required: true },
    page: { type: 'number' },
    en: { type: 'string' },
    related: { type: 'list', of: { type: 'string' } },
    see: { type: 'list', of: { type: 'string' } },
    index: { type: 'json' },
    aliases: { type: 'list', of: { type: 'string' } },
    unlinked: { type: 'list', of: { type: 'string' } },
    tags: { type: 'list', of: { type: 'string' } },
    until: { type: 'string' },
    players: { type: 'json' },
    moved: { type: 'json' },
  },
}));

export default makeSource({
  contentDirPath: process.env.CONTENT_DIR ?? 'content',
  contentDirExclude: ['**/icons/**', '**/*.txt', 'extraction.json'],
  documentTypes: [Game, Entry],
  disableImportAliasWarning: true,
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  onUnknownDocuments: 'fail',
  // Bodies are rendered by lib/markdown, where every link can be resolved; here they are only carried along.
  markdown: (builder) => {
    builder.use(remarkParse).use(function carry(this: { compiler?: unknown }) {
      this.compiler = () => '';
    });
  },
});
