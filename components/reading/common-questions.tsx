// Questions that players ask about an entry. Each question links to the rule that answers it. The first questions are
// shown, and the reader can expand the others.
import type { SiteEntry } from '@/lib/data/site-data-types';
import type { Strings } from '@/lib/i18n';

interface CommonQuestionsProps {
  asked: NonNullable<SiteEntry['asked']>;
  words: Strings['asked'];
}

const SHOWN_BEFORE_FOLD = 4;
/**
 * Maximum number of questions that are all shown at first. If there are more, only `SHOWN_BEFORE_FOLD` are shown, and
 * the reader expands at least three more with one tap.
 */
const MAX_WITHOUT_FOLD = 6;

export function CommonQuestions({ asked, words }: CommonQuestionsProps) {
  const count = asked.length <= MAX_WITHOUT_FOLD ? asked.length : SHOWN_BEFORE_FOLD;
  const folded = asked.slice(count);
  return (
    // This element has no id. If the address of a page ends with the id of an element in a locked entry, the browser
    // would show the entry.
    <section className="asked mt-8 print:hidden" aria-label={words.title}>
      <h2 className="text-sm font-medium text-soft">{words.title}</h2>
      <Questions asked={asked.slice(0, count)} />
      {folded.length > 0 && (
        <details>
          <summary className="link-button">{words.more(folded.length)}</summary>
          <Questions asked={folded} />
        </details>
      )}
    </section>
  );
}

const Questions = ({ asked }: Pick<CommonQuestionsProps, 'asked'>) => (
  <ul>
    {asked.map(({ q, at }) => (
      <li key={q}>
        <a
          href={`#${at}`}
          className="flex min-h-11 items-center border-b border-line py-2 no-underline hover:text-accent"
        >
          {q}
        </a>
      </li>
    ))}
  </ul>
);
