// Renders the list of a game's decisions (house rules and interpretations of the players), newest first. The reader can
// limit the list to one group of players, and can edit, confirm, send or delete each decision.
import { useEffect, useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { RadioGroup } from '@/components/settings/radio-group';
import { decisionAnchor, targetPath } from '@/lib/core/addresses';
import type { Decision } from '@/lib/core/decision';
import { typeset } from '@/lib/core/typography';
import { targetOf } from '@/lib/data/resolve-moved-rules';
import { findCurrentTarget } from '@/lib/decisions/decision-status';
import {
  confirmDecision,
  listTables,
  toRuleSnapshot,
  withDecision,
  withoutDecision,
} from '@/lib/decisions/edit-decisions';
import { ruleToPlainText } from '@/lib/decisions/rule-to-plain-text';
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { loadGameData } from '../load-game-data';
import { loadIslandOrReport } from '../load-island';
import { DecidedRule, DecisionNote } from './decision-note';
import { openForm } from './form.island';
import { changeDecisions, type DecisionWithStatus, useDecisions } from './use-decisions';

/** Value of the group selector that shows the decisions of all groups of players. */
const ALL_TABLES = '';

/** Renders the list. `onMessage` shows a status message above the list. */
export function DecisionsList({ onMessage }: { onMessage: (message: string) => void }) {
  const { deciding } = stringsOf(page.lang);
  const all = useDecisions(page.game);
  const [table, setTable] = useState(ALL_TABLES);
  const [removed, setRemoved] = useState<DecisionWithStatus>();
  const [focused, setFocused] = useState<{ id: string }>();
  const tables = listTables(all.map(({ decision }) => decision));
  const chosen = tables.includes(table) ? table : ALL_TABLES;
  const shown = all.filter(({ decision }) => !chosen || decision.table === chosen).sort(newestFirst);
  // Whether the reader has restored the most recently deleted decision. If not, its row stays in the list, with an undo
  // button.
  const isRestored = all.some(({ decision }) => decision.id === removed?.decision.id);
  const rows = removed && !isRestored ? [...shown, removed].sort(newestFirst) : shown;
  // When a decision changes, its row may lose the button that the reader pressed. The focus therefore moves to the
  // first button of that row.
  useEffect(() => {
    const item = focused && document.getElementById(decisionAnchor(focused.id));
    item?.querySelector('button')?.focus({ preventScroll: true });
  }, [focused]);
  const update = (next: Decision) => {
    void changeDecisions(page.game, (list) => withDecision(list, next));
    setFocused({ id: next.id });
  };
  const remove = (one: DecisionWithStatus) => {
    const now = new Date();
    void changeDecisions(page.game, (list) => withoutDecision(list, one.decision.id, now));
    setRemoved(one);
    setFocused({ id: one.decision.id });
    onMessage(deciding.removed);
  };
  const undo = ({ decision }: DecisionWithStatus) => {
    update(decision);
    setRemoved(undefined);
    onMessage('');
  };
  return (
    <section>
      <ListActions shown={shown} onMessage={onMessage} />
      {tables.length > 1 && <TableFilter tables={tables} value={chosen} onChange={setTable} />}
      {rows.length === 0 && <p className="mt-4 text-soft">{typeset(deciding.empty)}</p>}
      <ul className="decisions">
        {rows.map((one) => (
          <li key={one.decision.id} id={decisionAnchor(one.decision.id)}>
            {one === removed ? (
              <p className="decision-actions">
                {deciding.removed}
                <button type="button" onClick={() => undo(one)}>
                  {deciding.undo}
                </button>
              </p>
            ) : (
              <DecisionItem item={one} onMessage={onMessage} onUpdate={update} onRemove={remove} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ListActionsProps {
  shown: readonly DecisionWithStatus[];
  onMessage: (message: string) => void;
}

function ListActions({ shown, onMessage }: ListActionsProps) {
  const { deciding, print } = stringsOf(page.lang);
  const send = async () => (await loadIslandOrReport('decisions/send'))?.openSendSheet(shown);
  return (
    <p className="decisions-acts print:hidden">
      <button type="button" className="pill-button" onClick={() => openForm({ game: page.game }, onMessage)}>
        {deciding.add}
      </button>
      {shown.length > 0 && (
        <>
          <button type="button" className="pill-button" onClick={send}>
            {deciding.sendAll}
          </button>
          <button type="button" className="pill-button" onClick={() => window.print()}>
            {print.print}
          </button>
        </>
      )}
    </p>
  );
}

interface TableFilterProps {
  tables: readonly string[];
  value: string;
  onChange: (table: string) => void;
}

function TableFilter({ tables, value, onChange }: TableFilterProps) {
  const { deciding } = stringsOf(page.lang);
  return (
    <div className="print:hidden">
      <RadioGroup
        id="table"
        label={deciding.filter}
        value={value}
        onChange={onChange}
        options={[
          { value: ALL_TABLES, name: deciding.everyone },
          ...tables.map((table) => ({ value: table, name: table })),
        ]}
      />
    </div>
  );
}

interface DecisionItemProps {
  item: DecisionWithStatus;
  onMessage: (message: string) => void;
  onUpdate: (next: Decision) => void;
  onRemove: (item: DecisionWithStatus) => void;
}

const newestFirst = ({ decision: a }: DecisionWithStatus, { decision: b }: DecisionWithStatus): number =>
  b.day.localeCompare(a.day) || b.edited - a.edited;

function DecisionItem({ item, onMessage, onUpdate, onRemove }: DecisionItemProps) {
  const { decision, status, locked } = item;
  const strings = stringsOf(page.lang);
  const { deciding } = strings;
  const { rule, before } = decision;
  if (locked) return <p className="decisions-place">{strings.lockedTitle}</p>;
  const target = status ? status.at : decision.at;
  const title = typeset(rule?.title ?? decision.at ?? deciding.ofGame);
  const send = async () => (await loadIslandOrReport('decisions/send'))?.openSendSheet([item]);
  return (
    <>
      <h2 className="decisions-place">
        {target ? <a href={withBase(targetPath(page.game, page.lang, target))}>{title}</a> : title}
      </h2>
      {rule && status?.state !== 'changed' && <DecidedRule rule={rule} />}
      <DecisionNote decision={decision} status={status}>
        {before && (
          <p className="decision-old">
            {deciding.before} {typeset(before)}
          </p>
        )}
        <p className="decision-actions print:hidden">
          <button type="button" onClick={() => openForm({ game: page.game, decision }, onMessage)}>
            {deciding.edit}
          </button>
          {status?.state === 'changed' && (
            <button type="button" onClick={() => confirmForCurrentRule(decision, onUpdate)}>
              {deciding.holds}
            </button>
          )}
          {before && (
            <button
              type="button"
              onClick={() => {
                const { before: _seen, ...rest } = decision;
                onUpdate(rest);
              }}
            >
              {deciding.seen}
            </button>
          )}
          <button type="button" onClick={send}>
            {deciding.send}
          </button>
          <button type="button" onClick={() => onRemove(item)}>
            {deciding.remove}
          </button>
        </p>
      </DecisionNote>
    </>
  );
}

/**
 * Updates a decision after the reader has confirmed that it still applies: stores the current address and text of its
 * rule.
 */
async function confirmForCurrentRule(decision: Decision, onUpdate: (next: Decision) => void): Promise<void> {
  const lang = decision.rule?.lang ?? page.lang;
  const data = await loadGameData(page.game, lang);
  const found = findCurrentTarget(data, decision.at ?? '');
  if (!found?.rule) return;
  const title = [found.entry.title, found.rule.number].filter(Boolean).join(', ');
  onUpdate(
    confirmDecision(
      decision,
      { at: targetOf(found), rule: toRuleSnapshot(lang, title, ruleToPlainText(found.rule, data)) },
      new Date(),
    ),
  );
}
