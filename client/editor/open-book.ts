// Opens the book that the address names: a private book on this device, or the published texts of a game of the site.
import { withBase } from '@/components/page/site-addresses';
import { isPrivateGame, privateBookId } from '@/lib/core/addresses';
import { ID } from '@/lib/core/ids';
import { type BookFiles, languagesOf } from '@/lib/editing/edit-book';
import type { GameSource, OutdatedRule } from '@/lib/editing/game-source';
import { sourcePath } from '@/lib/navigation/editor-addresses';
import { isBookId } from '@/lib/private-books/game-books';
import type { PrivateBook } from '@/lib/private-books/private-book';
import { readBook } from '../private-books/book-store';

export interface OpenedBook {
  /**
   * Id of a game of the site (`outer-rim`), or of a private book: `own~k3x9` for the first book of a private game, and
   * `own~k3x9~7hq2` for a book that was added to the game.
   */
  game: string;
  /** Language of the edition (the game in one language) that the reader edits. */
  lang: string;
  /** Languages in which the game has an edition. */
  languages: string[];
  name: string;
  files: BookFiles;
  /** The rules of a game of the site whose translation is out of date. */
  outdated: readonly OutdatedRule[];
  /** The stored record of a private book. Absent for a game of the site. */
  book?: PrivateBook;
}

export interface EditorAddress {
  game: string;
  lang: string;
  entry: string;
  /** Language from which the reader translates the entry. Empty if the reader does not translate. */
  from: string;
}

export function readAddress(search: string): EditorAddress | undefined {
  const asked = new URLSearchParams(search);
  const text = (name: string) => asked.get(name) ?? '';
  const game = text('g');
  if (isPrivateGame(game) ? !isBookId(privateBookId(game)) : !ID.test(game)) return undefined;
  const entry = ID.test(text('t')) ? text('t') : '';
  return { game, lang: text('l'), entry, from: text('from') };
}

/**
 * Opens a book. Returns undefined if the device or the site does not have it. Rejects if the texts of a game cannot be
 * loaded.
 */
export async function openBook({ game, lang }: EditorAddress): Promise<OpenedBook | undefined> {
  if (isPrivateGame(game)) {
    const book = await readBook(privateBookId(game));
    if (!book) return undefined;
    const shown = book.languages.includes(lang) ? lang : (book.languages[0] ?? lang);
    return {
      game,
      lang: shown,
      languages: book.languages,
      name: book.name,
      files: book.files,
      outdated: [],
      book,
    };
  }
  const response = await fetch(withBase(sourcePath(game)));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`No texts of ${game}.`);
  const { names, files, outdated } = (await response.json()) as GameSource;
  const languages = languagesOf(files);
  const shown = languages.includes(lang) ? lang : (languages[0] ?? lang);
  return { game, lang: shown, languages, name: names[shown] ?? game, files, outdated };
}
