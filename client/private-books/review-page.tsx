// The review of a book before it is saved: the reader can edit the name, language, topics and icon names, and sees the
// dropped lines and the warnings.
import { useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { gamePath, privateGameId } from '@/lib/core/addresses';
import { LANGS, LANGUAGES, type Lang } from '@/lib/core/languages';
import { typeset } from '@/lib/core/typography';
import { type Strings, stringsOf } from '@/lib/i18n';
import { formatSize } from '@/lib/offline/format-size';
import type {
  BookEdit,
  DropReason,
  PrivateBook,
  PrivateBookError,
  TopicName,
} from '@/lib/private-books/private-book';
import type { BookReview, ReviewTopic, ReviewWarning } from './book-review-data';
import type { ReviewedBook } from './read-in-worker';

type Words = Strings['own'];

interface ReviewPageProps {
  words: Words;
  lang: Lang;
  found: ReviewedBook;
  /** The stored book that this file repeats, if there is one. */
  same: PrivateBook | undefined;
  edits: BookEdit[];
  busy: boolean;
  error: PrivateBookError | undefined;
  /** Size of the PDF, in bytes. */
  pdfSize: number;
  onEdit: (edits: BookEdit[]) => void;
  onLanguage: (lang: string) => void;
  /** Shows the next game of the file; undefined if the file contains only one game. */
  onNextGame: (() => void) | undefined;
  onSave: (withPdf: boolean) => void;
  onDiscard: () => void;
}

export function ReviewPage(props: ReviewPageProps) {
  const { words, lang, found, edits, busy, error, pdfSize, onEdit, onLanguage } = props;
  const { review, book } = found;
  const [withPdf, setWithPdf] = useState(true);
  const addEdit = (edit: BookEdit) => onEdit([...edits, edit]);
  // Only a book that was extracted from a PDF or a text file can be edited topic by topic. A shared book cannot.
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
          {typeset(words.trouble[error.code] ?? words.trouble.broken ?? '')}
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
      <TextField label={words.name} value={review.name} onChange={(to) => addEdit({ kind: 'name', to })} />
      {isEditable && (
        <LanguageField label={words.language} value={review.languages[0]} onChange={onLanguage} />
      )}
      <p role="status" className="mt-3 text-sm text-soft">
        {stringsOf(lang).counts(review.counts.entries, review.counts.rules)}
      </p>
      <TopicList review={review} words={words} lang={lang} onEdit={addEdit} />
      {review.icons.length > 0 && isEditable && (
        <IconNames icons={review.icons} words={words} onEdit={addEdit} />
      )}
      {book.account && <DroppedLines review={review} words={words} />}
      {review.doubts.length > 0 && <Warnings review={review} words={words} />}
      {book.print && (
        <label className="own-check">
          <input
            type="checkbox"
            checked={withPdf}
            onChange={(event) => setWithPdf(event.currentTarget.checked)}
          />
          <span>{words.keepPrint(formatSize(pdfSize, lang))}</span>
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

function AlreadyAdded({ book, words, lang }: { book: PrivateBook; words: Words; lang: Lang }) {
  const { id, name, languages } = book;
  return (
    <p role="status" className="mt-3 rounded-xl bg-wash p-4">
      {typeset(words.already(name))}{' '}
      <a href={withBase(gamePath(privateGameId(id), languages[0] ?? lang))}>{words.open}</a>
    </p>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (to: string) => void;
}

/** A text field that reports its value only when it loses focus, because every edit compiles the book again. */
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

function LanguageField({
  label,
  value,
  onChange,
}: Omit<FieldProps, 'value'> & { value: string | undefined }) {
  return (
    <label className="own-field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {LANGS.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGES[code].name}
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

function TopicList({ review: { topics, languages }, words, lang, onEdit }: TopicListProps) {
  return (
    <>
      <h2 className="mt-5 font-rule text-2xl font-[650]">{words.topics}</h2>
      <ul className="own-topics" lang={languages[0]}>
        {topics.map((topic, at) => (
          <TopicRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a topic has no other identity than its position
            key={at}
            topic={topic}
            first={at === 0}
            words={words}
            lang={lang}
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
  onEdit: (edit: BookEdit) => void;
}

function TopicRow({ topic, first, words, lang, onEdit }: TopicRowProps) {
  const { title, page, depth, name } = topic;
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

function DroppedLines({ review: { dropped, languages }, words }: SectionProps) {
  const total = dropped.reduce((sum, { count }) => sum + count, 0);
  return (
    <details className="own-details">
      <summary>{total ? words.dropped(total) : words.nothingDropped}</summary>
      {dropped.map(({ reason, lines, count }) => (
        <section key={reason}>
          <h3>
            {isDropReason(reason, words) ? words.reasons[reason] : reason}: {count}
          </h3>
          <ul lang={languages[0]}>
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

/** Whether the reason is known. A shared book may contain unknown reasons. */
const isDropReason = (reason: string, { reasons }: Words): reason is DropReason =>
  Object.hasOwn(reasons, reason);

function Warnings({ review: { doubts, languages }, words }: SectionProps) {
  return (
    <details className="own-details">
      <summary>{words.doubts(doubts.length)}</summary>
      <ul>
        {doubts.map(({ line, page, ...warning }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a warning has no other identity than its position
          <li key={at}>
            {page && `${words.pageShort(page)}: `}
            <q lang={languages[0]}>{line}</q> <WarningText words={words} {...warning} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type WarningTextProps = { words: Words } & Pick<ReviewWarning, 'code' | 'message' | 'about'>;

/**
 * Shows a warning in the reader's language, or its English message if an older version of the site extracted the book.
 */
function WarningText({ words, code, message, about }: WarningTextProps) {
  const [name = '', other = '', page = ''] = about;
  return code && Object.hasOwn(words.doubt, code) ? (
    <span>{words.doubt[code](name, other, page)}</span>
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
      {/* The button is always present: if it appeared with the first edit, it would move the other buttons. */}
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
