// The answers: each rule in full with the matched words marked, under its entry, section and page; the best first, whatever the game.

import { withBase } from '@/components/page/site-addresses';
import { InlineText } from '@/components/reading/inline-text';
import { decisionPath, targetPath } from '@/lib/core/addresses';
import type { Strings } from '@/lib/i18n';
import { DecisionWhere, PlainText, Undecided } from './decision-results';
import { SearchChips } from './search-chips';
import type { SearchAnswer, SearchHit, SearchQuestion } from './search-types';

interface SearchResultsProps {
  id: string;
  strings: Strings['search'];
  answer: SearchAnswer | undefined;
  /** So many of the answers are drawn by now. */
  drawn: number;
  literal: boolean;
  active: number;
  optionId: (index: number) => string;
  onOpen: () => void;
  onPick: (text: string, literal?: boolean) => void;
  onEverywhere: (() => void) | undefined;
  /** Several games are asked: each answer says whose it is. */
  isOfMany: boolean;
}

/** More names than these say less than their number. */
const MOST_NAMED = 3;

/** What is locked is led to without its anchor: the reader opens it, not an address. */
export function hitAddress({ game, lang, entry, rule, locked, decision }: SearchHit): string {
  if (decision && !entry) return withBase(decisionPath(game, lang, decision));
  return withBase(targetPath(game, lang, rule && !locked ? `${entry}#${rule}` : entry));
}

const questionAddress = ({ game, lang, entry, rule }: SearchQuestion): string =>
  withBase(targetPath(game, lang, rule ? `${entry}#${rule}` : entry));

export function SearchResults(props: SearchResultsProps) {
  const { id, strings, answer, drawn, literal, onPick, onEverywhere } = props;
  if (!answer) return <div id={id} role="listbox" aria-label={strings.results} />;
  const { query, hits, understoodAs, failed } = answer;
  // Nothing stands below the answers before they are all there: it would be pushed away from under the finger.
  const isWhole = drawn >= hits.length;
  return (
    <>
      {understoodAs && hits.length > 0 && !literal && (
        <p className="search-say">
          {strings.shownFor} <b>{understoodAs}</b>
          {' · '}
          <button type="button" className="search-link" onClick={() => onPick(query, true)}>
            {strings.literally(query)}
          </button>
        </p>
      )}
      <Questions {...props} answer={answer} />
      <div id={id} role="listbox" aria-label={strings.results}>
        {hits.slice(0, drawn).map((hit, index) => (
          <Hit
            key={hit.decision ?? `${hit.game}.${hit.lang} ${hit.entry}#${hit.rule}`}
            {...props}
            answer={answer}
            hit={hit}
            index={index}
          />
        ))}
      </div>
      {isWhole && <Failed strings={strings} names={failed} />}
      {hits.length === 0 && <Nothing {...props} answer={answer} />}
      {isWhole && onEverywhere && (
        <p className="search-say">
          <button type="button" className="search-button" onClick={onEverywhere}>
            {strings.everywhere}
          </button>
        </p>
      )}
    </>
  );
}

/** Games that could not be asked. */
function Failed({ strings, names }: Pick<SearchResultsProps, 'strings'> & { names: readonly string[] }) {
  if (names.length > MOST_NAMED) return <p className="search-say">{strings.failedMany(names.length)}</p>;
  return names.map((name) => (
    <p key={name} className="search-say">
      {strings.failed(name)}
    </p>
  ));
}

type Answered = SearchResultsProps & { answer: SearchAnswer };

/** Questions that fit what is typed so far, unless the first answer says its own. */
function Questions({ answer, strings, onOpen }: Answered) {
  const [best] = answer.hits;
  const offered = answer.questions.filter(({ text }) => text !== best?.question);
  if (offered.length === 0) return null;
  return (
    <nav className="search-questions" aria-label={strings.questions}>
      {offered.map((question) => (
        <a
          key={`${question.game} ${question.text}`}
          lang={question.lang}
          href={questionAddress(question)}
          onClick={onOpen}
        >
          {question.text}
        </a>
      ))}
    </nav>
  );
}

function Hit(props: Answered & { hit: SearchHit; index: number }) {
  const { answer, hit, index, strings, active, optionId, onOpen, isOfMany } = props;
  return (
    <a
      id={optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={active === index}
      href={hitAddress(hit)}
      onClick={onOpen}
      lang={hit.lang}
      className={hit.decision ? 'hit is-ours' : 'hit'}
    >
      {hit.question && <span className="hit-question">{hit.question}</span>}
      <span className="hit-where">
        <b>
          {isOfMany && <span className="hit-game">{hit.name} › </span>}
          {hit.decision ? (
            <DecisionWhere id={hit.decision} game={hit.game} />
          ) : (
            hit.title || strings.lockedTitle
          )}
          {hit.sectionTitle && ` › ${hit.sectionTitle}`}
        </b>
        {hit.page !== undefined && <span>{strings.page(hit.page, hit.of)}</span>}
      </span>
      {hit.from && <span className="hit-from">{strings.from(hit.from)}</span>}
      <span className="hit-text">
        {hit.decision ? (
          <PlainText text={hit.text} ranges={hit.ranges} />
        ) : hit.locked ? (
          strings.locked
        ) : (
          <InlineText
            text={hit.text}
            icons={answer.icons[`${hit.game}.${hit.lang}`] ?? {}}
            ranges={hit.ranges}
          />
        )}
      </span>
    </a>
  );
}

const MOST_SUGGESTED = 6;

function Nothing({ strings, answer, onPick }: Answered) {
  const suggestions = answer.suggestions.slice(0, MOST_SUGGESTED);
  // Whose data did not come was said already.
  if (answer.failed.length > 0 && Object.keys(answer.icons).length === 0) return null;
  return (
    <div className="search-nothing">
      <p>{strings.nothing(answer.query)}</p>
      {suggestions.length > 0 && (
        <>
          <p className="search-say">{strings.didYouMean}</p>
          <SearchChips words={suggestions} onPick={onPick} />
        </>
      )}
      <Undecided query={answer.query} />
    </div>
  );
}
