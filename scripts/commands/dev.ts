// `npm run dev`: serves the site and watches its content. A valid edit appears on the open page immediately. If an edit
// has errors, the page and the terminal show diagnostics, and the page keeps the last valid content.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, watch, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createCompileCache } from '../../lib/compile/compile-cache';
import { LANGS, readableLangs } from '../../lib/core/languages';
import { bundleClient } from '../build/bundle-client';
import { readGameList, removeOtherGames, writeGame, writeGameList } from '../content/compiled-files';
import { createCompiler } from '../content/create-compiler';
import { CONTENT_DIR, displayPath, REQUIRES_PUBLISHED_IDS, WORK_DIR } from '../content/folders';
import { readLastChanges } from '../content/last-changes';
import { watchContent } from '../content/read-content';
import { readSettings } from '../content/settings-from-environment';
import { createWatcher } from '../content/watch-content';
import { pdfFiles } from '../pdf/pdf-files';
import { createDevEvents } from '../server/dev-events';

if (!existsSync(CONTENT_DIR)) {
  console.error(`There is no folder ${CONTENT_DIR}: set CONTENT_DIR to a folder of games.`);
  process.exit(1);
}
const events = await createDevEvents();
/** Games on the home page. At the start, these are the games that the previous run has compiled. */
const games = new Map(readGameList().map((game) => [game.id, game]));
for (const id of games.keys()) if (!existsSync(join(CONTENT_DIR, id))) games.delete(id);
const memory = createCompileCache();
const changes = readLastChanges(CONTENT_DIR);
const handleFiles = createWatcher({
  root: displayPath(CONTENT_DIR),
  requirePublishedIds: REQUIRES_PUBLISHED_IDS,
  compile: (changed, removed, files) => {
    for (const id of removed) games.delete(id);
    removeOtherGames([...games.keys(), ...changed.map(({ id }) => id)]);
    const compileGame = createCompiler(files, changes, memory);
    for (const compiled of changed.map(compileGame)) {
      writeGame(compiled);
      games.set(compiled.game.id, compiled.game);
    }
    writeGameList([...games.values()]);
  },
  notify: (event) => {
    events.notify(event);
    console.log(
      event.errors
        ? `\n${event.errors}\n`
        : `${new Date().toLocaleTimeString()} The entries have no problems.`,
    );
  },
});

/** Bundles client/ into public/, from which Next serves the scripts. Returns the address of the main script. */
async function bundle(): Promise<string> {
  const { main, files } = await bundleClient({ settings: readSettings(LANGS), isDev: true });
  for (const [path, text] of [...files, ...pdfFiles()]) {
    const file = join('public', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return main;
}
const mainScript = await bundle();
// The search data of the editions is in another folder. This link lets Next serve the data from public/.
const dataLink = join('public', 'data');
rmSync(dataLink, { recursive: true, force: true });
symlinkSync(resolve(WORK_DIR, 'data'), dataLink, 'junction');
let rebundling: ReturnType<typeof setTimeout> | undefined;
for (const folder of ['client', 'components', 'lib'])
  watch(folder, { recursive: true }, () => {
    clearTimeout(rebundling);
    rebundling = setTimeout(() => bundle().then(events.reload, (error) => console.error(error.message)), 100);
  });

function startNext(): void {
  const next = spawn(
    process.execPath,
    [join('node_modules', 'next', 'dist', 'bin', 'next'), 'dev', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DEV_PORT: String(events.port),
        MAIN_SCRIPT: mainScript,
        HOME_LANG: readSettings(readableLangs([...games.values()])).homeLang,
      },
    },
  );
  next.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
}

/** Whether Next was started. It starts when at least one game is compiled, because the pages need data. */
let started = false;
await watchContent(CONTENT_DIR, (files) => {
  try {
    handleFiles(files);
  } catch (error) {
    // After an error, the command continues to watch the content, and compiles the next edit.
    console.error((error as Error).message);
  }
  if (!started && games.size) {
    started = true;
    startNext();
  } else if (!started)
    console.log(
      `No game can be shown yet. The problems are listed above and at http://localhost:${events.port}/`,
    );
});
