// What another phone sent: new, different or here already, and taken in only by the reader's word.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Choice } from '@/components/settings/choice';
import { type Choices, countOf, type Meeting, meet, takeIn } from '@/lib/decisions/meet';
import type { Decision } from '@/lib/ground/decision';
import { stringsOf } from '@/lib/interface';
import { page } from '../page';
import { useStored } from '../use-stored';
import { DecisionNote } from './note';
import { changeDecisions, useStandings } from './use-decisions';

interface TakeLookProps {
  theirs: readonly Decision[];
  onDone: (said?: string) => void;
}

export function TakeLook({ theirs, onDone }: TakeLookProps) {
  const { form, taking } = stringsOf(page.lang).deciding;
  const [all] = useStored('decisions');
  const [ours] = useState(() => all[page.game] ?? []);
  const [meetings] = useState(() => meet(ours, theirs));
  const [choices, setChoices] = useState<Choices>({});
  const [left, setLeft] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const [fresh, differs, same] = (['new', 'differs', 'same'] as const).map((kind) => countOf(meetings, kind));
  const changes = (fresh ?? 0) + (differs ?? 0) > 0;
  const take = () => {
    const kept = changeDecisions(page.game, (now) => takeIn(now, meet(now, theirs), { choices, left }));
    onDone(kept ? taking.taken : form.notKept);
  };
  return (
    <section className="taking" aria-labelledby="taking">
      <h2 id="taking" ref={heading} tabIndex={-1} className="font-rule text-2xl font-[650]">
        {taking.title}
      </h2>
      <p className="mt-1">{changes ? taking.counts(fresh ?? 0, differs ?? 0, same ?? 0) : taking.nothing}</p>
      <ul>
        {meetings.map((meeting) => (
          <li key={meeting.theirs.id}>
            <Met
              meeting={meeting}
              chosen={choices[meeting.theirs.id]}
              onChoose={(chosen) => setChoices({ ...choices, [meeting.theirs.id]: chosen })}
              taken={!left.includes(meeting.theirs.id)}
              onTake={(taken) =>
                setLeft(taken ? left.filter((id) => id !== meeting.theirs.id) : [...left, meeting.theirs.id])
              }
            />
          </li>
        ))}
      </ul>
      <p className="taking-end">
        {changes && (
          <button type="button" className="rule-action-main" onClick={take}>
            {taking.take}
          </button>
        )}
        <button type="button" className="rule-action-wide" onClick={() => onDone()}>
          {changes ? taking.refuse : form.close}
        </button>
      </p>
    </section>
  );
}

interface MetProps {
  meeting: Meeting;
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
    { new: taking.fresh, differs: taking.differs, same: taking.same }[meeting.kind],
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
      {!locked && <DecisionNote decision={theirs} standing={standing} />}
      {meeting.kind === 'differs' && (
        <Choice
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
      {meeting.kind === 'new' && (
        <label className="taking-with">
          <input type="checkbox" checked={taken} onChange={(event) => onTake(event.currentTarget.checked)} />
          {taking.with}
        </label>
      )}
    </>
  );
}
