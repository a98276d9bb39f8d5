// `npm run new-game -- my-game --langs uk,en`: a valid folder with two sample entries, or a clear refusal and nothing written.
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { newGameFiles } from '../../lib/content/new-game/new-game-files';
import { planGame } from '../../lib/content/new-game/new-game-options';
import { LANGS } from '../../lib/core/languages';
import { CONTENT_DIR } from '../content/folders';

const USAGE = 'Usage: npm run new-game -- my-game --langs uk,en [--name "My game"]';

function readOptions() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { langs: { type: 'string', default: LANGS[0] ?? '' }, name: { type: 'string' } },
  });
  const [id, ...more] = positionals;
  if (!id || more.length) throw new Error(USAGE);
  return { id, ...values };
}

/** All of it appears at once, or none of it. */
function writeFolder(home: string, files: Record<string, string>): void {
  mkdirSync(dirname(home), { recursive: true });
  const draft = mkdtempSync(join(dirname(home), '.new-game-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      writeFileSync(join(draft, path), text);
    }
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

try {
  const game = planGame(readOptions());
  const home = join(CONTENT_DIR, game.id);
  if (existsSync(home)) throw new Error(`${home} is there already; nothing in it was touched.`);
  const files = newGameFiles(game);
  writeFolder(home, files);
  console.log(`${home}: ${Object.keys(files).join(', ')}`);
  console.log(
    'Next: `npm run dev`, name the game in its game.md, write. When its addresses are to stay: `npm run publish-ids`.',
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
