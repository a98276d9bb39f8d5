// The state machine of the page for adding a rulebook as a private book. The reader chooses a file, a worker extracts
// the book, the reader reviews and edits the result, and the page saves the book.
import { useEffect, useRef, useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import type { PageText } from '@/extract/scan/page-to-paragraphs';
import { gamePath, privateGameId } from '@/lib/core/addresses';
import { ID } from '@/lib/core/ids';
import { findSameBook } from '@/lib/private-books/find-same-book';
import {
  addedBookId,
  type BookRole,
  booksOfGame,
  guessRole,
  partOfBook,
  rankForRole,
} from '@/lib/private-books/game-books';
import { gameOfBook } from '@/lib/private-books/game-of-book';
import {
  BOOK_LIMITS,
  type BookEdit,
  type PrivateBook,
  PrivateBookError,
} from '@/lib/private-books/private-book';
import { page } from '../current-page';
import { loadIsland } from '../load-island';
import { readStored } from '../storage';
import { listBooks, readBook, readGameBooks, readPdf } from './book-store';
import type { FoundScan, ReadProgress } from './book-worker';
import { saveBook } from './books.island';
import { type ReadingSession, type ReviewedBook, readInWorker } from './read-in-worker';
import { discardSharedFile, receiveSharedFile } from './receive-shared-file';
import type { Photo } from './scan/photos-to-pdf';
import { deleteUnfinishedScan, readUnfinishedScan, type UnfinishedScan } from './scan/scan-store';

interface Source {
  /** Id under which the book will be saved. */
  id: string;
  bytes: Uint8Array;
  file: string;
  /** Language of the book, if the reader has chosen a language. */
  lang?: string | undefined;
  /** Codes of the languages in which to recognize scanned pages. */
  scanLanguages?: string[] | undefined;
  /** Photographs of pages. `bytes` is empty until the worker has made a PDF from them. */
  photos?: readonly Photo[] | undefined;
  /** Id of an existing book whose file is imported again. The book keeps its id, its edits and its date. */
  again?: string;
  edits?: readonly BookEdit[];
}

/** The worker has read `page` of `pages` pages. */
export interface ReadingState {
  step: 'reading';
  file: string;
  page: number;
  pages: number;
  /** Only for scanned pages: the time at which the recognition began, in milliseconds since 1970. */
  since?: number;
  /** Number of pages that were recognized since the time `since`. */
  recognized?: number;
  /** The text of the recognized pages. */
  texts?: readonly PageText[];
}

interface ChooseState {
  step: 'choose';
  error?: PrivateBookError;
}

/** The reader puts the photographs of pages in order. If they could not be read, `error` says why. */
interface PhotosState {
  step: 'photos';
  photos: readonly Photo[];
  error?: PrivateBookError;
}

export interface ReviewState {
  step: 'review';
  found: ReviewedBook;
  source: Source;
  /** A stored book with the same text as this file, if there is one. */
  same?: PrivateBook | undefined;
  /**
   * Role of the book in its game (rulebook, expansion or FAQ), which the reader can change. Undefined for the first
   * book of a new game.
   */
  role?: BookRole | undefined;
  /** Index of the visible game, from 0, if the file contains several games. */
  nth: number;
  edits: BookEdit[];
  /** Whether the worker is applying edits. */
  busy: boolean;
  error?: PrivateBookError;
}

type AddState =
  | ChooseState
  /** Another app or website has sent a file. The page asks the reader whether to read it. */
  | { step: 'shared'; file: File }
  | PhotosState
  /** The reader left the page before all scanned pages of a file were recognized. */
  | { step: 'unfinished'; scan: UnfinishedScan }
  /** The file has scanned pages. The reader chooses their languages. */
  | { step: 'scan'; source: Source; scan: FoundScan }
  | ReadingState
  | ReviewState
  | { step: 'saving' };

/** The values that are kept between renders of the page. */
interface AddFlow {
  setState: (next: AddState | ((now: AddState) => AddState)) => void;
  /** The worker session with the file that is being extracted or reviewed. */
  session?: ReadingSession | undefined;
  /** The result of the last edit; resolves to undefined if the worker rejected the edit. */
  lastReview: Promise<ReviewedBook | undefined>;
  /**
   * Id, language and edits of a book that is imported again. Used if the PDF of the book is not stored, so that the
   * reader must choose its file again.
   */
  previous: Pick<Source, 'again' | 'lang' | 'edits'>;
  /** Id of the game to which the book is added; undefined for a new game. */
  to?: string | undefined;
}

export interface AddBook {
  state: AddState;
  /** Id of the game to which the book is added; undefined for a new game. */
  to: string | undefined;
  changeRole: (role: BookRole) => void;
  chooseFiles: (files: readonly File[]) => void;
  readPhotos: (photos: Photo[]) => void;
  recognize: (languages: string[]) => void;
  continueScan: () => void;
  discardScan: () => void;
  readShared: (file: File) => void;
  discardShared: () => void;
  stopReading: () => void;
  edit: (edits: BookEdit[]) => void;
  /** Extracts the same file again, as a book in another language. */
  changeLanguage: (lang: string) => void;
  /** Shows the next game of a file that contains several games. */
  showNextGame: () => void;
  save: (withPdf: boolean) => void;
  discard: () => void;
}

export function useAddBook(): AddBook {
  const [state, setState] = useState<AddState>({ step: 'choose' });
  const { current: flow } = useRef<AddFlow>({
    setState,
    lastReview: Promise.resolve(undefined),
    previous: {},
    to: gameInAddress(),
  });
  useEffect(() => startFromAddress(flow), [flow]);
  const review = state.step === 'review' ? state : undefined;
  return {
    state,
    to: flow.to,
    changeRole: (role) => setState((now) => (now.step === 'review' ? { ...now, role } : now)),
    chooseFiles: (files) => void chooseFiles(flow, files),
    readPhotos: (photos) => {
      const id = flow.previous.again ?? newIdFor(flow);
      const source = { id, bytes: new Uint8Array(), file: PHOTOS_FILE, ...flow.previous, photos };
      void readSource(flow, source, 0, stateBefore(source));
    },
    recognize: (scanLanguages) => {
      if (state.step !== 'scan') return;
      const { source, scan } = state;
      const chosen = { ...source, bytes: scan.pdf ?? source.bytes, scanLanguages };
      void readSource(flow, chosen, 0, stateBefore(source));
    },
    continueScan: () => {
      if (state.step !== 'unfinished') return;
      const { file, bytes, languages } = state.scan;
      void readSource(flow, { id: newIdFor(flow), bytes, file, scanLanguages: languages });
    },
    discardScan: () => {
      void deleteUnfinishedScan();
      setState({ step: 'choose' });
    },
    readShared: (file) => {
      void chooseFiles(flow, [file]).finally(discardSharedFile);
    },
    discardShared: () => {
      void discardSharedFile();
      setState({ step: 'choose' });
    },
    stopReading: () => flow.session?.end(),
    edit: (edits) => void (review && applyEdits(flow, review, edits)),
    changeLanguage: (lang) =>
      void (review && readSource(flow, { ...review.source, lang, edits: review.edits }, review.nth, review)),
    showNextGame: () => {
      if (!review) return;
      const next = (review.nth + 1) % (review.found.others + 1);
      void readSource(flow, { ...review.source, edits: [] }, next, review);
    },
    save: (withPdf) => void (review && saveReviewed(flow, review, withPdf)),
    discard: () => {
      flow.session?.end();
      flow.session = undefined;
      void deleteUnfinishedScan();
      setState(state.step === 'scan' ? stateBefore(state.source) : { step: 'choose' });
    },
  };
}

/** Returns the state to which the page goes back if the reader cancels. Photographs stay in their order. */
const stateBefore = ({ photos }: Source): ChooseState | PhotosState =>
  photos ? { step: 'photos', photos } : { step: 'choose' };

/**
 * Starts with the file that the reader has chosen before opening this page. If the address has the parameter `again`,
 * this is the file of the book that the parameter names. Otherwise, it is a file from another app or from the operating
 * system.
 */
function startFromAddress(flow: AddFlow): void {
  const id = new URLSearchParams(location.search).get('again');
  const showError = (error: PrivateBookError) => flow.setState({ step: 'choose', error });
  if (id) void readAgain(flow, id).catch((error) => showError(toPrivateBookError(error)));
  else if (!globalThis.indexedDB) showError(new PrivateBookError('refused'));
  else
    receiveSharedFile({
      onOpened: (file) => void chooseFiles(flow, [file]),
      onShared: (file) => flow.setState({ step: 'shared', file }),
      onError: showError,
    });
  void readUnfinishedScan().then((scan) => {
    if (scan)
      flow.setState((now) => (now.step === 'choose' && !now.error ? { step: 'unfinished', scan } : now));
  });
}

/** File name of a book that was made from photographs. */
const PHOTOS_FILE = 'photos.pdf';

async function chooseFiles(flow: AddFlow, files: readonly File[]): Promise<void> {
  const photos = files.filter(isPicture);
  const [first] = files;
  if (photos.length) flow.setState({ step: 'photos', photos: photos.map((file) => ({ file, turns: 0 })) });
  else if (first) await chooseFile(flow, first);
}

/** Matches the names of pictures. Browsers do not know the type of some pictures, for example of HEIC on Windows. */
const PICTURE_NAME = /\.(jpe?g|png|webp|hei[cf]|avif|gif|bmp)$/i;

const isPicture = ({ type, name }: File): boolean => type.startsWith('image/') || PICTURE_NAME.test(name);

async function chooseFile(flow: AddFlow, file: File): Promise<void> {
  if (file.size > BOOK_LIMITS.pdfBytes)
    return flow.setState({ step: 'choose', error: new PrivateBookError('too-large') });
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    await readSource(flow, {
      id: flow.previous.again ?? newIdFor(flow),
      bytes,
      file: file.name,
      ...flow.previous,
    });
  } catch (error) {
    flow.setState({ step: 'choose', error: toPrivateBookError(error) });
  }
}

async function readAgain(flow: AddFlow, id: string): Promise<void> {
  const [book, pdf] = await Promise.all([readBook(id), readPdf(id)]);
  if (!book) throw new PrivateBookError('gone');
  flow.previous = { again: id, lang: book.lang, edits: book.edits };
  const bytes = pdf ?? encodeSource(book);
  if (!bytes) throw new PrivateBookError('again');
  await readSource(flow, { id, bytes, file: book.file, ...flow.previous });
}

/** Returns the text of a book as bytes, if the book comes from a text file; undefined if it comes from a PDF. */
const encodeSource = ({ source, account }: PrivateBook): Uint8Array | undefined =>
  source === undefined || account?.places ? undefined : new TextEncoder().encode(source);

/** Reads a file in a new worker. If the worker fails or the reader stops it, the page returns to the state `back`. */
async function readSource(
  flow: AddFlow,
  source: Source,
  nth = 0,
  back: ChooseState | PhotosState | ReviewState = { step: 'choose' },
): Promise<void> {
  const { setState } = flow;
  // The worker of the reviewed book keeps running until the new extraction has succeeded.
  const before = back.step === 'review' ? flow.session : undefined;
  if (!before) flow.session?.end();
  const { file, edits = [] } = source;
  setState({ step: 'reading', file, page: 0, pages: 0 });
  const current = readInWorker({
    ...source,
    edits,
    nth,
    onPage: (progress) => setState((now) => (now.step === 'reading' ? withProgress(now, progress) : now)),
  });
  flow.session = current;
  try {
    const found = await current.found;
    if ('tools' in found) {
      if (flow.session === current) setState({ step: 'scan', source, scan: found });
      return;
    }
    // The stored books, to find one with the same content as this file. If the reader imports a stored book again, the
    // list is empty, because the search would find that very book. Errors of the database are ignored here, because
    // saving the book reports them.
    const stored = source.again ? [] : await listBooks().catch(() => []);
    if (flow.session !== current) return;
    before?.end();
    flow.lastReview = Promise.resolve(found);
    const same = findSameBook(stored, found.book);
    const role = await roleForReview(source, found);
    setState({ step: 'review', found, source, same, role, nth, edits: [...edits], busy: false });
  } catch (cause) {
    if (flow.session !== current) return;
    flow.session = before;
    current.end();
    const error = toPrivateBookError(cause);
    setState(before && error.code === 'stopped' ? back : { ...back, error });
  }
}

function withProgress(now: ReadingState, { page, pages, recognition }: ReadProgress): ReadingState {
  if (!recognition) return { ...now, page, pages };
  const { recognized, text } = recognition;
  const texts = text ? [...(now.texts ?? []), text] : now.texts;
  return { ...now, page, pages, since: now.since ?? Date.now(), recognized, ...(texts && { texts }) };
}

async function applyEdits(flow: AddFlow, review: ReviewState, edits: BookEdit[]): Promise<void> {
  const { session, setState } = flow;
  if (!session) return;
  const { error: _, ...rest } = review;
  setState({ ...rest, edits, busy: true });
  // Shows the result only if the reader has made no other edit in the meantime.
  const show = (next: (now: ReviewState) => Partial<ReviewState>) =>
    setState((now) =>
      now.step === 'review' && now.edits === edits ? { ...now, busy: false, ...next(now) } : now,
    );
  const result = session.edit(edits);
  flow.lastReview = result.catch(() => undefined);
  try {
    const found = await result;
    show(() => ({ found }));
  } catch (error) {
    // The worker rejected the edit. The last valid review stays visible, with the edits in it.
    show(({ found }) => ({ edits: [...found.edits], error: toPrivateBookError(error) }));
  }
}

/** A book without the properties that it gets when it is saved: its role in the game, and whether its PDF is stored. */
type Unplaced = Omit<PrivateBook, 'role' | 'print'>;

/**
 * Returns the role in the game that the review suggests for a book. Returns undefined if the book starts a new game.
 */
async function roleForReview(
  { id, again }: Source,
  { book, review }: ReviewedBook,
): Promise<BookRole | undefined> {
  if (partOfBook(id) === undefined) return undefined;
  const saved = again ? await readBook(again) : book;
  return saved?.role ?? guessRole(review.name, book.file);
}

/** Saves the reviewed book, with the other books of a shared game, and opens its page. */
async function saveReviewed(flow: AddFlow, review: ReviewState, withPdf: boolean): Promise<void> {
  const { source } = review;
  // An edit may still be running, for example if the reader typed a name and then immediately tapped "save".
  const found = await flow.lastReview;
  const { session } = flow;
  if (!found || !session) return;
  flow.setState({ step: 'saving' });
  const { book, pdf } = found;
  const bytes = withPdf && book.print ? (pdf ?? source.bytes) : undefined;
  const { id } = source;
  const { name, languages } = found.review;
  try {
    const before = source.again ? await readBook(source.again) : undefined;
    const added = before?.added ?? Date.now();
    const game = gameOfBook(id);
    const books = (await readGameBooks(game)).filter((other) => other.id !== id);
    const isJoining = books.length > 0 && !before;
    const compiled = await session.getCompiled();
    /** Saves a book. Its role determines its place among the books of the game. */
    const save = async (one: Unplaced, role: BookRole, stored: Uint8Array | undefined) => {
      const rank = isJoining ? rankForRole(booksOfGame(books, game), role) : one.rank;
      const saved = { ...one, role, print: stored !== undefined, ...(rank !== undefined && { rank }) };
      await saveBook(saved, compiled, stored);
      books.push(saved);
    };
    const role = review.role ?? before?.role ?? book.role ?? guessRole(name, book.file);
    const rank = before ? before.rank : book.rank;
    const { rank: _, ...content } = book;
    await save({ ...content, ...(rank !== undefined && { rank }), id, name, languages, added }, role, bytes);
    for (const { pdf: print, book: other, ...names } of found.more) {
      const more = { ...other, ...names, id: addedBookId(game, newBookId()), added: added + 1 };
      await save(more, other.role ?? 'rules', withPdf ? print : undefined);
    }
    // Applies the corrections that the reader has made in the editor to the new text of the book.
    if (before) await (await loadIsland('editor/drafts')).reapplyMends(id);
    session.end();
    await deleteUnfinishedScan();
    // The first language of the game is the language of its rulebook, even if the added book is in another language.
    const [, lang = page.lang] = readStored('own')[game] ?? [];
    location.assign(withBase(gamePath(privateGameId(game), lang)));
  } catch (error) {
    const edits = [...found.edits];
    flow.setState({ ...review, found, edits, busy: false, error: toPrivateBookError(error) });
  }
}

/**
 * Returns the id of the game to which the reader adds a book, from the parameter `to` of the address. Returns undefined
 * if there is no valid id.
 */
function gameInAddress(): string | undefined {
  const game = new URLSearchParams(location.search).get('to') ?? '';
  return ID.test(game) ? game : undefined;
}

/** Returns an id for a new book, which starts a new game or is added to a game. */
const newIdFor = ({ to }: AddFlow): string => (to ? addedBookId(to, newBookId()) : newBookId());

/** Returns a random id of eight characters from 0–9 and a–z. */
const newBookId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join('');

/** Converts any error to an error for which the interface has a message. */
function toPrivateBookError(error: unknown): PrivateBookError {
  console.warn(error);
  if (error instanceof PrivateBookError) return error;
  const { name = '', message = '' } = (error ?? {}) as Error;
  if (name === 'QuotaExceededError' || /quota/i.test(message)) return new PrivateBookError('full');
  if (name === 'InvalidStateError' || name === 'SecurityError' || !globalThis.indexedDB)
    return new PrivateBookError('refused', message);
  // The browser could not read the file. This happens if the file was moved or deleted after the reader had chosen it.
  if (name === 'NotReadableError' || name === 'NotFoundError')
    return new PrivateBookError('damaged', message);
  // Any other DOMException comes from IndexedDB.
  return new PrivateBookError(error instanceof DOMException ? 'storage-error' : 'broken', message);
}
