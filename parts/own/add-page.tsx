// Adding a book: choose a file, watch it being read, look at what was found, keep it or throw it away.
import { useEffect, useRef, useState } from 'preact/hooks';
import { LanguageToggle } from '@/components/languages/language-toggle';
import { BackLink } from '@/components/page/back-link';
import { Header } from '@/components/page/header';
import { PageTitle } from '@/components/page/page-title';
import { addBookPath, shelfPath, withBase } from '@/components/page/site-addresses';
import { SettingsButton } from '@/components/settings/settings-button';
import { gamePath, ownGame } from '@/lib/ground/addresses';
import type { Lang } from '@/lib/ground/languages';
import { typeset } from '@/lib/ground/typography';
import { stringsOf } from '@/lib/interface';
import { type Edit, MOST, OwnFault } from '@/lib/own/book';
import { page } from '../page';
import { keep, readBook, readPrint } from './books.part';
import { ChooseFile } from './choose-file';
import { LookPage } from './look-page';
import { newId } from './new-id';
import { type FileReading, type Found, readInWorker } from './read';
import { takeShared } from './shared-file';

type State =
  | { at: 'choose'; trouble?: OwnFault }
  | { at: 'reading'; file: string; page: number; pages: number }
  | { at: 'look'; found: Found; file: string; edits: Edit[]; busy: boolean; trouble?: OwnFault }
  | { at: 'keeping' };

interface Source {
  bytes: Uint8Array;
  file: string;
  /** Read again: the book keeps its id, its changes and its day. */
  again?: string;
  edits?: readonly Edit[];
}

const faultOf = (error: unknown): OwnFault => {
  console.warn(error);
  if (error instanceof OwnFault) return error;
  const { name = '', message = '' } = (error ?? {}) as Error;
  if (name === 'QuotaExceededError' || /quota/i.test(message)) return new OwnFault('full');
  return new OwnFault(
    name === 'InvalidStateError' || name === 'SecurityError' ? 'refused' : 'broken',
    message,
  );
};

export function AddPage({ langs }: { langs: readonly Lang[] }) {
  const { lang } = page;
  const strings = stringsOf(lang);
  const { own } = strings;
  const [state, setState] = useState<State>({ at: 'choose' });
  const [source, setSource] = useState<Source>();
  const [nth, setNth] = useState(0);
  const reading = useRef<FileReading | undefined>(undefined);

  const read = async (from: Source, wanted?: { lang?: string; nth?: number }) => {
    reading.current?.end();
    setSource(from);
    setNth(wanted?.nth ?? 0);
    const { bytes, file, edits = [] } = from;
    setState({ at: 'reading', file, page: 0, pages: 0 });
    const current = readInWorker({
      bytes,
      file,
      edits,
      ...wanted,
      onPage: (done, pages) =>
        setState((now) => (now.at === 'reading' ? { ...now, page: done, pages } : now)),
    });
    reading.current = current;
    try {
      const found = await current.found;
      if (reading.current === current) setState({ at: 'look', found, file, edits: [...edits], busy: false });
    } catch (error) {
      if (reading.current === current) setState({ at: 'choose', trouble: faultOf(error) });
    }
  };
  const choose = async (file: File) => {
    if (file.size > MOST.print) return setState({ at: 'choose', trouble: new OwnFault('too-large') });
    try {
      await read({ bytes: new Uint8Array(await file.arrayBuffer()), file: file.name });
    } catch (error) {
      setState({ at: 'choose', trouble: faultOf(error) });
    }
  };
  const stop = () => {
    reading.current?.end();
    reading.current = undefined;
    setState({ at: 'choose', trouble: new OwnFault('stopped') });
  };
  const edit = async (edits: Edit[]) => {
    if (state.at !== 'look' || !reading.current) return;
    setState({ ...state, edits, busy: true });
    try {
      const found = await reading.current.edit(edits);
      setState({ ...state, found, edits, busy: false });
    } catch (error) {
      setState({ ...state, busy: false, trouble: faultOf(error) });
    }
  };
  const save = async (withPrint: boolean) => {
    if (state.at !== 'look' || !source) return;
    const look = state;
    setState({ at: 'keeping' });
    const { book, look: shown, print } = look.found;
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
      location.assign(withBase(gamePath(ownGame(id), shown.languages[0] ?? lang)));
    } catch (error) {
      setState({ ...look, busy: false, trouble: faultOf(error) });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    // A file that was shared to the installed site or opened with it, or a book to be read again.
    const again = new URLSearchParams(location.search).get('again');
    if (again)
      void Promise.all([readBook(again), readPrint(again)]).then(([book, bytes]) => {
        if (book && bytes) void read({ bytes, file: book.file, again, edits: book.edits });
      });
    else takeShared((file) => void choose(file));
    const leave = () => reading.current?.end();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
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
        {state.at === 'reading' && <Progress words={own} {...state} onStop={stop} />}
        {state.at === 'keeping' && (
          <p role="status" className="mt-4 text-soft">
            {own.keeping}
          </p>
        )}
        {state.at === 'look' && source && (
          <LookPage
            {...state}
            words={own}
            lang={lang}
            size={state.found.print?.length ?? source.bytes.length}
            onEdit={edit}
            onLang={(next) => void read({ ...source, edits: state.edits }, { lang: next, nth })}
            onNext={
              state.found.others
                ? () => void read(source, { nth: (nth + 1) % (state.found.others + 1) })
                : undefined
            }
            onKeep={save}
            onThrow={() => {
              reading.current?.end();
              reading.current = undefined;
              setState({ at: 'choose' });
            }}
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
