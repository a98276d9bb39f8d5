// A private book becomes what its pages show, by the same checks and the same compiler as the games of the site.
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type CompiledEdition, compileGame } from '../compile/compile-game';
import { checkGameFiles } from '../content/checks/check-content';
import { type AddressSettings, privateGameId } from '../core/addresses';
import { formatDiagnostics } from '../core/diagnostics';
import type { Lang } from '../core/languages';
import type { GameData } from '../data/game-data';
import type { SiteBooklet, SiteDifferences, SiteEdition, SiteEntry, SiteGame } from '../data/site-data';
import { type Marks, markLines } from './align-printed-lines';
import { type Account, MOST, type OwnBook, PrivateBookError } from './private-book';
import { shortHash } from './short-hash';

export interface OwnEdition {
  lang: Lang;
  edition: SiteEdition;
  entries: Record<string, SiteEntry>;
  booklet: SiteBooklet;
  differences: SiteDifferences;
  data: GameData;
  /** Entry to the printed lines of each of its rules. */
  marks: Record<string, Marks>;
}

export interface CompiledBook {
  game: SiteGame;
  editions: OwnEdition[];
}

/** The folder's name while it is checked; ids of private books are not for folders. */
const FOLDER = 'book';

export function compileBook(
  book: Pick<OwnBook, 'id' | 'files' | 'account' | 'source'>,
  settings: AddressSettings,
): CompiledBook {
  refuseHuge(book.files);
  const files = Object.entries(book.files).map(([path, text]) => ({ path: `${FOLDER}/${path}`, text }));
  const { game, diagnostics } = checkGameFiles(FOLDER, files, { root: '', lock: false });
  if (!game || diagnostics.length)
    throw new PrivateBookError('not-sound', formatDiagnostics(diagnostics.slice(0, 3)).trim());
  game.id = privateGameId(book.id);
  for (const entries of game.entries.values())
    for (const entry of entries.values()) {
      entry.game = game.id;
      dropAddresses(entry.tree);
    }
  const compiled = compileGame(game, { settings, hash: shortHash });
  if (!compiled.editions.length) throw new PrivateBookError('nothing-found');
  const lines = book.source?.split('\n') ?? [];
  return {
    game: compiled.game,
    editions: compiled.editions.map((edition) => toOwn(edition, book.account, lines)),
  };
}

/** Whoever wrote the book, its words lead to its own entries and nowhere else. */
function dropAddresses(tree: Root): void {
  visit(tree, 'link', (node, at, parent) => {
    if (!parent || at === undefined) return;
    parent.children.splice(at, 1, ...(node.children as typeof parent.children));
    return at;
  });
}

function refuseHuge(files: OwnBook['files']): void {
  const texts = Object.values(files);
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  const entries = Object.keys(files).filter((path) => /^[a-z]{2}\/.+\.md$/.test(path)).length;
  const tooMuch =
    texts.length > MOST.files ||
    letters > MOST.letters ||
    entries > MOST.entries ||
    texts.some((text) => text.length > MOST.entry);
  if (tooMuch) throw new PrivateBookError('too-large');
}

function toOwn(
  { lang, edition, entries, booklet, differences, data }: CompiledEdition,
  account: Account | undefined,
  lines: readonly string[],
): OwnEdition {
  const marks: OwnEdition['marks'] = {};
  for (const entry of account?.places ? data.entries : []) {
    const printed = account?.topics
      .filter(({ file }) => file.endsWith(`/${lang}/${entry.id}.md`))
      .flatMap((topic) => topic.lines.flatMap(([from, to]) => range(from, to)))
      .map((n) => ({ n, text: lines[n - 1] ?? '' }));
    if (printed?.length) marks[entry.id] = markLines(entry, printed, data.icons);
  }
  return { lang, edition, entries, booklet, differences, data, marks };
}

/** A damaged account must not make a list without end. */
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(to - from + 1, 5000)) }, (_, at) => from + at);
