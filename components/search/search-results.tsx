// The answers: each rule in full with the matched words marked, under its entry, section and page.
import { targetPath, withBase } from '@/lib/addresses';
import type { Strings } from '@/lib/interface';
import { InlineText } from '../inline-text';
import { SearchChips } from './search-chips';
import type { SearchAnswer, SearchGroup, SearchHit } from './search-types';

interface SearchResultsProps {
  id: string;
  strings: Strings['search'];
  answer: SearchAnswer | undefined;
  literal: boolean;
  active: number;
  optionId: (index: number) => string;
  onOpen: () => void;
  onPick: (text: string, literal?: boolean) => void;
  onEverywhere: (() => void) | undefined;
}

/** More names than these say less than their number. */
const MOST_NAMED = 3;

export function hitAddress(group: SearchGroup, hit: SearchHit): string {
  return withBase(targetPath(group.game, group.lang, hit.rule ? `${hit.entry}#${hit.rule}` : hit.entry));
}

export function SearchResults(props: SearchResultsProps) {
  const { id, strings, answer, literal, onPick, onEverywhere } = props;
  if (!answer) return <div id={id} role="listbox" aria-label={strings.results} />;
  const many = answer.groups.length > 1;
  const nothing = answer.groups.every(({ hits }) => hits.length === 0);
  const understood = answer.groups.find((group) => group.understoodAs && group.hits.length > 0)?.understoodAs;
  const failed = answer.groups.filter((group) => group.failed);
  let offset = 0;
  return (
    <>
      {understood && !literal && (
        <p className="search-say">
          {strings.shownFor} <b>{understood}</b>
          {' · '}
          <button type="button" className="search-link" onClick={() => onPick(answer.query, true)}>
            {strings.literally(answer.query)}
          </button>
        </p>
      )}
      <div id={id} role="listbox" aria-label={strings.results}>
        {answer.groups.map((group) => {
          const start = offset;
          offset += group.hits.length;
          return (
            <ResultGroup
              key={`${group.game}.${group.lang}`}
              group={group}
              start={start}
              titled={many}
              {...props}
            />
          );
        })}
      </div>
      {failed.length > MOST_NAMED ? (
        <p className="search-say">{strings.failedMany(failed.length)}</p>
      ) : (
        failed.map(({ game, name }) => (
          <p key={game} className="search-say">
            {strings.failed(name)}
          </p>
        ))
      )}
      {nothing && <Nothing {...props} answer={answer} />}
      {onEverywhere && (
        <p className="search-say">
          <button type="button" className="search-button" onClick={onEverywhere}>
            {strings.everywhere}
          </button>
        </p>
      )}
    </>
  );
}

type GroupProps = SearchResultsProps & { group: SearchGroup; start: number; titled: boolean };

function ResultGroup({ group, start, titled, strings, active, optionId, onOpen }: GroupProps) {
  if (group.hits.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox has no element of its own
    <div role="group" aria-label={titled ? group.name : strings.results} lang={group.lang}>
      {titled && (
        <p className="search-group" aria-hidden="true">
          {group.name}
        </p>
      )}
      {group.hits.map((hit, index) => (
        <a
          key={`${hit.entry}#${hit.rule}`}
          id={optionId(start + index)}
          role="option"
          tabIndex={-1}
          aria-selected={active === start + index}
          href={hitAddress(group, hit)}
          onClick={onOpen}
          className="hit"
        >
          <span className="hit-where">
            <b>
              {hit.title || strings.lockedTitle}
              {hit.sectionTitle && ` › ${hit.sectionTitle}`}
            </b>
            {hit.page !== undefined && <span>{strings.page(hit.page)}</span>}
          </span>
          {hit.from && <span className="hit-from">{strings.from(hit.from)}</span>}
          <span className="hit-text">
            {hit.locked ? (
              strings.locked
            ) : (
              <InlineText text={hit.text} icons={group.icons} ranges={hit.ranges} />
            )}
          </span>
        </a>
      ))}
    </div>
  );
}

function Nothing({ strings, answer, onPick }: SearchResultsProps & { answer: SearchAnswer }) {
  const suggestions = [...new Set(answer.groups.flatMap((group) => group.suggestions))].slice(0, 6);
  const failed = answer.groups.every((group) => group.failed);
  if (failed) return null;
  return (
    <div className="search-nothing">
      <p>{strings.nothing(answer.query)}</p>
      {suggestions.length > 0 && (
        <>
          <p className="search-say">{strings.didYouMean}</p>
          <SearchChips words={suggestions} onPick={onPick} />
        </>
      )}
    </div>
  );
}
