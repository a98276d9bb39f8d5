// What another phone sent: new, different or here already, and taken in only by the reader's word.
import { useEffect, useRef, useState } from 'preact/hooks';
import { RadioGroup } from '@/components/settings/radio-group';
import type { Decision } from '@/lib/core/decision';
import { typeset } from '@/lib/core/typography';
import {
  applyImport,
  type Choices,
  countOf,
  type ImportSelection,
  isWanted,
  type MergePreview,
  mergeDecisions,
} from '@/lib/decisions/merge-decisions';
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { readStored } from '../storage';
import { DecisionNote } from './decision-note';
import { formatDay } from './format-day';
import { changeDecisions, useStandings } from './use-decisions';

interface TakeLookProps {
  theirs: readonly Decision[];
  onDone: (said?: string) => void;
}

export function ImportPreview({ theirs, onDone }: TakeLookProps) {
  const { form, taking } = stringsOf(page.lang).deciding;
  const [meetings] = useState(() => mergeDecisions(readStored('decisions')[page.game] ?? [], theirs));
  const [choices, setChoices] = useState<Choices>({});
  const [wanted, setWanted] = useState<ImportSelection>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const count = (kind: MergePreview['kind']) => countOf(meetings, kind);
  const isAllHere = count('same') === meetings.length;
  const coming = meetings.filter((one) => isWanted(one, wanted)).length;
  const isAny = coming + count('differs') > 0;
  const take = () => {
    const kept = changeDecisions(page.game, (now) =>
      applyImport(now, mergeDecisions(now, theirs), { choices, wanted }),
    );
    onDone(kept ? taking.taken : form.notKept);
  };
  return (
    <section className="taking" aria-labelledby="taking">
      <h2 id="taking" ref={heading} tabIndex={-1} className="font-rule text-2xl font-[650]">
        {taking.title}
      </h2>
      <p className="mt-1">
        {isAllHere ? taking.nothing : taking.counts(count('new'), count('differs'), count('same'))}
        {count('holds') > 0 && ` ${taking.countHolds(count('holds'))}`}
        {count('removed') > 0 && ` ${taking.countRemoved(count('removed'))}`}
      </p>
      <ul>
        {meetings.map((meeting) => (
          <li key={meeting.theirs.id}>
            <Met
              meeting={meeting}
              chosen={choices[meeting.theirs.id]}
              onChoose={(chosen) => setChoices({ ...choices, [meeting.theirs.id]: chosen })}
              taken={isWanted(meeting, wanted)}
              onTake={(taken) => setWanted({ ...wanted, [meeting.theirs.id]: taken })}
            />
          </li>
        ))}
      </ul>
      <p className="taking-end">
        {isAny && (
          <button type="button" className="rule-action-main" onClick={take}>
            {taking.take}
          </button>
        )}
        <button type="button" className="rule-action-wide" onClick={() => onDone()}>
          {isAny ? taking.refuse : form.close}
        </button>
      </p>
    </section>
  );
}

interface MetProps {
  meeting: MergePreview;
  chosen: 'ours' | 'theirs' | undefined;
  onChoose: (chosen: 'ours' | 'theirs') => void;
  taken: boolean;
  onTake: (taken: boolean) => void;
}

function Met({ meeting, chosen, onChoose, taken, onTake }: MetProps) {
  const strings = stringsOf(page.lang);
  const { taking } = strings.deciding;
  const { theirs } = meeting;
  const [{ standing, locked } = { standing: undefined, locked: false }] = useStandings(page.game, [theirs]);
  const title = [
    {
      new: taking.fresh,
      differs: taking.differs,
      same: taking.same,
      holds: strings.deciding.holds,
      removed: taking.removed,
    }[meeting.kind],
    locked ? strings.lockedTitle : (theirs.rule?.title ?? strings.deciding.ofGame),
  ].join(' · ');
  return (
    <>
      <h3 className="taking-kind" data-kind={meeting.kind}>
        {title}
      </h3>
      {meeting.kind === 'differs' && (
        <>
          <p className="taking-side">
            {taking.ours}
            {meeting.later === 'ours' && ` · ${taking.later}`}
          </p>
          <DecisionNote decision={meeting.ours} />
          <p className="taking-side">
            {taking.theirs}
            {meeting.later === 'theirs' && ` · ${taking.later}`}
          </p>
        </>
      )}
      {meeting.kind === 'holds' && <p>{typeset(taking.heldThere)}</p>}
      {meeting.kind === 'removed' && <p>{typeset(taking.removedHere(formatDay(meeting.day)))}</p>}
      {!locked && <DecisionNote decision={theirs} standing={standing} theirs={meeting.kind !== 'same'} />}
      {meeting.kind === 'differs' && (
        <RadioGroup
          id={`which-${theirs.id}`}
          label={taking.which}
          value={chosen ?? meeting.later}
          onChange={onChoose}
          options={[
            { value: 'ours', name: taking.ours },
            { value: 'theirs', name: taking.theirs },
          ]}
        />
      )}
      {meeting.kind !== 'differs' && meeting.kind !== 'same' && (
        <label className="taking-with">
          <input type="checkbox" checked={taken} onChange={(event) => onTake(event.currentTarget.checked)} />
          {{ new: taking.with, holds: taking.holdHere, removed: taking.back }[meeting.kind]}
        </label>
      )}
    </>
  );
}
