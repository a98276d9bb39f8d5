// Writes a new folder of text files.
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes the files to a temporary folder and then renames this folder to `home`, so that an interrupted command leaves
 * no incomplete folder.
 */
export function writeFolder(home: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(dirname(home), { recursive: true });
  const temporary = mkdtempSync(join(dirname(home), '.new-game-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(temporary, path)), { recursive: true });
      writeFileSync(join(temporary, path), text);
    }
    renameSync(temporary, home);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  }
}
