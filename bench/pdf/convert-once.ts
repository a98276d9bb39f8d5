// Converts one PDF with the converter that the first argument names. Prints the headings, the text, the table rows and
// the processor time as JSON.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { extractPdf } from '../../extract/pdf/extract-pdf';
import { loadPdfLibrary } from '../../scripts/pdf/load-pdf-library';
import type { Conversion } from './compare-converters';

const [tool, file = ''] = process.argv.slice(2);
/**
 * Finds the packages of `bench/`. The ordinary `require` would not find them, because this script is bundled into
 * another folder.
 */
const require = createRequire(resolve('bench/package.json'));

const converters: Record<string, () => Promise<Omit<Conversion, 'seconds'>>> = {
  pravylo: async () => {
    const { draft, files, source } = await extractPdf({
      bytes: readFileSync(file),
      book: 'book.pdf',
      game: 'book',
      ...(await loadPdfLibrary()),
    });
    const dropped = new Set(draft.dropped.map(({ line }) => line));
    return {
      headings: draft.topics.map(({ title }) => title),
      text: source
        .split('\n')
        .filter((_, at) => !dropped.has(at + 1))
        .join('\n'),
      rows: rowsOf([...files.values()].join('\n')),
    };
  },
  pdf2md: async () => {
    const convert = require('@opendocsg/pdf2md') as (bytes: Uint8Array) => Promise<string>;
    return readMarkdown(await convert(new Uint8Array(readFileSync(file))));
  },
  liteparse: async () => {
    const { LiteParse } = require('@llamaindex/liteparse') as {
      LiteParse: new (options: object) => { parse: (path: string) => Promise<{ text: string }> };
    };
    const parser = new LiteParse({ outputFormat: 'markdown', ocrEnabled: false, imageMode: 'off' });
    return readMarkdown((await parser.parse(file)).text);
  },
};

const readMarkdown = (text: string): Omit<Conversion, 'seconds'> => ({
  headings: text.match(/^#+ .*$/gm)?.map((line) => line.replace(/^#+ /, '')) ?? [],
  text,
  rows: rowsOf(text),
});

const rowsOf = (text: string): string[] => text.match(/^\|.*\|$/gm) ?? [];

const { log } = console;
console.log = console.warn = () => {};
const result = await converters[tool ?? '']?.();
const { user, system } = process.cpuUsage();
log(JSON.stringify({ ...result, seconds: (user + system) / 1e6 }));
process.exit(0);
