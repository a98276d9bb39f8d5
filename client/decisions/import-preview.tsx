// Shows the decisions (house rules and interpretations) that come from another phone, before the reader imports them.
// Each decision is new, differs from the stored version, was confirmed again by the sender, was deleted on this phone,
// or is already stored. The reader selects which decisions to import.
import { useEffect, useRef, useState } from 'preact/hooks';
import { RadioGroup } from '@/components/settings/radio-group';
import type { Decision } from '@/lib/core/decision';
import { typeset } from '@/lib/core/typography';
import {
  applyImport,
  type Choices,
  countByKind,
  type ImportSelection,
  isSelected,
  type MergePreview,
  mergeDecisions,
} from '@/lib/decisions/merge-decisions';
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { readStored } from '../storage';
import { DecidedRule, DecisionNote } from './decision-note';
import { formatDay } from './format-date';
import { changeDecisions, useDecisionStatuses } from './use-decisions';

interface ImportPreviewProps {
  theirs: readonly Decision[];
  /** Called when the preview closes: with a status message after the import, without a message otherwise. */
  onDone: (message?: string) => void;
}

export function ImportPreview({ theirs, onDone }: ImportPreviewProps) {
  const { form, taking } = stringsOf(page.lang).deciding;
  const [previews] = useState(() => mergeDecisions(readStored('decisions')[page.game] ?? [], theirs));
  const [choices, setChoices] = useState<Choices>({});
  const [selection, setSelection] = useState<ImportSelection>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const count = (kind: MergePreview['kind']) => countByKind(previews, kind);
  const isNothingNew = count('same') === previews.length;
  const selected = previews.filter((one) => isSelected(one, selection)).length;
  const canImport = selected + count('differs') > 0;
  const importSelected = async () => {
    const isStored = await changeDecisions(page.game, (now) =>
      applyImport(now, mergeDecisions(now, theirs), { choices, selection }),
    );
    onDone(isStored ? taking.taken : form.notKept);
  };
  return (
    <section className="taking" aria-labelledby="taking">
      <h2 id="taking" ref={heading} tabIndex={-1} className="font-rule text-2xl font-[650]">
        {taking.title}
      </h2>
      <p className="mt-1">
        {isNothingNew ? taking.nothing : taking.counts(count('new'), count('differs'), count('same'))}
        {count('holds') > 0 && ` ${taking.countHolds(count('holds'))}`}
        {count('removed') > 0 && ` ${taking.countRemoved(count('removed'))}`}
      </p>
      <ul>
        {previews.map((preview) => (
          <li key={preview.theirs.id}>
            <PreviewItem
              preview={preview}
              chosen={choices[preview.theirs.id]}
              onChoose={(chosen) => setChoices({ ...choices, [preview.theirs.id]: chosen })}
              selected={isSelected(preview, selection)}
              onSelect={(next) => setSelection({ ...selection, [preview.theirs.id]: next })}
            />
          </li>
        ))}
      </ul>
      <p className="taking-end">
        {canImport && (
          <button type="button" className="rule-action-main" onClick={importSelected}>
            {taking.take}
          </button>
        )}
        <button type="button" className="rule-action-wide" onClick={() => onDone()}>
          {canImport ? taking.refuse : form.close}
        </button>
      </p>
    </section>
  );
}

interface PreviewItemProps {
  preview: MergePreview;
  /** Which version of a decision the reader chose: the one on this phone (`ours`) or the imported one (`theirs`). */
  chosen: 'ours' | 'theirs' | undefined;
  onChoose: (chosen: 'ours' | 'theirs') => void;
  selected: boolean;
  onSelect: (selected: boolean) => void;
}

function PreviewItem({ preview, chosen, onChoose, selected, onSelect }: PreviewItemProps) {
  const strings = stringsOf(page.lang);
  const { taking } = strings.deciding;
  const { theirs } = preview;
  const [{ status, locked } = { status: undefined, locked: false }] = useDecisionStatuses(page.game, [
    theirs,
  ]);
  const title = [
    {
      new: taking.fresh,
      differs: taking.differs,
      same: taking.same,
      holds: strings.deciding.holds,
      removed: taking.removed,
    }[preview.kind],
    locked ? strings.lockedTitle : (theirs.rule?.title ?? strings.deciding.ofGame),
  ].join(' · ');
  return (
    <>
      <h3 className="taking-kind" data-kind={preview.kind}>
        {title}
      </h3>
      {!locked && theirs.rule && <DecidedRule rule={theirs.rule} />}
      {preview.kind === 'differs' && (
        <>
          <p className="taking-side">
            {taking.ours}
            {preview.later === 'ours' && ` · ${taking.later}`}
          </p>
          <DecisionNote decision={preview.ours} />
          <p className="taking-side">
            {taking.theirs}
            {preview.later === 'theirs' && ` · ${taking.later}`}
          </p>
        </>
      )}
      {preview.kind === 'holds' && <p>{typeset(taking.heldThere)}</p>}
      {preview.kind === 'removed' && <p>{typeset(taking.removedHere(formatDay(preview.day)))}</p>}
      {!locked && <DecisionNote decision={theirs} status={status} theirs={preview.kind !== 'same'} />}
      {preview.kind === 'differs' && (
        <RadioGroup
          id={`which-${theirs.id}`}
          label={taking.which}
          value={chosen ?? preview.later}
          onChange={onChoose}
          options={[
            { value: 'ours', name: taking.ours },
            { value: 'theirs', name: taking.theirs },
          ]}
        />
      )}
      {preview.kind !== 'differs' && preview.kind !== 'same' && (
        <label className="taking-with">
          <input
            type="checkbox"
            checked={selected}
            onChange={(event) => onSelect(event.currentTarget.checked)}
          />
          {{ new: taking.with, holds: taking.holdHere, removed: taking.back }[preview.kind]}
        </label>
      )}
    </>
  );
}
