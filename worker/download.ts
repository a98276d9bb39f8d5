// Brings the files of a list to the device. Each is checked and kept as it comes, so an interrupted download goes on where it stopped.
import type { FileList, ListedFile, ListedGame } from '../lib/offline/manifest';
import { packPath } from '../lib/offline/manifest';
import { createUnpacker } from '../lib/offline/pack';
import { textToPage } from '../lib/offline/page-text';
import { planDownload } from '../lib/offline/plan';
import { hashOf, scriptHash } from './hash';
import type { Network } from './network';
import { TroubleError } from './trouble';

const AT_ONCE = 4;

export interface Download {
  network: Network;
  isHere: (file: ListedFile) => boolean;
  keep: (file: ListedFile, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
}

/** Files one by one, a few at once; the first failure stops the rest. */
export async function downloadFiles(files: readonly ListedFile[], to: Download): Promise<void> {
  const waiting = files.filter((file) => !to.isHere(file));
  const lane = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift())
      try {
        await to.keep(file, await to.network.file(file[0], file[1]));
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

export async function downloadGame(game: ListedGame, list: FileList, to: Download): Promise<void> {
  const missing = () => list.files.filter((file) => !to.isHere(file));
  if (planDownload(missing(), game.size) === 'pack') await downloadPack(game, list, to);
  await downloadFiles(missing(), to);
}

/** The texts of a pack stand in the order of the list. */
async function downloadPack(game: ListedGame, list: FileList, to: Download): Promise<void> {
  const unpacker = createUnpacker();
  const files = list.files.values();
  for await (const piece of to.network.pieces(packPath(game.pack)))
    for (const text of unpackOrStop(unpacker.read(piece))) {
      const file = files.next().value;
      if (!file) return;
      // What stands in a damaged pack need not even be a page.
      const page = await textToPage(text, scriptHash).catch(() => '');
      const bytes = new TextEncoder().encode(page);
      if ((await hashOf(bytes)) !== file[1])
        throw new TroubleError('wrong-answer', `the pack of ${game.id} differs at ${file[0]}`);
      if (!to.isHere(file)) await to.keep(file, bytes);
    }
}

function* unpackOrStop(texts: Generator<string>): Generator<string> {
  try {
    yield* texts;
  } catch (error) {
    if (error instanceof RangeError) throw new TroubleError('wrong-answer', error.message);
    throw error;
  }
}
