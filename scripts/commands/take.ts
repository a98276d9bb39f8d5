// `npm run take -- FILE.zip`: checks an offer (a game, a correction or a translation that a reader has written in the
// editor), and merges it into the content folder. If the offer has a problem, the command writes nothing.
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parsePublishedIds, updatePublishedIds } from '../../lib/content/published-ids';
import {
  checkOffered,
  folderToOffer,
  isOfferFile,
  OFFER_ZIP_LIMITS,
  OfferError,
  takeOffer,
} from '../../lib/editing/import-contribution';
import { PrivateBookError } from '../../lib/private-books/private-book';
import { unpackZip } from '../../lib/private-books/unpack-zip';
import { CONTENT_DIR, displayPath, REQUIRES_PUBLISHED_IDS } from '../content/folders';
import { readTexts } from '../content/read-content';
import { writeFileAtomically } from '../files/cache-files';
import { writeFolder } from '../files/write-folder';

const USAGE = 'Usage: npm run take -- FILE.zip [--id my-game]';
/** Maximum size of the zip file, in bytes. */
const MAX_FILE_BYTES = OFFER_ZIP_LIMITS.bytes;

function readOffer(file: string) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new OfferError(`There is no file ${file}.`);
  if (stats.size > MAX_FILE_BYTES)
    throw new OfferError(`${file} is too large, expected at most ${MAX_FILE_BYTES / 1e6} MB.`);
  try {
    return folderToOffer(unpackZip(readFileSync(file), OFFER_ZIP_LIMITS, isOfferFile));
  } catch (error) {
    if (error instanceof PrivateBookError)
      throw new OfferError(`${file} is not a zip file of the editor, or it is damaged (${error.code}).`);
    throw error;
  }
}

function take(file: string, id: string | undefined): void {
  const read = readOffer(file);
  const offer = read.kind === 'game' && id ? { ...read, game: id } : read;
  const { files, changed, remarks } = takeOffer(offer, readGame(offer.game));
  const { game, later } = checkOffered(offer.game, files, displayPath(CONTENT_DIR));
  const taken: Record<string, string> = Object.fromEntries(changed.map((path) => [path, files[path] ?? '']));
  const published = parsePublishedIds(files['published.txt'] ?? '');
  if (offer.kind === 'changes' && REQUIRES_PUBLISHED_IDS && published.length) {
    const ids = updatePublishedIds(published, game);
    if (ids !== files['published.txt']) taken['published.txt'] = ids;
  }
  const home = join(CONTENT_DIR, offer.game);
  if (offer.kind === 'game') writeFolder(home, taken);
  else for (const [path, text] of Object.entries(taken)) writeText(join(home, path), text);
  const paths = Object.keys(taken);
  for (const path of paths) console.log(`${displayPath(CONTENT_DIR)}/${offer.game}/${path}`);
  for (const remark of remarks) console.log(remark);
  if (later.some(({ rule }) => rule === 'stale-ruling'))
    console.log('Rulings about changed rules: compare them, then run `npm run rulings -- --accept`.');
  for (const { rule, file, line, message } of later)
    if (rule === 'needless-exception') console.log(`${file}:${line}  ${message}`);
  console.log(`${paths.length} files written${offer.author ? `, offered by ${offer.author}` : ''}.`);
  console.log('Next: read the changes with `git diff`, run `npm run check` and commit.');
}

/** Returns the files of a game, or undefined if the content folder does not have the game. */
function readGame(game: string): Record<string, string> | undefined {
  const prefix = `${game}/`;
  const files = readTexts(CONTENT_DIR).filter(({ path }) => path.startsWith(prefix));
  if (!files.length) return undefined;
  return Object.fromEntries(files.map(({ path, text }) => [path.slice(prefix.length), text]));
}

function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileAtomically(path, text);
}

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { id: { type: 'string' } } });
  const [file, ...more] = positionals;
  if (!file || more.length) throw new OfferError(USAGE);
  take(file, values.id);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
