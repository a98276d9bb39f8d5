// The form for creating or editing a decision (a house rule or an interpretation). The reader enters the text, the kind
// and the group of players. The form also stores the date and the current text of the rule.
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { RadioGroup } from '@/components/settings/radio-group';
import {
  DECISION_KINDS,
  DECISION_LIMITS,
  type Decision,
  type DecisionKind,
  liveDecisions,
} from '@/lib/core/decision';
import {
  listTables,
  newDecision,
  rewordDecision,
  toRuleSnapshot,
  withDecision,
  withEditedDecision,
} from '@/lib/decisions/edit-decisions';
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { createMountPoint } from '../render-into';
import { Sheet } from '../sheet/sheet';
import { readStored } from '../storage';
import { changeDecisions } from './use-decisions';

/** The input of the form: what a new decision is about, or an existing decision to edit. */
export interface DecisionDraft {
  game: string;
  at?: string;
  /** The rule that the decision is about: its language, its title and its current text without markup. */
  about?: { lang: string; title: string; words: string };
  /** The decision to edit; absent if the form creates a new decision. */
  decision?: Decision;
  /** Initial text of a new decision, for example a search query. */
  text?: string;
}

interface DecisionFormProps {
  draft: DecisionDraft;
  /** Called when the form closes: with a status message after saving, without a message after cancelling. */
  onDone: (message?: string) => void;
}

/** Opens the form in a new sheet. */
export function openForm(draft: DecisionDraft, onDone: (message: string) => void = () => {}): void {
  const place = createMountPoint();
  const { form } = stringsOf(page.lang).deciding;
  const close = (message?: string) => {
    place.clear();
    if (message) onDone(message);
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
  const rule = draft.about && toRuleSnapshot(draft.about.lang, draft.about.title, draft.about.words);
  const [text, setText] = useState(decision?.text ?? draft.text ?? '');
  const [kind, setKind] = useState<DecisionKind>(decision?.kind ?? 'house');
  const [table, setTable] = useState(
    decision?.table ?? listTables(liveDecisions(readStored('decisions')[game]))[0] ?? '',
  );
  const [error, setError] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const left = DECISION_LIMITS.text - text.length;
  const title = decision ? form.edit : form.title;
  const about = rule ?? decision?.rule;

  // The attribute `autofocus` has no effect in a sheet that is already open, so this effect focuses the field.
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  const save = async (event: React.FormEvent) => {
    event.preventDefault();
    // Reads the text field directly: the state is updated only at the next render, so it may lack the last letters.
    const words = area.current?.value ?? text;
    const input = { text: words, kind, table };
    const now = new Date();
    const place = { ...(at && { at }), ...(rule && { rule }) };
    const next = decision
      ? rewordDecision(decision, input, now)
      : newDecision(input, place, { now, random: Math.random });
    if (!next || !words.trim()) {
      setError(form.empty);
      area.current?.focus();
      return;
    }
    const isStored = await changeDecisions(game, (all) =>
      decision ? withEditedDecision(all, decision, next) : withDecision(all, next),
    );
    const stored = liveDecisions(readStored('decisions')[game]).find(({ id }) => id === next.id);
    // Whether another tab changed the decision while the form was open. The text of the other tab is now in `before`.
    const isChangedElsewhere = stored?.before !== undefined && stored.before !== decision?.before;
    onDone(!isStored ? form.notKept : isChangedElsewhere ? form.savedBoth : form.saved);
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
        aria-invalid={error !== ''}
        aria-describedby={`${id}-said`}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setError('');
        }}
      />
      <p id={`${id}-said`} role="status" className={error ? 'deciding-trouble' : 'deciding-said'}>
        {error || (left < 100 ? form.left(left) : '')}
      </p>
      <RadioGroup
        id={`${id}-kind`}
        label={form.kind}
        value={kind}
        onChange={setKind}
        options={DECISION_KINDS.map((value) => ({ value, name: deciding.kinds[value] }))}
      />
      <TableField id={`${id}-table`} label={form.table} value={table} onChange={setTable} />
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

interface TableFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (table: string) => void;
}

/** A text field for the name of the group of players. It suggests group names from the decisions of all games. */
function TableField({ id, label, value, onChange }: TableFieldProps) {
  const tables = listTables(liveDecisions(Object.values(readStored('decisions')).flat()));
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        list={`${id}s`}
        maxLength={DECISION_LIMITS.table}
        value={value}
        autoComplete="off"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={`${id}s`}>
        {tables.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
