// Adding a book: choose a file, watch it being read, look at what was found, keep it or throw it away.
import { useEffect, useRef, useState } from 'preact/hooks';
import { LanguageToggle } from '@/components/languages/language-toggle';
import { BackLink } from '@/components/page/back-link';
import { Header } from '@/components/page/header';
import { PageTitle } from '@/components/page/page-title';
import { addBookPath, shelfPath, withBase } from '@/components/page/site-addresses';
import { SettingsButton } from '@/components/settings/settings-button';
import { gamePath, privateGameId } from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import { typeset } from '@/lib/core/typography';
import { stringsOf } from '@/lib/i18n';
import { type Edit, MOST, type OwnBook, PrivateBookError } from '@/lib/private-books/private-book';
import { page } from '../current-page';
import { keep, readBook, readPrint } from './books.island';
import { ChooseFile } from './choose-file';
import { newId } from './new-id';
import { type FileReading, type Found, readInWorker } from './read-in-worker';
import { ReviewPage } from './review-page';
import { takeShared } from './shared-file';

interface LookState {
  at: 'look';
  found: Found;
  edits: Edit[];
  busy: boolean;
  trouble?: PrivateBookError;
}

type State =
  | { at: 'choose'; trouble?: PrivateBookError }
  | { at: 'reading'; file: string; page: number; pages: number }
  | LookState
  | { at: 'keeping' };

interface Source {
  bytes: Uint8Array;
  file: string;
  /** Of the book, once the reader has said it. */
  lang?: string | undefined;
  /** Read again: the book keeps its id, its changes and its day. */
  again?: string;
  edits?: readonly Edit[];
}

const faultOf = (error: unknown): PrivateBookError => {
  console.warn(error);
  if (error instanceof PrivateBookError) return error;
  const { name = '', message = '' } = (error ?? {}) as Error;
  if (name === 'QuotaExceededError' || /quota/i.test(message)) return new PrivateBookError('full');
  return new PrivateBookError(
    name === 'InvalidStateError' || name === 'SecurityError' ? 'refused' : 'broken',
    message,
  );
};

/** What was read of a text is the text itself. */
const textOf = ({ source, account }: OwnBook): Uint8Array | undefined =>
  source === undefined || account?.places ? undefined : new TextEncoder().encode(source);

export function AddPage({ langs }: { langs: readonly Lang[] }) {
  const { lang } = page;
  const strings = stringsOf(lang);
  const { own } = strings;
  const [state, setState] = useState<State>({ at: 'choose' });
  const [source, setSource] = useState<Source>();
  const [nth, setNth] = useState(0);
  const reading = useRef<FileReading | undefined>(undefined);
  /** What the last change came to; nothing where it was refused. */
  const answered = useRef<Promise<Found | undefined>>(Promise.resolve(undefined));
  /** A book to be read again, whose file the reader has to choose once more. */
  const again = useRef<Pick<Source, 'again' | 'lang' | 'edits'>>({});

  /** `back` is where the reader stands again when it cannot be read so, or is stopped. */
  const read = async (from: Source, game = 0, back: State & { at: 'choose' | 'look' } = { at: 'choose' }) => {
    const before = back.at === 'look' ? reading.current : undefined;
    if (!before) reading.current?.end();
    const { bytes, file, lang: said, edits = [] } = from;
    setState({ at: 'reading', file, page: 0, pages: 0 });
    const current = readInWorker({
      bytes,
      file,
      edits,
      lang: said,
      nth: game,
      onPage: (done, pages) =>
        setState((now) => (now.at === 'reading' ? { ...now, page: done, pages } : now)),
    });
    reading.current = current;
    try {
      const found = await current.found;
      if (reading.current !== current) return;
      before?.end();
      answered.current = current.found;
      setSource(from);
      setNth(game);
      setState({ at: 'look', found, edits: [...edits], busy: false });
    } catch (error) {
      if (reading.current !== current) return;
      reading.current = before;
      current.end();
      const trouble = faultOf(error);
      setState(before && trouble.trouble === 'stopped' ? back : { ...back, trouble });
    }
  };
  const readAgain = async (id: string) => {
    const [book, print] = await Promise.all([readBook(id), readPrint(id)]);
    if (!book) throw new PrivateBookError('gone');
    again.current = { again: id, lang: book.lang, edits: book.edits };
    const bytes = print ?? textOf(book);
    if (!bytes) throw new PrivateBookError('again');
    await read({ bytes, file: book.file, ...again.current });
  };
  const choose = async (file: File) => {
    if (file.size > MOST.print) return setState({ at: 'choose', trouble: new PrivateBookError('too-large') });
    try {
      await read({ bytes: new Uint8Array(await file.arrayBuffer()), file: file.name, ...again.current });
    } catch (error) {
      setState({ at: 'choose', trouble: faultOf(error) });
    }
  };
  const throwAway = () => {
    reading.current?.end();
    reading.current = undefined;
    setState({ at: 'choose' });
  };
  const edit = async (edits: Edit[]) => {
    const current = reading.current;
    if (state.at !== 'look' || !current) return;
    setState({ at: 'look', found: state.found, edits, busy: true });
    // Whoever is quick has changed something else meanwhile: only the answer to the last change is shown.
    const answer = (next: (now: LookState) => Partial<LookState>) =>
      setState((now) =>
        now.at === 'look' && now.edits === edits ? { ...now, busy: false, ...next(now) } : now,
      );
    const work = current.edit(edits);
    answered.current = work.catch(() => undefined);
    try {
      const found = await work;
      answer(() => ({ found }));
    } catch (error) {
      // What was shown last stays, with the changes it was made by.
      answer(({ found }) => ({ edits: [...found.edits], trouble: faultOf(error) }));
    }
  };
  const save = async (withPrint: boolean) => {
    // A name may have been typed the moment before.
    const found = await answered.current;
    if (!found || !source) return;
    setState({ at: 'keeping' });
    const { book, look: shown, print } = found;
    const bytes = withPrint && book.print ? (print ?? source.bytes) : undefined;
    const id = source.again ?? newId();
    try {
      const before = source.again ? await readBook(source.again) : undefined;
      await keep(
        {
          ...book,
          id,
          name: shown.name,
          languages: shown.languages,
          added: before?.added ?? Date.now(),
          print: bytes !== undefined,
        },
        bytes,
      );
      reading.current?.end();
      location.assign(withBase(gamePath(privateGameId(id), shown.languages[0] ?? lang)));
    } catch (error) {
      setState({ at: 'look', found, edits: [...found.edits], busy: false, trouble: faultOf(error) });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    // A file that was shared to the installed site or opened with it, or a book to be read again.
    const id = new URLSearchParams(location.search).get('again');
    const refuse = (trouble: PrivateBookError) => setState({ at: 'choose', trouble });
    if (id) void readAgain(id).catch((error) => refuse(faultOf(error)));
    else takeShared((file) => void choose(file), refuse);
  }, []);

  return (
    <>
      <Header back={<BackLink to={shelfPath(lang)} label={strings.shelf} name={strings.shelf} />}>
        {langs.length > 1 && state.at === 'choose' && (
          <LanguageToggle
            current={lang}
            label={strings.languageChoice}
            choices={langs.map((code) => ({ lang: code, address: withBase(addBookPath(code)) }))}
          />
        )}
        <SettingsButton lang={lang} />
      </Header>
      <main id="content" className="own mx-auto max-w-2xl px-5 pb-28 pt-5">
        <PageTitle>{state.at === 'look' ? own.look : own.title}</PageTitle>
        {state.at === 'choose' && <ChooseFile words={own} trouble={state.trouble} onFile={choose} />}
        {state.at === 'reading' && <Progress words={own} {...state} onStop={() => reading.current?.end()} />}
        {state.at === 'keeping' && (
          <p role="status" className="mt-4 text-soft">
            {own.keeping}
          </p>
        )}
        {state.at === 'look' && source && (
          <ReviewPage
            {...state}
            words={own}
            lang={lang}
            size={state.found.print?.length ?? source.bytes.length}
            onEdit={edit}
            onLang={(next) => void read({ ...source, lang: next, edits: state.edits }, nth, state)}
            onNext={
              state.found.others
                ? () => void read({ ...source, edits: [] }, (nth + 1) % (state.found.others + 1), state)
                : undefined
            }
            onKeep={save}
            onThrow={throwAway}
          />
        )}
        {state.at === 'choose' && <p className="mt-6 text-sm text-soft">{typeset(own.privacy)}</p>}
      </main>
    </>
  );
}

interface ProgressProps {
  words: ReturnType<typeof stringsOf>['own'];
  file: string;
  page: number;
  pages: number;
  onStop: () => void;
}

function Progress({ words, file, page: done, pages, onStop }: ProgressProps) {
  const said = !pages ? words.starting : done < pages ? words.page(done, pages) : words.making;
  return (
    <section className="mt-4" aria-label={words.reading(file)}>
      <p className="font-medium">{words.reading(file)}</p>
      <progress className="own-progress" max={pages || 1} value={done} aria-label={words.reading(file)} />
      <p role="status" className="mt-1 text-sm text-soft">
        {said}
      </p>
      <button type="button" className="pill-button mt-4" onClick={onStop}>
        {words.cancel}
      </button>
    </section>
  );
}
