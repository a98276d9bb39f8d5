// The toolbar of the editor: shows whether the draft is stored, and has buttons to undo, to redo, to save the draft to
// the book, and to discard it.
import { useState } from 'preact/hooks';
import type { ReactNode } from 'react';
import { isPrivateGame, privateBookId } from '@/lib/core/addresses';
import { offerToFiles } from '@/lib/editing/offer';
import { finishLanguages } from '@/lib/editing/translate-entry';
import { zipFiles } from '@/lib/export/zip-files';
import { gameOfBook } from '@/lib/private-books/game-of-book';
import { PrivateBookError } from '@/lib/private-books/private-book';
import { readBook } from '../private-books/book-store';
import { compileInWorker, saveBook } from '../private-books/books.island';
import { shareOrDownloadFile } from '../share-or-download';
import type { SharedProps } from './editor';
import { Problems } from './problems';
import { useDraft } from './use-session';

export function SaveBar({ book, session, words, lang, checked }: SharedProps) {
  const { files, base, canUndo, canRedo, status, notice } = useDraft(session);
  const [message, setMessage] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isListed, setListed] = useState(false);
  const isChanged = Object.keys({ ...files, ...base }).some((path) => files[path] !== base[path]);
  const problems = checked.preview?.diagnostics ?? [];
  const save = async () => {
    setSaving(true);
    setMessage('');
    try {
      await saveToBook(book, session);
      setMessage(words.savedBook);
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      setMessage(isFull ? words.full : words.notSaved);
      if (!(error instanceof PrivateBookError)) console.warn(error);
    }
    setSaving(false);
  };
  return (
    <section className="editor-bar" aria-label={words.title}>
      <p role="status" className="editor-status" data-status={status}>
        {status === 'saved' ? words.saved : status === 'saving' ? words.saving : ''}
      </p>
      {(status === 'full' || status === 'refused') && (
        <p role="alert" className="editor-alert">
          {words[status]}{' '}
          <button type="button" className="pill-button" onClick={() => void saveFile(book, session)}>
            {words.write}
          </button>
        </p>
      )}
      {notice && (
        <p role="alert" className="editor-alert">
          {words[notice]}
        </p>
      )}
      <div className="editor-buttons">
        <IconButton label={words.undo} disabled={!canUndo} onClick={() => session.undo()}>
          <path d="M8 4L4 8l4 4M4 8h10a5.5 5.5 0 0 1 0 11H8" />
        </IconButton>
        <IconButton label={words.redo} disabled={!canRedo} onClick={() => session.redo()}>
          <path d="M16 4l4 4-4 4M20 8H10a5.5 5.5 0 0 0 0 11h6" />
        </IconButton>
        {book.book && (
          <button
            type="button"
            className="pill-button pill-button-main"
            disabled={!isChanged || isSaving}
            onClick={() => void save()}
          >
            {words.save}
          </button>
        )}
        {isChanged && !isAsking && (
          <button type="button" className="pill-button" onClick={() => setAsking(true)}>
            {words.discard}
          </button>
        )}
      </div>
      {isAsking && (
        <p role="alert" className="editor-alert">
          {words.discardSure}{' '}
          <button
            type="button"
            className="pill-button"
            onClick={() => void session.discard().then(() => location.reload())}
          >
            {words.discard}
          </button>
          <button type="button" className="pill-button" onClick={() => setAsking(false)}>
            {words.cancel}
          </button>
        </p>
      )}
      <p role="status" className="editor-status">
        {message}
      </p>
      {problems.length > 0 && (
        <details
          className="own-details editor-problem-count"
          onToggle={(event) => setListed(event.currentTarget.open)}
        >
          <summary>{words.problems(problems.length)}</summary>
          {isListed && (
            <Problems words={words} diagnostics={problems} places={{ game: book.game, lang, files }} />
          )}
        </details>
      )}
    </section>
  );
}

interface IconButtonProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  /** The SVG shapes of the icon. */
  children: ReactNode;
}

const IconButton = ({ label, disabled, onClick, children }: IconButtonProps) => (
  <button
    type="button"
    className="pill-button"
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      {children}
    </svg>
  </button>
);

/**
 * Compiles the draft and saves it as the new files of the book, so that the pages of the book and the search show the
 * changes.
 */
async function saveToBook({ book }: SharedProps['book'], session: SharedProps['session']): Promise<void> {
  if (!book) return;
  // Add each language whose translation is complete to the languages of the book.
  session.edit('', finishLanguages);
  await session.flush();
  const stored = (await readBook(book.id)) ?? book;
  const { files } = session.state;
  const changed = { ...stored, files: { ...files } };
  // Compiles the book without the other books of its game. If several books are compiled together, the compiler leaves
  // out a book with errors and does not report its errors.
  const compiled = await compileInWorker([{ ...changed, id: gameOfBook(book.id) }]);
  const languages = compiled.game.editions.map(({ lang }) => lang);
  const name = compiled.game.editions[0]?.name ?? stored.name;
  await saveBook({ ...changed, name, languages }, compiled);
  await session.markSaved(files);
}

/** Lets the reader download the changed files, if the device cannot store the draft. */
async function saveFile({ game }: SharedProps['book'], session: SharedProps['session']): Promise<void> {
  const { files, base } = session.state;
  const changed = Object.fromEntries(Object.entries(files).filter(([path, text]) => base[path] !== text));
  const known = Object.fromEntries(
    Object.keys(changed).flatMap((path) => {
      const text = base[path];
      return text === undefined ? [] : [[path, text]];
    }),
  );
  const id = isPrivateGame(game) ? gameOfBook(privateBookId(game)) : game;
  const packed = offerToFiles({ kind: 'changes', game: id, files: changed, base: known });
  await shareOrDownloadFile(`${id}.zip`, zipFiles(packed) as Uint8Array<ArrayBuffer>, 'application/zip');
}
