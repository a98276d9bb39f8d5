// `npm run dev`: the site while you write. An edit is on the page at once; a bad one is shown there and here, and nothing dies.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, watch, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createCompileCache } from '../../lib/compile/compile-cache';
import { LANGS, readableLangs } from '../../lib/core/languages';
import { bundleClient } from '../build/bundle-client';
import { keepGames, readShelf, writeGame, writeShelf } from '../content/compiled-files';
import { compiler } from '../content/create-compiler';
import { CONTENT_DIR, HAS_LOCK, shownFolder } from '../content/folders';
import { readLastChanges } from '../content/last-changes';
import { watchContent } from '../content/read-content';
import { readSettings } from '../content/read-settings';
import { createWatcher } from '../content/watch-content';
import { pdfFiles } from '../pdf/pdf-files';
import { createEvents } from '../server/dev-events';

if (!existsSync(CONTENT_DIR)) {
  console.error(`There is no folder ${CONTENT_DIR}: name a folder of entries with CONTENT_DIR.`);
  process.exit(1);
}
const events = await createEvents();
/** What was compiled last time stays until something sound takes its place. */
const shelf = new Map(readShelf().map((game) => [game.id, game]));
for (const id of shelf.keys()) if (!existsSync(join(CONTENT_DIR, id))) shelf.delete(id);
const memory = createCompileCache();
const changes = readLastChanges(CONTENT_DIR);
const look = createWatcher({
  root: shownFolder(CONTENT_DIR),
  lock: HAS_LOCK,
  compile: (games, gone, files) => {
    for (const id of gone) shelf.delete(id);
    keepGames([...shelf.keys(), ...games.map(({ id }) => id)]);
    const compileGame = compiler(files, changes, memory);
    for (const compiled of games.map(compileGame)) {
      writeGame(compiled);
      shelf.set(compiled.game.id, compiled.game);
    }
    writeShelf([...shelf.values()]);
  },
  tell: (news) => {
    events.tell(news);
    console.log(
      news.faults ? `\n${news.faults}\n` : `${new Date().toLocaleTimeString()} The entries are in order.`,
    );
  },
});

/** What runs in the reader's browser is bundled here; Next serves it from public/. */
async function bundle(): Promise<string> {
  const { main, files } = await bundleClient({ settings: readSettings(LANGS), isDev: true });
  for (const [path, text] of [...files, ...pdfFiles()]) {
    const file = join('public', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return main;
}
const parts = await bundle();
let waiting: ReturnType<typeof setTimeout> | undefined;
for (const room of ['client', 'components', 'lib'])
  watch(room, { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => bundle().then(events.reload, (error) => console.error(error.message)), 100);
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
        FIRST_PART: parts,
        HOME_LANG: readSettings(readableLangs([...shelf.values()])).homeLang,
      },
    },
  );
  next.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
}

/** Pages need something to show: at first there must be one sound game. */
let started = false;
await watchContent(CONTENT_DIR, (files) => {
  try {
    look(files);
  } catch (error) {
    // Told, and the next edit is another chance.
    console.error((error as Error).message);
  }
  if (!started && shelf.size) {
    started = true;
    startNext();
  } else if (!started)
    console.log(
      `Nothing can be shown yet. What is wrong stands here and at http://localhost:${events.port}/`,
    );
});
