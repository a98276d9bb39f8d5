// The look before keeping: name, language, topics as a tree with their pages, what was left out, what is doubtful; and changes by hand.
import { useState } from 'preact/hooks';
import { LANGS, LANGUAGES, type Lang } from '@/lib/core/languages';
import { typeset } from '@/lib/core/typography';
import type { Strings } from '@/lib/i18n';
import { formatSize } from '@/lib/offline/format-size';
import type { DropReason, Edit, PrivateBookError, TopicName } from '@/lib/private-books/private-book';
import type { Found } from './read-in-worker';
import type { LookDoubt, LookTopic } from './review-data';

type Words = Strings['own'];

interface LookPageProps {
  words: Words;
  lang: Lang;
  found: Found;
  edits: Edit[];
  busy: boolean;
  trouble?: PrivateBookError;
  /** Of the printed book. */
  size: number;
  onEdit: (edits: Edit[]) => void;
  onLang: (lang: string) => void;
  onNext: (() => void) | undefined;
  onKeep: (withPrint: boolean) => void;
  onThrow: () => void;
}

export function ReviewPage(props: LookPageProps) {
  const { words, lang, found, edits, busy, trouble, size, onEdit, onLang, onNext, onKeep, onThrow } = props;
  const { look, book } = found;
  const [withPrint, setWithPrint] = useState(true);
  const add = (edit: Edit) => onEdit([...edits, edit]);
  const dropped = look.dropped.reduce((sum, { count }) => sum + count, 0);
  const hasDraft = look.topics.some(({ name }) => name);
  return (
    <form
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        onKeep(withPrint);
      }}
    >
      <p className="mt-2 text-soft">{words.lookIntro}</p>
      {trouble && (
        <p role="alert" className="mt-3 rounded-xl bg-wash p-4">
          {typeset(words.trouble[trouble.trouble] ?? words.trouble.broken ?? '')}
        </p>
      )}
      {onNext && (
        <p className="mt-3">
          {words.several(found.others)}{' '}
          <button type="button" className="link-button" onClick={onNext}>
            {words.next}
          </button>
        </p>
      )}
      <Named label={words.name} value={look.name} onChange={(to) => add({ kind: 'name', to })} />
      {hasDraft && (
        <label className="own-field">
          <span>{words.language}</span>
          <select value={look.languages[0]} onChange={(event) => onLang(event.currentTarget.value)}>
            {LANGS.map((code) => (
              <option key={code} value={code} lang={code}>
                {LANGUAGES[code].name}
              </option>
            ))}
          </select>
        </label>
      )}
      <p role="status" className="mt-3 text-sm text-soft">
        {words.counts(look.topics.length, look.counts.rules)}
      </p>
      <h2 className="mt-5 font-rule text-2xl font-[650]">{words.topics}</h2>
      <ul className="own-topics" lang={look.languages[0]}>
        {look.topics.map((topic, at) => (
          <TopicRow
            // biome-ignore lint/suspicious/noArrayIndexKey: topics are known by their place
            key={at}
            topic={topic}
            first={at === 0}
            words={words}
            lang={lang}
            onEdit={add}
          />
        ))}
      </ul>
      {look.icons.length > 0 && hasDraft && (
        <details className="own-details">
          <summary>
            {words.icons}: {look.icons.length}
          </summary>
          <ul>
            {look.icons.map(({ id, name, svg }) => (
              <li key={id} className="own-icon">
                <svg
                  viewBox="0 0 24 24"
                  className="icon"
                  aria-hidden="true"
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: cut by the extractor as numbers of paths, and checked to hold plain shapes
                  dangerouslySetInnerHTML={{ __html: svg }}
                />
                <Named
                  label={words.iconName(name)}
                  value={name}
                  onChange={(to) => add({ kind: 'icon', icon: id, to })}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
      {book.account && (
        <details className="own-details">
          <summary>{dropped ? words.dropped(dropped) : words.nothingDropped}</summary>
          {look.dropped.map(({ reason, lines, count }) => (
            <section key={reason}>
              <h3>
                {isReason(reason, words) ? words.reasons[reason] : reason}: {count}
              </h3>
              <ul lang={look.languages[0]}>
                {lines.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place
                  <li key={at}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        </details>
      )}
      {look.doubts.length > 0 && (
        <details className="own-details">
          <summary>{words.doubts(look.doubts.length)}</summary>
          <ul>
            {look.doubts.map(({ line, page, ...doubt }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: doubts are known by their place
              <li key={at}>
                {page && `${words.pageShort(page)}: `}
                <q lang={look.languages[0]}>{line}</q> <Doubt words={words} {...doubt} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {book.print && (
        <label className="own-check">
          <input
            type="checkbox"
            checked={withPrint}
            onChange={(event) => setWithPrint(event.currentTarget.checked)}
          />
          <span>{words.keepPrint(formatSize(size, lang))}</span>
        </label>
      )}
      <div className="own-decide">
        <button type="submit" className="own-keep">
          {words.keep}
        </button>
        <button type="button" className="pill-button" onClick={onThrow}>
          {words.throwAway}
        </button>
        {/* Always in its place: one that came with the first change would push the others away from under the finger. */}
        <button
          type="button"
          className="pill-button"
          aria-label={words.undo}
          title={words.undo}
          disabled={busy || !edits.length}
          onClick={() => onEdit(edits.slice(0, -1))}
        >
          <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
            <path d="M8 4L4 8l4 4M4 8h10a5.5 5.5 0 0 1 0 11H8" />
          </svg>
        </button>
      </div>
    </form>
  );
}

/** A book from elsewhere may give reasons of its own. */
const isReason = (reason: string, { reasons }: Words): reason is DropReason => Object.hasOwn(reasons, reason);

/** In the reader's language; a book that was read earlier has its doubts in English only. */
function Doubt({
  words,
  code,
  message,
  about,
}: { words: Words } & Pick<LookDoubt, 'code' | 'message' | 'about'>) {
  const [name = '', other = '', page = ''] = about;
  return code && Object.hasOwn(words.doubt, code) ? (
    <span>{words.doubt[code](name, other, page)}</span>
  ) : (
    <span lang="en">{message}</span>
  );
}

/** A name that is taken over when the field is left, so that every letter does not make the book anew. */
function Named({ label, value, onChange }: { label: string; value: string; onChange: (to: string) => void }) {
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

interface TopicRowProps {
  topic: LookTopic;
  first: boolean;
  words: Words;
  lang: Lang;
  onEdit: (edit: Edit) => void;
}

function TopicRow({ topic: { title, page, depth, name }, first, words, lang, onEdit }: TopicRowProps) {
  const [open, setOpen] = useState(false);
  const change = (kind: 'join' | 'remove' | 'up' | 'down', topic: TopicName) => {
    setOpen(false);
    onEdit({ kind, topic });
  };
  const said = (
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
          {said}
        </button>
      ) : (
        <p className="own-topic">{said}</p>
      )}
      {open && name && (
        <div className="own-change" lang={lang}>
          <Named
            label={words.rename}
            value={title}
            onChange={(to) => {
              setOpen(false);
              onEdit({ kind: 'rename', topic: name, to });
            }}
          />
          <div className="flex flex-wrap gap-2">
            {!first && (
              <button type="button" className="pill-button" onClick={() => change('join', name)}>
                {words.join}
              </button>
            )}
            {depth > 0 && (
              <button type="button" className="pill-button" onClick={() => change('up', name)}>
                {words.up}
              </button>
            )}
            {!first && (
              <button type="button" className="pill-button" onClick={() => change('down', name)}>
                {words.down}
              </button>
            )}
            <button type="button" className="pill-button" onClick={() => change('remove', name)}>
              {words.removeTopic}
            </button>
          </div>
        </div>
      )}
    </li>
  );
}
