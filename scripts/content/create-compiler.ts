// Compiles games as a build and `npm run dev` both do it.
import { createHash } from 'node:crypto';
import { type CompiledGame, type CompileOptions, compileGame } from '../../lib/compile/compile-game';
import type { ContentFile } from '../../lib/content/content-file';
import type { RegisteredGame } from '../../lib/content/registry';
import { readSettings } from './read-settings';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** `changes`: the day of each file's last change, by its path inside the content folder. */
export function compiler(
  files: readonly ContentFile[],
  changes: ReadonlyMap<string, string>,
  memory?: CompileOptions['memory'],
): (game: RegisteredGame) => CompiledGame {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return (game) =>
    compileGame(game, {
      settings: readSettings([]),
      hash,
      changes,
      published: texts.get(`${game.id}/published.txt`) ?? '',
      ...(memory && { memory }),
    });
}
