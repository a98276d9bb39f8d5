// The list of a game's decisions: newest first, those of one table by themselves, each to be changed, sent or taken off.
import { useEffect, useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { RadioGroup } from '@/components/settings/radio-group';
import { decisionAnchor, targetPath } from '@/lib/core/addresses';
import type { Decision } from '@/lib/core/decision';
import { typeset } from '@/lib/core/typography';
import { targetOf } from '@/lib/data/resolve-moved';
import { findNow } from '@/lib/decisions/decision-status';
import { confirmed, ruleThen, tablesOf, withDecision, withoutDecision } from '@/lib/decisions/edit-decisions';
import { wordsOfRule } from '@/lib/decisions/rule-hash';
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { loadGameData } from '../load-game-data';
import { loadIslandOrReport } from '../load-island';
import { DecisionNote } from './decision-note';
import { openForm } from './form.island';
import { changeDecisions, type StandingDecision, useDecisions } from './use-decisions';

const EVERYONE = '';

export function DecisionsList({ onSaid }: { onSaid: (said: string) => void }) {
  const { deciding } = stringsOf(page.lang);
  const all = useDecisions(page.game);
  const [table, setTable] = useState(EVERYONE);
  const [removed, setRemoved] = useState<StandingDecision>();
  const [touched, setTouched] = useState<{ id: string }>();
  const tables = tablesOf(all.map(({ decision }) => decision));
  const chosen = tables.includes(table) ? table : EVERYONE;
  const shown = all.filter(({ decision }) => !chosen || decision.table === chosen).sort(newestFirst);
  // What was taken off can be brought back where it stood.
  const isBack = all.some(({ decision }) => decision.id === removed?.decision.id);
  const rows = removed && !isBack ? [...shown, removed].sort(newestFirst) : shown;
  // A button that did its work may be gone: the focus stays with the decision.
  useEffect(() => {
    const item = touched && document.getElementById(decisionAnchor(touched.id));
    item?.querySelector('button')?.focus({ preventScroll: true });
  }, [touched]);
  const send = async () => (await loadIslandOrReport('decisions/send'))?.openSend(shown);
  const put = (next: Decision) => {
    changeDecisions(page.game, (list) => withDecision(list, next));
    setTouched({ id: next.id });
  };
  const remove = (one: StandingDecision) => {
    changeDecisions(page.game, (list) => withoutDecision(list, one.decision.id, new Date()));
    setRemoved(one);
    setTouched({ id: one.decision.id });
    onSaid(deciding.removed);
  };
  const undo = ({ decision }: StandingDecision) => {
    put(decision);
    setRemoved(undefined);
    onSaid('');
  };
  return (
    <section>
      <p className="decisions-acts print:hidden">
        <button type="button" className="pill-button" onClick={() => openForm({ game: page.game }, onSaid)}>
          {deciding.add}
        </button>
        {shown.length > 0 && (
          <>
            <button type="button" className="pill-button" onClick={send}>
              {deciding.sendAll}
            </button>
            <button type="button" className="pill-button" onClick={() => window.print()}>
              {stringsOf(page.lang).print.print}
            </button>
          </>
        )}
      </p>
      {tables.length > 1 && (
        <div className="print:hidden">
          <RadioGroup
            id="table"
            label={deciding.filter}
            value={chosen}
            onChange={setTable}
            options={[
              { value: EVERYONE, name: deciding.everyone },
              ...tables.map((value) => ({ value, name: value })),
            ]}
          />
        </div>
      )}
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
              <Item one={one} onSaid={onSaid} onPut={put} onRemove={remove} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ItemProps {
  one: StandingDecision;
  onSaid: (said: string) => void;
  onPut: (next: Decision) => void;
  onRemove: (one: StandingDecision) => void;
}

const newestFirst = ({ decision: a }: StandingDecision, { decision: b }: StandingDecision): number =>
  b.day.localeCompare(a.day) || b.edited - a.edited;

function Item({ one, onSaid, onPut, onRemove }: ItemProps) {
  const { decision, standing, locked } = one;
  const strings = stringsOf(page.lang);
  const { deciding } = strings;
  const { rule, before } = decision;
  if (locked) return <p className="decisions-place">{strings.lockedTitle}</p>;
  const target = standing ? standing.at : decision.at;
  const title = typeset(rule?.title ?? decision.at ?? deciding.ofGame);
  const send = async () => (await loadIslandOrReport('decisions/send'))?.openSend([one]);
  return (
    <>
      <h2 className="decisions-place">
        {target ? <a href={withBase(targetPath(page.game, page.lang, target))}>{title}</a> : title}
      </h2>
      <DecisionNote decision={decision} standing={standing}>
        {before && (
          <p className="decision-old">
            {deciding.before} {typeset(before)}
          </p>
        )}
        <p className="decision-actions print:hidden">
          <button type="button" onClick={() => openForm({ game: page.game, decision }, onSaid)}>
            {deciding.edit}
          </button>
          {standing?.state === 'changed' && (
            <button type="button" onClick={() => confirm(decision, onPut)}>
              {deciding.holds}
            </button>
          )}
          {before && (
            <button
              type="button"
              onClick={() => {
                const { before: _seen, ...rest } = decision;
                onPut(rest);
              }}
            >
              {deciding.seen}
            </button>
          )}
          <button type="button" onClick={send}>
            {deciding.send}
          </button>
          <button type="button" onClick={() => onRemove(one)}>
            {deciding.remove}
          </button>
        </p>
      </DecisionNote>
    </>
  );
}

/** The reader has read the rule as it is now, and the decision stays. */
async function confirm(decision: Decision, put: (next: Decision) => void): Promise<void> {
  const lang = decision.rule?.lang ?? page.lang;
  const data = await loadGameData(page.game, lang);
  const found = findNow(data, decision.at ?? '');
  if (!found?.rule) return;
  const title = [found.entry.title, found.rule.number].filter(Boolean).join(', ');
  put(
    confirmed(
      decision,
      { at: targetOf(found), rule: ruleThen(lang, title, wordsOfRule(found.rule, data)) },
      new Date(),
    ),
  );
}
