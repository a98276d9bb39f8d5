// Writing down what was decided: words, kind, table. The day and the rule as it is now are noted by themselves.
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { RadioGroup } from '@/components/settings/radio-group';
import {
  DECISION_KINDS,
  DECISION_LIMITS,
  type Decision,
  type DecisionKind,
  decisionsOf,
} from '@/lib/core/decision';
import { decide, reworded, ruleThen, tablesOf, withDecision } from '@/lib/decisions/edit-decisions';
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { createPlace } from '../mount';
import { Sheet } from '../sheet/sheet';
import { readStored } from '../storage';
import { changeDecisions } from './use-decisions';

/** What is written about. */
export interface Draft {
  game: string;
  at?: string;
  /** The rule as it is now, in plain words. */
  about?: { lang: string; title: string; words: string };
  /** An earlier one that is changed. */
  decision?: Decision;
  /** Words to begin with: what was asked. */
  text?: string;
}

interface DecisionFormProps {
  draft: Draft;
  /** With what is to be said: that it was written down, or not kept. */
  onDone: (said?: string) => void;
}

/** In a sheet of its own. */
export function openForm(draft: Draft, onDone: (said: string) => void = () => {}): void {
  const place = createPlace();
  const { form } = stringsOf(page.lang).deciding;
  const close = (said?: string) => {
    place.clear();
    if (said) onDone(said);
  };
  place.show(
    <Sheet label={draft.decision ? form.edit : form.title} closeLabel={form.close} onClose={() => close()}>
      <DecisionForm draft={draft} onDone={close} />
    </Sheet>,
  );
}

export function DecisionForm({ draft, onDone }: DecisionFormProps) {
  const { deciding } = stringsOf(page.lang);
  const { form } = deciding;
  const { game, at, decision } = draft;
  const rule = draft.about && ruleThen(draft.about.lang, draft.about.title, draft.about.words);
  const [text, setText] = useState(decision?.text ?? draft.text ?? '');
  const [kind, setKind] = useState<DecisionKind>(decision?.kind ?? 'house');
  const [table, setTable] = useState(
    decision?.table ?? tablesOf(decisionsOf(readStored('decisions')[game]))[0] ?? '',
  );
  const [trouble, setTrouble] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const tables = tablesOf(decisionsOf(Object.values(readStored('decisions')).flat()));
  const left = DECISION_LIMITS.text - text.length;
  const title = decision ? form.edit : form.title;
  const about = rule ?? decision?.rule;

  // In a sheet that is open already nothing is focused by itself.
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  const save = (event: React.FormEvent) => {
    event.preventDefault();
    const said = { text, kind, table };
    const now = new Date();
    const place = { ...(at && { at }), ...(rule && { rule }) };
    const next = decision ? reworded(decision, said, now) : decide(said, place, { now, random: Math.random });
    if (!next || !text.trim()) {
      setTrouble(form.empty);
      area.current?.focus();
      return;
    }
    const kept = changeDecisions(game, (all) => withDecision(all, next));
    onDone(kept ? form.saved : form.notKept);
  };
  return (
    <form className="deciding" onSubmit={save} noValidate>
      <h2 className="pr-12 font-rule text-xl font-[650]">{title}</h2>
      {about && (
        <p className="deciding-rule" lang={about.lang}>
          <b>{about.title}.</b> {about.text}
        </p>
      )}
      <label htmlFor={`${id}-text`}>{form.text}</label>
      <textarea
        id={`${id}-text`}
        ref={area}
        {...{ autofocus: true }}
        rows={3}
        maxLength={DECISION_LIMITS.text}
        value={text}
        aria-invalid={trouble !== ''}
        aria-describedby={`${id}-said`}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setTrouble('');
        }}
      />
      <p id={`${id}-said`} role="status" className={trouble ? 'deciding-trouble' : 'deciding-said'}>
        {trouble || (left < 100 ? form.left(left) : '')}
      </p>
      <RadioGroup
        id={`${id}-kind`}
        label={form.kind}
        value={kind}
        onChange={setKind}
        options={DECISION_KINDS.map((value) => ({ value, name: deciding.kinds[value] }))}
      />
      <label htmlFor={`${id}-table`}>{form.table}</label>
      <input
        id={`${id}-table`}
        list={`${id}-tables`}
        maxLength={DECISION_LIMITS.table}
        value={table}
        autoComplete="off"
        onInput={(event) => setTable(event.currentTarget.value)}
      />
      <datalist id={`${id}-tables`}>
        {tables.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="deciding-end">
        <button type="submit" className="rule-action-main">
          {form.save}
        </button>
        <button type="button" className="rule-action-wide" onClick={() => onDone()}>
          {form.cancel}
        </button>
      </div>
    </form>
  );
}
