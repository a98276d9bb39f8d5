// Questions that players ask about an entry. Each links to the rule that answers it. The first few are shown, and the
// others can be expanded.
import type { SiteEntry } from '@/lib/data/site-data-types';
import type { Strings } from '@/lib/i18n';

interface CommonQuestionsProps {
  asked: NonNullable<SiteEntry['asked']>;
  words: Strings['asked'];
}

const SHOWN_BEFORE_FOLD = 4;
/**
 * If there are at most this many questions, all of them are shown at first, because one or two hidden questions are not
 * worth a tap.
 */
const MAX_WITHOUT_FOLD = 6;

export function CommonQuestions({ asked, words }: CommonQuestionsProps) {
  const count = asked.length <= MAX_WITHOUT_FOLD ? asked.length : SHOWN_BEFORE_FOLD;
  const folded = asked.slice(count);
  return (
    // This element has no id, because opening an address with the id of an element in a locked entry would unlock the
    // entry.
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
