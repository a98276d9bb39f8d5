// The list of the entries of a book in the editor. It marks the entries that the reader has changed or not yet
// translated, that have errors, or that repeat the words of the printed book. Below the list, the reader can add an
// entry, begin a translation, and save a file that offers the changes to the maintainers of the site.
import { useMemo, useState } from 'preact/hooks';
import { isBookLang } from '@/extract/languages';
import { slugOf } from '@/extract/write/slug';
import { LANGS, LANGUAGES, type Lang } from '@/lib/core/languages';
import { addEntry, beginLanguage, entryFile, languagesOf, listEntries } from '@/lib/editing/edit-book';
import { splitEntry } from '@/lib/editing/entry-text';
import { measureEntry } from '@/lib/editing/measure-borrowed-words';
import { progressOf } from '@/lib/editing/translate-entry';
import type { SharedProps } from './editor';
import { NamesForm } from './names-form';
import { OfferForm } from './offer-form';
import type { EditorAddress } from './open-book';
import { staleRulesOf, useDraft } from './use-session';

interface EntryListProps extends SharedProps {
  /** Language from which the reader translates the entries. Empty if the reader does not translate. */
  from: string;
  onOpen: (address: Partial<EditorAddress>) => void;
}

/** Minimum number of entries at which the list has a field to filter them. */
const FILTERED_LENGTH = 12;

export function EntryList(props: EntryListProps) {
  const { session, words, lang, from, onOpen, book, printed } = props;
  const { files, base } = useDraft(session);
  const [filter, setFilter] = useState('');
  const all = listEntries(files, from || lang);
  const entries = all.filter(({ title }) =>
    title.toLocaleLowerCase(lang).includes(filter.trim().toLocaleLowerCase(lang)),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the steps of the log change together with the files
  const staleCounts = useMemo(
    () =>
      new Map(
        (from ? listEntries(files, lang) : []).map(({ id }) => [
          id,
          staleRulesOf(session, book, { lang, from, id }).size,
        ]),
      ),
    [files, lang, from],
  );
  const stateOf = (id: string): string[] => {
    const path = entryFile(lang, id);
    const text = files[path];
    const problems = props.checked.preview?.diagnostics.filter(({ file }) => file === path).length ?? 0;
    const borrowed = printed && text !== undefined ? measureEntry(path, text, printed.words).rules.size : 0;
    const original = from ? splitEntry(files[entryFile(from, id)] ?? '') : undefined;
    const { done, all } = original
      ? progressOf(original, text === undefined ? undefined : splitEntry(text))
      : { done: 0, all: 0 };
    const stale = staleCounts.get(id) ?? 0;
    return [
      ...(original ? [words.progress(done, all)] : []),
      ...(stale ? [words.staleCount(stale)] : []),
      ...(text !== base[path] && !original ? [words.changed] : []),
      ...(problems ? [words.problems(problems)] : []),
      ...(borrowed && book.book && !original ? [words.repeats(borrowed)] : []),
    ];
  };
  return (
    <>
      {all.length >= FILTERED_LENGTH && (
        <label className="own-field">
          <span>{words.filter}</span>
          <input type="search" value={filter} onInput={(event) => setFilter(event.currentTarget.value)} />
        </label>
      )}
      <h2 className="editor-heading">{words.entries}</h2>
      <ul className="editor-entries" lang={from || lang}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className="own-topic" onClick={() => onOpen({ entry: id, lang, from })}>
              <span>{title}</span>
              <span className="editor-state" lang={document.documentElement.lang}>
                {stateOf(id).join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!from && <NewEntry {...props} />}
      <NamesForm {...props} />
      <Translate {...props} languages={languagesOf(files)} />
      <OfferForm {...props} />
    </>
  );
}

function NewEntry({ session, words, lang, onOpen }: EntryListProps) {
  const [title, setTitle] = useState('');
  const add = () => {
    if (!title.trim()) return;
    const added = addEntry(
      session.state.files,
      lang,
      title,
      slugOf(title, isBookLang(lang) ? lang : 'en', 4),
    );
    session.edit('', () => added.files);
    onOpen({ entry: added.id, lang });
  };
  return (
    <form
      className="editor-form"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label className="own-field">
        <span>{words.newTitle}</span>
        <input
          value={title}
          maxLength={200}
          lang={lang}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
      </label>
      <button type="submit" className="pill-button">
        {words.newEntry}
      </button>
    </form>
  );
}

function Translate({
  session,
  words,
  lang,
  from,
  book,
  languages,
  onOpen,
}: EntryListProps & { languages: string[] }) {
  const others = LANGS.filter((code) => code !== (from || lang));
  const [to, setTo] = useState<string>(others.find((code) => !languages.includes(code)) ?? others[0] ?? '');
  if (from || !others.length) return null;
  const begin = () => {
    if (!languages.includes(to)) session.edit('', (files) => beginLanguage(files, to as Lang));
    onOpen({ lang: to, from: book.languages.includes(lang) ? lang : book.lang, entry: '' });
  };
  return (
    <form
      className="editor-form"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <label className="own-field">
        <span>{words.translateTo}</span>
        <select value={to} onChange={(event) => setTo(event.currentTarget.value)}>
          {others.map((code) => (
            <option key={code} value={code} lang={code}>
              {LANGUAGES[code].name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="pill-button">
        {words.translate}
      </button>
    </form>
  );
}
