// `npm run new-game -- my-game --langs uk,en`: writes the folder of a new game with two sample entries per language.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newGameFiles } from '../../lib/content/new-game/new-game-files';
import { parseNewGameOptions } from '../../lib/content/new-game/new-game-options';
import { LANGS } from '../../lib/core/languages';
import { CONTENT_DIR } from '../content/folders';
import { writeFolder } from '../files/write-folder';
import { parseArguments } from '../setup/parse-arguments';

const USAGE = `npm run new-game -- ID --langs uk,en [--name "My game"]
  ID       the id of the game in kebab-case, such as outer-rim
  --langs  the languages of the game (default: ${LANGS[0]})
  --name   the name of the game`;

function readOptions() {
  const { positionals, values } = parseArguments(USAGE, {
    allowPositionals: true,
    options: { langs: { type: 'string', default: LANGS[0] ?? '' }, name: { type: 'string' } },
  });
  const [id, ...more] = positionals;
  if (!id || more.length) throw new Error(`Expected one id.\nUsage: ${USAGE}`);
  return { id, ...values };
}

try {
  const game = parseNewGameOptions(readOptions());
  const home = join(CONTENT_DIR, game.id);
  if (existsSync(home)) throw new Error(`${home} already exists; nothing was changed.`);
  const files = newGameFiles(game);
  writeFolder(home, files);
  console.log(`${home}: ${Object.keys(files).join(', ')}`);
  console.log(
    'Next: run `npm run dev`, edit game.md and the entries. When the addresses are final: `npm run publish-ids`.',
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
