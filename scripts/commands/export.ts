// `npm run export -- --game ID --lang LANG --format epub|obsidian|anki|pdf`: exports an edition for another program.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CompiledEdition } from '../../lib/compile/compile-game';
import { absolute } from '../../lib/core/addresses';
import { EXPORT_FORMATS, type ExportFormat, exportEdition } from '../../lib/export/export-edition';
import { createCompiler } from '../content/create-compiler';
import { CONTENT_DIR } from '../content/folders';
import { readLastChanges } from '../content/last-changes';
import { loadContent } from '../content/load-content';
import { readSettings } from '../content/settings-from-environment';
import { printBooklet } from '../export/print-booklet';
import { parseArguments } from '../setup/parse-arguments';

const FORMATS = [...EXPORT_FORMATS, 'pdf'] as const;
const USAGE = `npm run export -- --game ID --lang LANG --format ${FORMATS.join('|')} [--out FILE]
  --game    the id of the game, such as outer-rim
  --lang    the language of the edition
  --format  epub: an e-book; obsidian: linked Markdown files; anki: flashcards; pdf: the booklet
  --out     the file to write (default: a file in the current folder)`;
/** Date of the last change that an export states if the content has no Git history. */
const NO_DATE = '2020-01-01';

async function findEdition(gameId: string, lang: string): Promise<CompiledEdition> {
  const { files, registry } = await loadContent();
  const game = registry.get(gameId);
  if (!game)
    throw new Error(`Unexpected game "${gameId}", expected one of ${[...registry.keys()].join(', ')}.`);
  const { editions } = createCompiler(files, readLastChanges(CONTENT_DIR))(game);
  const edition = editions.find((one) => one.lang === lang);
  if (edition) return edition;
  const langs = editions.map((one) => one.lang).join(', ');
  throw new Error(`Unexpected language "${lang}" of ${gameId}, expected one of ${langs}.`);
}

const lastChange = ({ entries }: CompiledEdition): string =>
  Object.values(entries)
    .map(({ changed = NO_DATE }) => changed)
    .sort()
    .at(-1) ?? NO_DATE;

try {
  const { values } = parseArguments(USAGE, {
    options: {
      game: { type: 'string' },
      lang: { type: 'string' },
      format: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const { game, lang, format } = values;
  if (!game || !lang || !format) throw new Error(`Expected --game, --lang and --format.\nUsage: ${USAGE}`);
  if (!(FORMATS as readonly string[]).includes(format))
    throw new Error(`Unexpected format "${format}", expected one of ${FORMATS.join(', ')}.`);
  const compiled = await findEdition(game, lang);
  const { ending, bytes } =
    format === 'pdf'
      ? { ending: '.pdf', bytes: await printBooklet(game, lang) }
      : exportEdition(
          { ...compiled, origin: absolute('', readSettings([])), changed: lastChange(compiled) },
          format as ExportFormat,
        );
  const file = resolve(values.out ?? `${game}.${lang}${ending}`);
  writeFileSync(file, bytes);
  console.log(`${file}, ${Math.ceil(bytes.length / 1000)} KB`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
