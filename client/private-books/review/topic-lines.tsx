// The printed lines of a topic in the review. The reader can turn a line into a heading, or start a new topic at a
// line.
import { useState } from 'preact/hooks';
import type { Strings } from '@/lib/i18n';
import type { BookEdit } from '@/lib/private-books/private-book';
import type { ReviewLine } from './book-review-data';

type Words = Strings['privateBooks'];

interface TopicLinesProps {
  lines: readonly ReviewLine[];
  words: Words;
  bookLang: string;
  onEdit: (edit: BookEdit) => void;
}

export function TopicLines({ lines, words, bookLang, onEdit }: TopicLinesProps) {
  const [chosen, setChosen] = useState(-1);
  return (
    <details className="own-details">
      <summary>{words.lines(lines.length)}</summary>
      <p className="text-sm text-soft">{words.linesHint}</p>
      <ul>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its position
          <li key={at}>
            <button
              type="button"
              className="own-line"
              lang={bookLang}
              aria-expanded={chosen === at}
              onClick={() => setChosen(chosen === at ? -1 : at)}
            >
              {line.text}
            </button>
            {chosen === at && <LineButtons line={line} words={words} onEdit={onEdit} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Maximum length of the suggested title of a new topic, in characters. */
const MAX_PROPOSED_LENGTH = 40;

interface LineButtonsProps {
  line: ReviewLine;
  words: Words;
  onEdit: (edit: BookEdit) => void;
}

function LineButtons({ line: { name, text, alike }, words, onEdit }: LineButtonsProps) {
  const [title, setTitle] = useState(proposeTitle(text));
  const begin = () => {
    if (title.trim()) onEdit({ kind: 'split', line: name, to: title.trim() });
  };
  return (
    <div className="own-line-edit">
      <div className="flex flex-wrap gap-2">
        <button type="button" className="pill-button" onClick={() => onEdit({ kind: 'heading', line: name })}>
          {words.makeHeading}
        </button>
        {alike > 1 && (
          <button
            type="button"
            className="pill-button"
            onClick={() => onEdit({ kind: 'heading', line: name, alike: true })}
          >
            {words.makeHeadings(alike)}
          </button>
        )}
      </div>
      <label className="own-field">
        <span>{words.newTopic}</span>
        <input
          type="text"
          value={title}
          maxLength={120}
          onInput={(event) => setTitle(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            begin();
          }}
        />
      </label>
      <button type="button" className="pill-button" onClick={begin}>
        {words.splitHere}
      </button>
    </div>
  );
}

/** Returns the first words of a line, as the suggested title of a new topic. */
function proposeTitle(text: string): string {
  if (text.length <= MAX_PROPOSED_LENGTH) return text;
  const cut = text.slice(0, MAX_PROPOSED_LENGTH);
  return cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : undefined);
}
