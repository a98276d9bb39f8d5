// The editor of one book. Shows the list of its entries, or the form for one entry. The address of the page names the
// entry, so that reloading the page and the back button show the same entry.
import { useEffect, useState } from 'preact/hooks';
import { BackLink } from '@/components/page/back-link';
import { editPath } from '@/components/page/editor-address';
import { Header } from '@/components/page/header';
import { PageTitle } from '@/components/page/page-title';
import { withBase } from '@/components/page/site-addresses';
import { SettingsButton } from '@/components/settings/settings-button';
import { gamePath, isPrivateGame, privateBookId, privateGameId } from '@/lib/core/addresses';
import { entryFile, titleOf } from '@/lib/editing/edit-book';
import { stringsOf } from '@/lib/i18n';
import { gameOfBook } from '@/lib/private-books/game-of-book';
import { page } from '../current-page';
import type { DraftSession } from './draft-session';
import { EntryEditor } from './entry-editor';
import { EntryList } from './entry-list';
import { type EditorAddress, type OpenedBook, readAddress } from './open-book';
import { usePrintedBook } from './printed-lines';
import { SaveBar } from './save-bar';
import { TranslateEntry } from './translate-entry';
import { useDraft, usePreview } from './use-session';

interface EditorProps {
  book: OpenedBook;
  session: DraftSession;
  address: EditorAddress;
}

export type EditorWords = ReturnType<typeof stringsOf>['editor'];

export function Editor({ book, session, address: first }: EditorProps) {
  const { editor: words, back: backTo } = stringsOf(page.lang);
  const [address, setAddress] = useState(first);
  const { files, origin } = useDraft(session);
  const { game } = book;
  // A private game can have several books, and its pages show all of them together. The id of the game is a part of the
  // id of the book.
  const shownGame = isPrivateGame(game) ? privateGameId(gameOfBook(privateBookId(game))) : game;
  const lang = address.lang || book.lang;
  const checked = usePreview(session, { ...address, lang });
  const printed = usePrintedBook(book.book, origin, book.lang);
  const open = (next: Partial<EditorAddress>) => {
    const to = { ...address, ...next };
    const from = to.from ? `&from=${to.from}` : '';
    const [path, hash = ''] = editPath(page.lang, game, to.lang, to.entry).split('#');
    history.pushState(null, '', withBase(path ?? '') + from + (hash && `#${hash}`));
    setAddress(to);
    scrollTo({ top: 0, behavior: 'instant' });
  };
  useEffect(() => {
    const follow = () => {
      const to = readAddress(location.search);
      if (to) setAddress(to);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  useUndoKeys(session);
  const path = entryFile(lang, address.entry);
  const hasEntry = address.entry !== '' && (path in files || address.from !== '');
  const title = hasEntry ? titleOf(files[path] ?? files[entryFile(address.from, address.entry)] ?? '') : '';
  const shared = { book, session, words, lang, checked, printed };
  const back = hasEntry ? (
    <EntriesLink
      label={backTo(words.entries)}
      name={words.entries}
      onOpen={() => open({ entry: '' })}
      game={game}
      lang={lang}
    />
  ) : (
    <BackLink
      to={book.languages.includes(lang) ? gamePath(shownGame, lang) : gamePath(shownGame, book.lang)}
      label={backTo(book.name)}
      name={book.name}
    />
  );
  return (
    <>
      <Header back={back} wide={hasEntry}>
        <SettingsButton lang={page.lang} />
      </Header>
      <main id="content" className="editor">
        <PageTitle>{hasEntry ? title || words.entry : words.edit(book.name)}</PageTitle>
        <SaveBar {...shared} />
        {hasEntry && address.from !== '' && (
          <TranslateEntry {...shared} entry={address.entry} from={address.from} />
        )}
        {hasEntry && address.from === '' && (
          <EntryEditor key={path} {...shared} entry={address.entry} onRemoved={() => open({ entry: '' })} />
        )}
        {!hasEntry && <EntryList {...shared} from={address.from} onOpen={open} />}
      </main>
    </>
  );
}

export interface SharedProps {
  book: OpenedBook;
  session: DraftSession;
  words: EditorWords;
  /** Language of the edition (the game in one language) that the reader edits. */
  lang: string;
  checked: ReturnType<typeof usePreview>;
  printed: ReturnType<typeof usePrintedBook>;
}

interface EntriesLinkProps {
  label: string;
  name: string;
  game: string;
  lang: string;
  onOpen: () => void;
}

/** The link back to the list of entries. A click on it does not reload the page. */
function EntriesLink({ label, name, game, lang, onOpen }: EntriesLinkProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside is operated by keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: the link inside is the interactive element
    <div
      className="flex min-w-0 flex-1"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <BackLink to={editPath(page.lang, game, lang)} label={label} name={name} />
    </div>
  );
}

/** Undoes and redoes steps of the draft with the usual keys (Ctrl+Z), even while a text field has the focus. */
function useUndoKeys(session: DraftSession): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.code;
      const isRedo = key === 'KeyY' || (key === 'KeyZ' && event.shiftKey);
      if (key !== 'KeyZ' && !isRedo) return;
      event.preventDefault();
      if (isRedo) session.redo();
      else session.undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session]);
}
