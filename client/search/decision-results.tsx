// What the reader's own table decided, among the answers: marked as ours; and the way to decide where the book says nothing.
import { useState } from 'preact/hooks';
import { decisionsOf } from '@/lib/core/decision';
import { stringsOf } from '@/lib/i18n';
import type { TextRange } from '@/lib/search/types';
import { page } from '../current-page';
import { loadIslandOrReport } from '../load-island';
import { useStored } from '../use-storage';

/** «Наше рішення · Бій, 4» */
export function DecisionWhere({ id, game }: { id: string; game: string }) {
  const { label } = stringsOf(page.lang).decisions;
  const [all] = useStored('decisions');
  const rule = decisionsOf(all[game]).find((one) => one.id === id)?.rule;
  return <>{[label, rule?.title].filter(Boolean).join(' · ')}</>;
}

/** Words as they were written, with those that were found marked; never mark-up. */
export function PlainText({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  let at = 0;
  const pieces = ranges.flatMap(({ from, to }) => {
    const before = text.slice(at, from);
    at = to;
    return [before, <mark key={from}>{text.slice(from, to)}</mark>];
  });
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  );
}

/** Nothing was found: the table decides, and what it decides is kept with the game. */
export function Undecided({ query }: { query: string }) {
  const { undecided } = stringsOf(page.lang).decisions;
  const [said, setSaid] = useState('');
  if (!page.game) return null;
  const decide = async () => {
    const part = await loadIslandOrReport('decisions/form');
    part?.openForm({ game: page.game, text: `${query}: ` }, setSaid);
  };
  return (
    <>
      <p className="search-say">
        <button type="button" className="search-button" onClick={decide}>
          {undecided}
        </button>
      </p>
      <p role="status" className="search-say">
        {said}
      </p>
    </>
  );
}
