// Shows decisions (house rules and interpretations) of the reader's group in the search results. If the search found
// nothing, offers to write one.
import { useState } from 'preact/hooks';
import { liveDecisions } from '@/lib/core/decision';
import { stringsOf } from '@/lib/i18n';
import type { TextRange } from '@/lib/search/types';
import { page } from '../current-page';
import { loadIslandOrReport } from '../load-island';
import { useStored } from '../use-storage';

/** The heading of a decision in the results, for example «Наше рішення · Бій, 4». */
export function DecisionHeading({ id, game }: { id: string; game: string }) {
  const { label } = stringsOf(page.lang).decisions;
  const [all] = useStored('decisions');
  const rule = liveDecisions(all[game]).find((one) => one.id === id)?.rule;
  return <>{[label, rule?.title].filter(Boolean).join(' · ')}</>;
}

/** Renders text without markup, with the matched parts highlighted. */
export function HighlightedText({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  let end = 0;
  const pieces = ranges.flatMap(({ from, to }) => {
    const before = text.slice(end, from);
    end = to;
    return [before, <mark key={from}>{text.slice(from, to)}</mark>];
  });
  return (
    <>
      {pieces}
      {text.slice(end)}
    </>
  );
}

/** A button that opens the decision form, if the search found nothing. The form already contains the query. */
export function DecideOffer({ query }: { query: string }) {
  const { undecided } = stringsOf(page.lang).decisions;
  const [status, setStatus] = useState('');
  if (!page.game) return null;
  const decide = async () => {
    const island = await loadIslandOrReport('decisions/form');
    island?.openForm({ game: page.game, text: `${query}: ` }, setStatus);
  };
  return (
    <>
      <p className="search-say">
        <button type="button" className="search-button" onClick={decide}>
          {undecided}
        </button>
      </p>
      <p role="status" className="search-say">
        {status}
      </p>
    </>
  );
}
