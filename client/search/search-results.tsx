// Lists the search results, the best one first. Each result shows the whole rule with the matched words highlighted,
// and the entry, section and page of the rule.
import { withBase } from '@/components/page/site-addresses';
import { InlineText } from '@/components/reading/rule-text';
import { decisionPath, gamePath, targetPath } from '@/lib/core/addresses';
import { LANGUAGES, type Lang } from '@/lib/core/languages';
import { noteLabel } from '@/lib/data/format-rule-notes';
import { type Strings, stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { DecideOffer, DecisionHeading, HighlightedText } from './decision-results';
import { SearchChips } from './search-chips';
import type { SearchAnswer, SearchHit, SearchQuestion } from './search-types';
import { entryKey } from './use-hits-by-entry';

interface SearchResultsProps {
  id: string;
  strings: Strings['search'];
  answer: SearchAnswer | undefined;
  /**
   * Whether to show a message that the search is running. The message disappears when the first answer arrives. False
   * if the search has failed.
   */
  isSearching: boolean;
  /** The hits to show, grouped by entry. */
  hits: readonly SearchHit[];
  furtherCount: (index: number) => number;
  onFurther: (hit: SearchHit) => void;
  /** Number of results to render now. The other results are rendered in later batches. */
  drawn: number;
  literal: boolean;
  active: number;
  optionId: (index: number) => string;
  onOpen: () => void;
  /**
   * Called with the index of the result under the pointer. Undefined on a phone, because a touch screen has no hovering
   * pointer.
   */
  onPoint: ((index: number) => void) | undefined;
  onPick: (text: string, literal?: boolean) => void;
  onEverywhere: (() => void) | undefined;
  /** Searches more games; undefined if there are none. */
  onMore: (() => void) | undefined;
  /** Whether several games are searched. If so, each result shows the name of its game. */
  isOfMany: boolean;
}

/** Maximum number of failed games that are listed by name. If more games failed, only their number is shown. */
const MAX_NAMED = 3;

/**
 * Returns the address of a search result. The address of a locked rule has no anchor: the browser opens a `details`
 * element that contains the anchor, and this would reveal the spoiler.
 */
export function hitAddress({ game, lang, entry, rule, locked, decision }: SearchHit): string {
  if (decision && !entry) return withBase(decisionPath(game, lang, decision));
  if (!entry) return withBase(gamePath(game, lang));
  return withBase(targetPath(game, lang, rule && !locked ? `${entry}#${rule}` : entry));
}

const questionAddress = ({ game, lang, entry, rule }: SearchQuestion): string =>
  withBase(targetPath(game, lang, rule ? `${entry}#${rule}` : entry));

export function SearchResults(props: SearchResultsProps) {
  const { id, strings, answer, isSearching, hits, drawn, literal, onPick, onEverywhere, onMore } = props;
  if (!answer)
    return (
      <>
        {isSearching && <p className="search-say">{strings.searching}</p>}
        <div id={id} role="listbox" aria-label={strings.results} />
      </>
    );
  const { query, understoodAs, failed } = answer;
  // The buttons and questions below the results are rendered after all results. If they were rendered earlier, they
  // would move while the reader taps them.
  const isComplete = drawn >= hits.length;
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
      <div id={id} role="listbox" aria-label={strings.results}>
        {hits.slice(0, drawn).map((hit, index) => (
          <Hit
            key={hit.decision ?? `${hit.game}.${hit.lang} ${hit.entry}#${hit.rule}`}
            {...props}
            answer={answer}
            hit={hit}
            before={hits[index - 1]}
            index={index}
          />
        ))}
      </div>
      {isComplete && <Questions {...props} answer={answer} />}
      {isComplete && <FailedGames strings={strings} names={failed} />}
      {hits.length === 0 && <NoResults {...props} answer={answer} />}
      {isComplete && onMore && (
        <p className="search-say">
          <button type="button" className="search-button" onClick={onMore}>
            {strings.searchMore(answer.unsearched ?? 0)}
          </button>
        </p>
      )}
      {isComplete && onEverywhere && (
        <p className="search-say">
          <button type="button" className="search-button" onClick={onEverywhere}>
            {strings.everywhere}
          </button>
        </p>
      )}
    </>
  );
}

/** Shows messages for the games whose data failed to load. */
function FailedGames({ strings, names }: Pick<SearchResultsProps, 'strings'> & { names: readonly string[] }) {
  if (names.length > MAX_NAMED) return <p className="search-say">{strings.failedMany(names.length)}</p>;
  return names.map((name) => (
    <p key={name} className="search-say">
      {strings.failed(name)}
    </p>
  ));
}

type AnsweredProps = SearchResultsProps & { answer: SearchAnswer };

/** Shows the common questions that match the query. Omits the question that the first result already shows. */
function Questions({ answer, strings, onOpen, isOfMany }: AnsweredProps) {
  const [best] = answer.hits;
  const shown = answer.questions.filter(({ text }) => text !== best?.question);
  if (shown.length === 0) return null;
  return (
    <nav className="search-questions" aria-label={strings.questions}>
      {shown.map((question) => (
        <a
          key={`${question.game} ${question.text}`}
          lang={question.lang}
          href={questionAddress(question)}
          onClick={onOpen}
        >
          {isOfMany && <span className="hit-game">{question.name} › </span>}
          {question.text}
        </a>
      ))}
    </nav>
  );
}

/** A button that shows more rules of an entry or, if the results are grouped by game, of a game. */
function FurtherRules({
  strings,
  answer,
  hit,
  count,
  onFurther,
}: Pick<SearchResultsProps, 'strings' | 'answer' | 'onFurther'> & { hit: SearchHit; count: number }) {
  if (count === 0) return null;
  return (
    <button
      type="button"
      role="option"
      aria-selected={false}
      className="hit-further"
      onClick={() => onFurther(hit)}
    >
      {answer?.isByGame ? strings.furtherInGame(count) : strings.further(count)}
    </button>
  );
}

/**
 * Renders one rule. `before` is the hit above it. If both hits belong to the same entry, the title of the entry is not
 * repeated.
 */
function Hit(props: AnsweredProps & { hit: SearchHit; before: SearchHit | undefined; index: number }) {
  const { answer, hit, before, index, active, optionId, onOpen, onPoint } = props;
  const isContinued = before !== undefined && entryKey(before) === entryKey(hit);
  return (
    <>
      <a
        id={optionId(index)}
        role="option"
        tabIndex={-1}
        aria-selected={active === index}
        href={hitAddress(hit)}
        onClick={onOpen}
        onPointerMove={onPoint && active !== index ? () => onPoint(index) : undefined}
        lang={hit.lang}
        className={hit.decision ? 'hit is-ours' : isContinued ? 'hit is-continued' : 'hit'}
      >
        {hit.question && <span className="hit-question">{hit.question}</span>}
        {hit.isCompanion && <span className="hit-from">{props.strings.companion}</span>}
        {answer.isByGame && hit.entry && before?.game !== hit.game && (
          <span className="hit-of-game">{hit.name}</span>
        )}
        {isContinued ? <SectionTitle hit={hit} before={before} /> : <HitHeading {...props} />}
        {hit.ruling && (
          <span className="hit-ruling">
            <b>{noteLabel({ note: 'ruling', ruling: hit.ruling }, stringsOf(page.lang))}.</b>{' '}
            {hit.ruling.question}
          </span>
        )}
        <span className="hit-text">
          {hit.decision ? (
            <HighlightedText text={hit.text} ranges={hit.ranges} />
          ) : hit.locked ? (
            props.strings.locked
          ) : (
            <InlineText
              text={hit.text}
              icons={answer.icons[`${hit.game}.${hit.lang}`] ?? {}}
              ranges={hit.ranges}
            />
          )}
        </span>
        {hit.replaced && <span className="hit-note">{hit.replaced}</span>}
        {hit.differs && (
          <span className="hit-note">
            <b>{stringsOf(page.lang).notes.differs}</b>
          </span>
        )}
        {hit.notes?.map((note) => (
          <span key={note.text} className="hit-note">
            <b>{noteLabel(note, stringsOf(page.lang))}.</b>{' '}
            <InlineText text={note.text} icons={answer.icons[`${hit.game}.${hit.lang}`] ?? {}} />
          </span>
        ))}
      </a>
      <FurtherRules {...props} count={props.furtherCount(index)} />
    </>
  );
}

function HitHeading({ hit, strings, isOfMany, answer }: SearchResultsProps & { hit: SearchHit }) {
  return (
    <>
      <span className="hit-where">
        <b>
          {isOfMany && hit.entry && !answer?.isByGame && <span className="hit-game">{hit.name} › </span>}
          {hit.document && <span className="hit-game">{hit.document} › </span>}
          {hit.decision ? (
            <DecisionHeading id={hit.decision} game={hit.game} />
          ) : (
            hit.title || strings.lockedTitle
          )}
          {hit.sectionTitle && ` › ${hit.sectionTitle}`}
        </b>
        {hit.module && <span>{hit.module}</span>}
        {hit.isForeign && <span>{LANGUAGES[hit.lang as Lang].name}</span>}
        {/* If the printed book is in another language (`hit.of`), few readers need its page number, so only the entry
           shows it. */}
        {hit.page !== undefined && !hit.of && <span>{stringsOf(page.lang).page(hit.page)}</span>}
      </span>
      {hit.from && <span className="hit-from">{strings.from(hit.from)}</span>}
    </>
  );
}

/**
 * The title of the rule's section, and the module of the rule. Shown if the hit above is in another section of the same
 * entry, or in another module.
 */
function SectionTitle({ hit, before }: { hit: SearchHit; before: SearchHit }) {
  const { sectionTitle, module } = hit;
  const shown = [sectionTitle !== before.sectionTitle && sectionTitle, module !== before.module && module];
  const title = shown.filter(Boolean).join(' · ');
  return title ? <span className="hit-section">{title}</span> : null;
}

const MAX_SUGGESTIONS = 6;

function NoResults({ strings, answer, onPick }: AnsweredProps) {
  const suggestions = answer.suggestions.slice(0, MAX_SUGGESTIONS);
  // If no data is loaded, FailedGames already explains why the list is empty.
  if (answer.failed.length > 0 && answer.loaded === 0) return null;
  return (
    <div className="search-nothing">
      <p>{strings.nothing(answer.query)}</p>
      {suggestions.length > 0 && (
        <>
          <p className="search-say">{strings.didYouMean}</p>
          <SearchChips queries={suggestions} onPick={onPick} />
        </>
      )}
      <DecideOffer query={answer.query} />
    </div>
  );
}
