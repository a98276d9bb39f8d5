// Writes the sample game that `npm run new-game` creates to a content folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newGameFiles } from '../../lib/content/new-game/new-game-files';

export function writeNewGame(content: string, options: Parameters<typeof newGameFiles>[0]): void {
  for (const [path, text] of Object.entries(newGameFiles(options))) {
    const file = join(content, options.id, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
