// What players ask about an entry, each question led to the rule that answers it; a few at once, the rest folded.
import type { SiteEntry } from '@/lib/data/site-data';
import type { Strings } from '@/lib/i18n';

interface AskedListProps {
  asked: NonNullable<SiteEntry['asked']>;
  words: Strings['asked'];
}

const SHOWN = 4;
/** A fold that hides one or two would only be in the way. */
const MOST_SHOWN = 6;

export function CommonQuestions({ asked, words }: AskedListProps) {
  const count = asked.length <= MOST_SHOWN ? asked.length : SHOWN;
  const folded = asked.slice(count);
  return (
    // Named by its words, not by an id: an address with one would open the lock of an entry that is closed.
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

const Questions = ({ asked }: Pick<AskedListProps, 'asked'>) => (
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
