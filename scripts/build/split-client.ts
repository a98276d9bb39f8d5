// Splits the code of the pages into scripts with Vite, whose bundler is Rollup:
// - main.js, which every page loads, contains main.ts and every module that it imports;
// - one script per `*.island.ts` and per strings file is loaded on demand;
// - shared-*.js contain modules that several islands import: `shared-common.js` those that islands of many folders
//   import, such as Preact; `shared-decisions_offline.js` those that only islands of client/decisions and client/offline
//   import.
// Every module is in exactly one script, so only one instance of its state exists.
import { basename, dirname, resolve } from 'node:path';
import { type TransformOptions, transform } from 'esbuild';
import type { Plugin, Rollup } from 'vite';
import { LANGS } from '../../lib/core/languages';
import { listFiles } from '../files/list-files.mjs';

const DIR = 'client';
const MAIN = resolve(DIR, 'main.ts');
/** A module is in `shared-common.js` if islands of at least this many folders import it. */
const COMMON_FOLDERS = 4;
/**
 * Maximum size of a small module, in characters. A small shared module gets no separate script, because the request
 * would cost more than its bytes.
 */
const SMALL_MODULE = 2000;
/**
 * Matches the names of the scripts that only the editor page loads. An import in one of these scripts does not make a
 * module shared, and the table in main.js does not list these scripts. Other pages therefore load no code of the
 * editor.
 */
const EDITOR_SCRIPT = /^editor-|-editor$/;
/**
 * Placeholder for the table of scripts. Vite replaces the constant `ISLAND_FILES` of client/load-island.ts with this
 * text, and `insertFileTable` replaces the text with the table.
 */
const TABLE_PLACEHOLDER = '"the files of each island"';

type Minify = Pick<TransformOptions, 'minify' | 'target' | 'charset'> & { define: Record<string, string> };

/** Returns the name and the text of each script. */
export async function splitClient({ define, ...minify }: Minify): Promise<[string, string][]> {
  const entries = new Map([...islandEntries(), ...stringsEntries()]);
  // The import is dynamic, because most builds use cached scripts and do not need Vite.
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { ...define, ISLAND_FILES: TABLE_PLACEHOLDER },
    resolve: { alias: { '@': resolve('.') } },
    esbuild: {
      jsx: 'automatic',
      jsxImportSource: 'preact',
      // Without this option, Vite would read tsconfig.json, which has the options for Next.
      tsconfigRaw: { compilerOptions: { target: 'ES2022' } },
    },
    build: {
      write: false,
      minify: false,
      cssMinify: 'esbuild',
      target: minify.target as string[],
      // In library mode, Vite adds no code of its own.
      lib: { entry: { main: MAIN }, formats: ['es'] },
      rollupOptions: {
        preserveEntrySignatures: false,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: ({ facadeModuleId, name }) =>
            `${(facadeModuleId && entries.get(facadeModuleId)) || (name === 'main' ? name : `shared-${name}`)}.js`,
          onlyExplicitManualChunks: true,
          manualChunks: groupModules(entries),
        },
      },
    },
    plugins: [emitIslands(entries), resolveOwnModules],
  });
  const chunks = (result as Rollup.RollupOutput[]).flatMap(({ output }) =>
    output.flatMap((file) => (file.type === 'chunk' ? [file] : [])),
  );
  const scripts = insertFileTable(chunks, [...entries.values()]);
  return Promise.all(
    scripts.map(async ([name, text]): Promise<[string, string]> => {
      const { code } = await transform(text, { ...minify, format: 'esm', legalComments: 'none' });
      return [name, escapeControls(code)];
    }),
  );
}

/**
 * Replaces control characters with escape sequences. esbuild writes them unchanged into strings, but an offline pack
 * must not contain them (lib/offline/pack-encoder.ts).
 */
const escapeControls = (code: string): string =>
  code.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are replaced
    /[\0-\x08]/g,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );

/** Lists the file and the script name of each island: client/search/panel.island.tsx becomes search-panel.js. */
const islandEntries = (): [string, string][] =>
  listFiles(DIR)
    .filter((file) => /\.island\.tsx?$/.test(file))
    .sort()
    .map((file) => [resolve(DIR, file), file.replace(/\.island\.tsx?$/, '').replaceAll('/', '-')]);

/** Lists the strings files of all languages. A private book can be in a language in which the site has no game. */
const stringsEntries = (): [string, string][] =>
  LANGS.flatMap((lang) =>
    ['', '-offline', '-decisions', '-modules', '-private-books', '-editor'].map((group): [string, string] => [
      resolve(`lib/i18n/${lang}${group}.ts`),
      `strings-${lang}${group}`,
    ]),
  );

/**
 * Makes each island a separate script that is loaded after main.js. The island then imports shared modules from
 * main.js.
 */
const emitIslands = (entries: ReadonlyMap<string, string>): Plugin => ({
  name: 'emit-islands',
  async buildStart() {
    // Rollup names shared exports by the order in which it has read the modules. It normally reads modules in parallel,
    // so the order varies. This function loads the modules one after another, so that every build writes the same
    // names.
    const loaded = new Set<string>();
    const load = async (id: string): Promise<void> => {
      if (loaded.has(id)) return;
      loaded.add(id);
      for (const one of (await this.load({ id, resolveDependencies: true })).importedIds) await load(one);
    };
    for (const id of [MAIN, ...entries.keys()]) await load(id);
    for (const [id, name] of entries)
      this.emitFile({
        type: 'chunk',
        id,
        name,
        implicitlyLoadedAfterOneOf: [MAIN],
        preserveSignature: 'strict',
      });
  },
});

/**
 * Replaces `lib/i18n` with the module that contains the strings which the page has loaded, and imports style sheets as
 * text.
 */
const resolveOwnModules: Plugin = {
  name: 'resolve-own-modules',
  enforce: 'pre',
  resolveId(path, importer = '') {
    // Vite has already replaced `@` with the path of the project.
    const file = resolve(dirname(importer), path);
    if (path.endsWith('.css')) return `${file}?inline`;
    return file === resolve('lib/i18n') ? resolve(DIR, 'strings.ts') : undefined;
  },
};

/**
 * Returns the function that names the script of a module. The function returns undefined if the module belongs to only
 * one island.
 */
function groupModules(entries: ReadonlyMap<string, string>): Rollup.GetManualChunk {
  let groups: ReadonlyMap<string, string> | undefined;
  // Rollup calls this function after it has read all modules.
  return (id, { getModuleInfo }) => {
    groups ??= findGroups(
      entries,
      (module) => getModuleInfo(module)?.importedIds ?? [],
      (module) => getModuleInfo(module)?.code?.length ?? 0,
    );
    return groups.get(id);
  };
}

/** Maps each module that main.js or several islands import to the name of its script. */
function findGroups(
  entries: ReadonlyMap<string, string>,
  importsOf: (id: string) => readonly string[],
  sizeOf: (id: string) => number,
): Map<string, string> {
  const follow = (id: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(id)) return seen;
    seen.add(id);
    for (const one of importsOf(id)) follow(one, seen);
    return seen;
  };
  const users = new Map<string, string[]>();
  const ofEditor = new Set<string>();
  for (const [entry, name] of entries)
    if (EDITOR_SCRIPT.test(name)) follow(entry, ofEditor);
    else for (const id of follow(entry)) users.set(id, [...(users.get(id) ?? []), entry]);
  const shared = [...users].flatMap(([id, islands]): [string, string][] => {
    if (islands.length === 1 || entries.has(id)) return [];
    const folders = [...new Set(islands.map((island) => basename(dirname(island))))].sort();
    if (folders.includes('i18n')) return [[id, 'main']];
    return [[id, folders.length < COMMON_FOLDERS ? folders.join('_') : 'common']];
  });
  const groups = new Map([...shared, ...[...follow(MAIN)].map((id): [string, string] => [id, 'main'])]);
  const isLoadedWithCommon = (id: string) => ['main', 'common'].includes(groups.get(id) ?? '');
  for (const [id, group] of groups)
    if (group.includes('_') && sizeOf(id) < SMALL_MODULE && importsOf(id).every(isLoadedWithCommon))
      groups.set(id, 'common');
  // A module that the editor and exactly one other island import gets a separate script, so that the editor does not
  // load the whole island.
  for (const id of ofEditor) {
    const [island] = users.get(id) ?? [];
    if (island && !groups.has(id) && !entries.has(id)) groups.set(id, `${basename(dirname(island))}_editor`);
  }
  return groups;
}

/**
 * Returns the name and the text of each script. Also inserts a table into main.js, which client/load-island.ts reads.
 * The table groups the islands and strings files by the scripts that they import, except main.js:
 * `{"shared-common shared-home": "home-game-finder home-searched-games"}`.
 */
function insertFileTable(
  chunks: readonly Rollup.OutputChunk[],
  names: readonly string[],
): [string, string][] {
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const follow = (file: string, seen: Set<string>): Set<string> => {
    for (const one of imports.get(file) ?? []) if (!seen.has(one)) follow(one, seen.add(one));
    return seen;
  };
  const table: Record<string, string> = {};
  for (const name of names.filter((one) => !EDITOR_SCRIPT.test(one))) {
    const others = [...follow(`${name}.js`, new Set())]
      .filter((file) => file !== 'main.js' && file !== `${name}.js`)
      .map((file) => file.replace(/\.js$/, ''))
      .sort()
      .join(' ');
    if (others) table[others] = table[others] ? `${table[others]} ${name}` : name;
  }
  return chunks.map(({ fileName, code }) => [
    fileName,
    code.replace(TABLE_PLACEHOLDER, () => JSON.stringify(table)),
  ]);
}
