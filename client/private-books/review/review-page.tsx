// The review of a book before it is saved. The reader can edit the name, the language, the topics and the names of
// icons, and sees which lines were left out and the warnings.
import { useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { gamePath, privateGameId } from '@/lib/core/addresses';
import { isLang, LANGS, LANGUAGES, type Lang } from '@/lib/core/languages';
import { typeset } from '@/lib/core/typography';
import { type Strings, stringsOf } from '@/lib/i18n';
import { formatSize } from '@/lib/offline/format-size';
import { BOOK_ROLES, type BookRole } from '@/lib/private-books/game-books';
import { gameOfBook } from '@/lib/private-books/game-of-book';
import type { BookEdit, PrivateBook, PrivateBookError, TopicName } from '@/lib/private-books/private-book';
import { inQuotes } from '@/lib/sharing/quotation';
import type { ReviewedBook } from '../read-in-worker';
import type { BookReview, ReviewTopic, ReviewWarning } from './book-review-data';
import { countLeftOut, LeftOutLines, reasonText } from './left-out-lines';
import { TopicLines } from './topic-lines';

type Words = Strings['privateBooks'];

interface ReviewPageProps {
  words: Words;
  lang: Lang;
  found: ReviewedBook;
  /** A stored book with the same text as this file, if there is one. */
  same: PrivateBook | undefined;
  /** The role of the book in its game; undefined for the first book of a new game. */
  role: BookRole | undefined;
  onRole: (role: BookRole) => void;
  edits: BookEdit[];
  busy: boolean;
  error: PrivateBookError | undefined;
  /** The PDF of the book. If the book comes from another kind of file, the bytes of that file. */
  pdf: Uint8Array;
  onEdit: (edits: BookEdit[]) => void;
  onLanguage: (lang: string) => void;
  /** Shows the next game of the file; undefined if the file contains only one game. */
  onNextGame: (() => void) | undefined;
  onSave: (withPdf: boolean) => void;
  onDiscard: () => void;
}

export function ReviewPage(props: ReviewPageProps) {
  const { words, lang, found, edits, busy, error, onEdit, onLanguage } = props;
  const { review, book } = found;
  const [withPdf, setWithPdf] = useState(true);
  const addEdit = (edit: BookEdit) => onEdit([...edits, edit]);
  // Topics can be edited only in a book that was extracted from a PDF or a text file, not in a shared book.
  const isEditable = review.topics.some(({ name }) => name);
  return (
    <form
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSave(withPdf);
      }}
    >
      <p className="mt-2 text-soft">{words.lookIntro}</p>
      {error && (
        <p role="alert" className="mt-3 rounded-xl bg-wash p-4">
          {typeset(words.errors[error.code] ?? words.errors.broken ?? '')}
        </p>
      )}
      {props.same && <AlreadyAdded book={props.same} words={words} lang={lang} />}
      {props.onNextGame && (
        <p className="mt-3">
          {words.several(found.others)}{' '}
          <button type="button" className="link-button" onClick={props.onNextGame}>
            {words.next}
          </button>
        </p>
      )}
      {found.more.length > 0 && (
        <p className="mt-3">
          {typeset(
            words.together(
              found.more.map(({ name }) => inQuotes(name, stringsOf(lang).sharing.quotes)).join(', '),
            ),
          )}
        </p>
      )}
      <TextField
        label={props.role ? words.bookName : words.name}
        value={review.name}
        onChange={(to) => addEdit({ kind: 'name', to })}
      />
      {props.role && <RoleField words={words} role={props.role} onChange={props.onRole} />}
      {isEditable && <LanguageField label={words.language} value={review.lang} onChange={onLanguage} />}
      <p role="status" className="mt-3 text-sm text-soft">
        {stringsOf(lang).counts(review.counts.entries, review.counts.rules)}
      </p>
      {review.leftOut.length > 0 && (
        <p className="mt-2">
          <a className="link-button" href="#left-out">
            {words.dropped(countLeftOut(review))}
          </a>
        </p>
      )}
      <TopicList review={review} words={words} lang={lang} onEdit={addEdit} />
      {review.icons.length > 0 && isEditable && (
        <IconNames icons={review.icons} words={words} onEdit={addEdit} />
      )}
      {book.account && review.leftOut.length === 0 && (
        <p className="mt-4 text-soft">{words.nothingDropped}</p>
      )}
      {review.leftOut.length > 0 && (
        <LeftOutLines
          review={review}
          words={words}
          pdf={book.print ? props.pdf : undefined}
          onEdit={isEditable ? addEdit : undefined}
        />
      )}
      {review.dropped.length > 0 && <RoutineLines review={review} words={words} />}
      {review.warnings.length > 0 && <Warnings review={review} words={words} />}
      {book.print && (
        <label className="own-check">
          <input
            type="checkbox"
            checked={withPdf}
            onChange={(event) => setWithPdf(event.currentTarget.checked)}
          />
          <span>{words.keepPrint(formatSize(props.pdf.length, lang))}</span>
        </label>
      )}
      <Buttons
        words={words}
        canUndo={!busy && edits.length > 0}
        onUndo={() => onEdit(edits.slice(0, -1))}
        onDiscard={props.onDiscard}
      />
    </form>
  );
}

interface RoleFieldProps {
  words: Words;
  role: BookRole;
  onChange: (role: BookRole) => void;
}

function RoleField({ words, role, onChange }: RoleFieldProps) {
  return (
    <label className="own-field">
      <span>{words.role}</span>
      <select value={role} onChange={(event) => onChange(event.currentTarget.value as BookRole)}>
        {BOOK_ROLES.toReversed().map((one) => (
          <option key={one} value={one}>
            {words.roles[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

function AlreadyAdded({ book, words, lang }: { book: PrivateBook; words: Words; lang: Lang }) {
  const { id, name, languages } = book;
  return (
    <div role="status" className="mt-3 rounded-xl bg-wash p-4">
      <p>{typeset(words.already(name))}</p>
      <a
        href={withBase(gamePath(privateGameId(gameOfBook(id)), languages[0] ?? lang))}
        className="link-button"
      >
        {words.open}
      </a>
    </div>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (to: string) => void;
}

/**
 * A text field that reports its value when it loses the focus, not after every letter, because every edit compiles the
 * book again.
 */
function TextField({ label, value, onChange }: FieldProps) {
  return (
    <label className="own-field">
      <span>{label}</span>
      <input
        key={value}
        type="text"
        defaultValue={value}
        maxLength={120}
        onChange={(event) => {
          const to = event.currentTarget.value.trim();
          if (to && to !== value) onChange(to);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
    </label>
  );
}

/**
 * Codes of languages that have an alphabet and printed rulebooks, in addition to the languages of the interface. The
 * browser translates the codes to names.
 */
const OTHER_LANGUAGES =
  'be bg ca cs da de el es et eu fi fr gl hr hu hy id is it ka kk lt lv mk nb nl pl pt ro sk sl sq sr sv tr vi';

/** Returns the languages that the reader can choose: code and name. The name is in the language itself. */
function bookLanguages(current: string | undefined): [code: string, name: string][] {
  const others = [...new Set([...OTHER_LANGUAGES.split(' '), ...(current ? [current] : [])])];
  return [
    ...LANGS.map((code): [string, string] => [code, LANGUAGES[code].name]),
    ...others
      .filter((code) => !isLang(code))
      .map((code): [string, string] => [code, languageName(code)])
      .sort(([, a], [, b]) => a.localeCompare(b)),
  ];
}

const languageName = (code: string): string =>
  new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

function LanguageField({
  label,
  value,
  onChange,
}: Omit<FieldProps, 'value'> & { value: string | undefined }) {
  return (
    <label className="own-field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {bookLanguages(value).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SectionProps {
  review: BookReview;
  words: Words;
}

interface TopicListProps extends SectionProps {
  lang: Lang;
  onEdit: (edit: BookEdit) => void;
}

function TopicList({ review: { topics, lang: bookLang }, words, lang, onEdit }: TopicListProps) {
  return (
    <>
      <h2 className="mt-5 font-rule text-2xl font-[650]">{words.topics}</h2>
      <ul className="own-topics" lang={bookLang}>
        {topics.map((topic, at) => (
          <TopicRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a topic has no other identity than its position
            key={at}
            topic={topic}
            first={at === 0}
            words={words}
            lang={lang}
            bookLang={bookLang}
            onEdit={onEdit}
          />
        ))}
      </ul>
    </>
  );
}

interface TopicRowProps {
  topic: ReviewTopic;
  first: boolean;
  words: Words;
  lang: Lang;
  bookLang: string;
  onEdit: (edit: BookEdit) => void;
}

function TopicRow({ topic, first, words, lang, bookLang, onEdit }: TopicRowProps) {
  const { title, page, depth, name, lines } = topic;
  const [open, setOpen] = useState(false);
  const edit = (next: BookEdit) => {
    setOpen(false);
    onEdit(next);
  };
  const label = (
    <>
      <span>{title}</span> {page && <span className="text-sm text-soft">{words.pageShort(page)}</span>}
    </>
  );
  return (
    <li data-depth={Math.min(depth, 4)}>
      {name ? (
        <button
          type="button"
          className="own-topic"
          aria-expanded={open}
          aria-label={words.change(page ? `${title} ${words.pageShort(page)}` : title)}
          onClick={() => setOpen(!open)}
        >
          {label}
        </button>
      ) : (
        <p className="own-topic">{label}</p>
      )}
      {open && name && (
        <div className="own-change" lang={lang}>
          <TextField
            label={words.rename}
            value={title}
            onChange={(to) => edit({ kind: 'rename', topic: name, to })}
          />
          <TopicButtons name={name} depth={depth} first={first} words={words} onEdit={edit} />
          {lines.length > 0 && <TopicLines lines={lines} words={words} bookLang={bookLang} onEdit={edit} />}
        </div>
      )}
    </li>
  );
}

interface TopicButtonsProps {
  name: TopicName;
  depth: number;
  first: boolean;
  words: Words;
  onEdit: (edit: BookEdit) => void;
}

function TopicButtons({ name, depth, first, words, onEdit }: TopicButtonsProps) {
  const button = (kind: 'join' | 'remove' | 'up' | 'down', label: string) => (
    <button type="button" className="pill-button" onClick={() => onEdit({ kind, topic: name })}>
      {label}
    </button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {!first && button('join', words.join)}
      {depth > 0 && button('up', words.up)}
      {!first && button('down', words.down)}
      {button('remove', words.removeTopic)}
    </div>
  );
}

interface IconNamesProps {
  icons: BookReview['icons'];
  words: Words;
  onEdit: (edit: BookEdit) => void;
}

function IconNames({ icons, words, onEdit }: IconNamesProps) {
  return (
    <details className="own-details">
      <summary>
        {words.icons}: {icons.length}
      </summary>
      <ul>
        {icons.map(({ id, name, svg }) => (
          <li key={id} className="own-icon">
            <svg
              viewBox="0 0 24 24"
              className="icon"
              aria-hidden="true"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the extractor writes plain shapes, and the content check verifies them
              dangerouslySetInnerHTML={{ __html: svg }}
            />
            <TextField
              label={words.iconName(name)}
              value={name}
              onChange={(to) => onEdit({ kind: 'icon', icon: id, to })}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

function RoutineLines({ review: { dropped, lang }, words }: SectionProps) {
  const total = dropped.reduce((sum, { count }) => sum + count, 0);
  return (
    <details className="own-details">
      <summary>{words.routine(total)}</summary>
      {dropped.map(({ reason, lines, count }) => (
        <section key={reason}>
          <h3>
            {reasonText(reason, words)}: {count}
          </h3>
          <ul lang={lang}>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its position
              <li key={at}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

function Warnings({ review: { warnings, lang }, words }: SectionProps) {
  return (
    <details className="own-details">
      <summary>{words.warningCount(warnings.length)}</summary>
      <ul>
        {warnings.map(({ line, page, ...warning }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a warning has no other identity than its position
          <li key={at}>
            {page && `${words.pageShort(page)}: `}
            <q lang={lang}>{line}</q> <WarningText words={words} {...warning} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type WarningTextProps = { words: Words } & Pick<ReviewWarning, 'code' | 'message' | 'about'>;

/**
 * Shows a warning in the reader's language. If another version of the site wrote the warning and its code is unknown,
 * shows the English message.
 */
function WarningText({ words, code, message, about }: WarningTextProps) {
  const [name = '', other = '', page = ''] = about;
  return code && Object.hasOwn(words.warnings, code) ? (
    <span>{words.warnings[code](name, other, page)}</span>
  ) : (
    <span lang="en">{message}</span>
  );
}

interface ButtonsProps {
  words: Words;
  canUndo: boolean;
  onUndo: () => void;
  onDiscard: () => void;
}

function Buttons({ words, canUndo, onUndo, onDiscard }: ButtonsProps) {
  return (
    <div className="own-decide">
      <button type="submit" className="own-keep">
        {words.keep}
      </button>
      <button type="button" className="pill-button" onClick={onDiscard}>
        {words.throwAway}
      </button>
      {/* The button is always present. If it appeared after the first edit, it would move the other buttons. */}
      <button
        type="button"
        className="pill-button"
        aria-label={words.undo}
        title={words.undo}
        disabled={!canUndo}
        onClick={onUndo}
      >
        <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
          <path d="M8 4L4 8l4 4M4 8h10a5.5 5.5 0 0 1 0 11H8" />
        </svg>
      </button>
    </div>
  );
}
