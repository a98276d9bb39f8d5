// `npm run dev`: the site while you write. An edit is on the page at once; a bad one is shown there and here, and nothing dies.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createMemory } from '../lib/content/memory';
import { CONTENT_DIR } from './content-files';
import { createEvents } from './dev-events';
import { readLastChanges } from './last-changes';
import { createWatch } from './watch-content';
import { clearCompiled, readShelf, writeGame, writeShelf } from './write-compiled';

/** A glance at all files takes a few milliseconds. */
const EVERY = 250;

if (!existsSync(CONTENT_DIR)) {
  console.error(`There is no folder ${CONTENT_DIR}: name a folder of entries with CONTENT_DIR.`);
  process.exit(1);
}
const events = await createEvents();
/** What was compiled last time stays until something sound takes its place. */
const shelf = new Map(readShelf().map((game) => [game.id, game]));
for (const id of shelf.keys()) if (!existsSync(join(CONTENT_DIR, id))) shelf.delete(id);
const memory = createMemory();
const changes = readLastChanges(CONTENT_DIR);
const look = createWatch({
  dir: CONTENT_DIR,
  compile: (registry, gone) => {
    for (const id of gone) {
      clearCompiled(id);
      shelf.delete(id);
    }
    for (const game of registry.values()) shelf.set(game.id, writeGame(game, changes, memory));
    writeShelf([...shelf.values()]);
  },
  tell: (news) => {
    events.tell(news);
    console.log(
      news.faults ? `\n${news.faults}\n` : `${new Date().toLocaleTimeString()} The entries are in order.`,
    );
  },
});

function startNext(): void {
  const next = spawn(
    process.execPath,
    [join('node_modules', 'next', 'dist', 'bin', 'next'), 'dev', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'development', NEXT_PUBLIC_DEV_PORT: String(events.port) },
    },
  );
  next.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
}

/** Pages need something to show: at first there must be one sound game. */
let started = false;
function tick(): void {
  try {
    look();
  } catch (error) {
    // A file may vanish between two glances; anything else is told, and the next edit is another chance.
    console.error((error as Error).message);
  }
  if (!started && shelf.size) {
    started = true;
    startNext();
  }
}

tick();
if (!started)
  console.log(`Nothing can be shown yet. What is wrong stands here and at http://localhost:${events.port}/`);
setInterval(tick, EVERY);
