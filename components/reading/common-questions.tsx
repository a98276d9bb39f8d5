// Questions that players ask about an entry. Each question links to the rule that answers it. If there are many
// questions, only the first ones are visible until the reader taps "show more".
import type { SiteEntry } from '@/lib/data/site-data-types';
import type { Strings } from '@/lib/i18n';

interface CommonQuestionsProps {
  asked: NonNullable<SiteEntry['asked']>;
  words: Strings['asked'];
}

/** Number of questions that are visible at first, if the entry has more than `MAX_WITHOUT_FOLD` questions. */
const SHOWN_BEFORE_FOLD = 4;
/**
 * Maximum number of questions that are all shown at first. It is greater than `SHOWN_BEFORE_FOLD`, so a tap on "show
 * more" always shows at least three more questions.
 */
const MAX_WITHOUT_FOLD = 6;

export function CommonQuestions({ asked, words }: CommonQuestionsProps) {
  const count = asked.length <= MAX_WITHOUT_FOLD ? asked.length : SHOWN_BEFORE_FOLD;
  const folded = asked.slice(count);
  return (
    // This element must not have an id. Browsers show hidden content if the address ends with its id, so an id here
    // could reveal a locked entry.
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
