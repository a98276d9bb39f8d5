// Shows decisions (house rules and interpretations) on an entry page, on a side-by-side page and in the booklet, which
// contains all entries. Each decision is below its rule. If the rule of a decision was removed, an entry page shows the
// decision at the end of the entry, and the booklet omits it.
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { renderInto } from '../render-into';
import { DecisionNote } from './decision-note';
import { openForm } from './form.island';
import { type DecisionWithStatus, useDecisions } from './use-decisions';

/**
 * Renders the decisions into `text`, which is the element with the text of the page. Renders them again when the stored
 * decisions change.
 */
export function showDecisions(text: HTMLElement): void {
  const place = text.appendChild(document.createElement('div'));
  renderInto(<Decisions text={text} />, place);
}

/**
 * Returns the element that contains the decisions about a rule. If there is none, creates it directly after the body of
 * the rule.
 */
function slotUnder(target: HTMLElement): HTMLElement {
  const isColumn = target.matches('.side-row, .side');
  const body = isColumn ? target.lastElementChild : target.querySelector(':scope > .rule-body');
  const before = body ?? target;
  const existing = [before, before.nextElementSibling].find((one) => one?.matches('.decisions-here'));
  if (existing instanceof HTMLElement) return existing;
  const slot = Object.assign(document.createElement('div'), { className: 'decisions-here' });
  before.after(slot);
  return slot;
}

function Decisions({ text }: { text: HTMLElement }) {
  // Id of the page's entry; undefined in the booklet, which contains all entries.
  const { entry } = text.dataset;
  const { deciding } = stringsOf(page.lang);
  const all = useDecisions(page.game);
  const byRule = useMemo(() => {
    const found = new Map<HTMLElement | undefined, DecisionWithStatus[]>();
    for (const one of all.filter((each) => !each.locked && (!entry || entryOf(each) === entry))) {
      const rule = findRule(one, entry);
      // The page has no rule for this decision. An entry page shows the decision at the end of the entry, but only when
      // its status is known, that is, when the game data has loaded. The booklet never shows it.
      if (!rule && (!entry || !one.status)) continue;
      found.set(rule, [...(found.get(rule) ?? []), one]);
    }
    return found;
  }, [all, entry]);
  useLayoutEffect(() => {
    const slots = new Set<Element>();
    for (const [rule, list] of byRule) {
      if (!rule) continue;
      const slot = slotUnder(rule);
      slots.add(slot);
      renderInto(<Notes list={list} />, slot);
    }
    for (const slot of text.querySelectorAll<HTMLElement>('.decisions-here'))
      if (!slots.has(slot)) {
        renderInto(null, slot);
        slot.remove();
      }
  }, [byRule, text]);
  const orphans = byRule.get(undefined) ?? [];
  if (orphans.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="font-rule text-xl font-[650]">{deciding.gone}</h2>
      <Notes list={orphans} />
    </section>
  );
}

/**
 * Returns the current address of the decision's rule (`combat#ties`). If the current address is not known, returns the
 * stored one.
 */
const targetOf = ({ decision, status }: DecisionWithStatus): string => status?.at ?? decision.at ?? '';
const entryOf = (one: DecisionWithStatus): string | undefined => targetOf(one).split('#')[0];

/** Finds the element of the rule on this page; undefined if the rule was removed or moved to another page. */
function findRule(one: DecisionWithStatus, entry: string | undefined): HTMLElement | undefined {
  const target = targetOf(one);
  const id = entry ? target.split('#')[1] : target.replace('#', '--');
  if (!id || one.status?.state === 'removed') return undefined;
  const rule = document.getElementById(id)?.closest<HTMLElement>('.rule, .section');
  if (!rule || rule.dataset.movedTo) return undefined;
  return rule.matches('.side-row') ? columnOf(rule, one) : rule;
}

/**
 * Returns the element under which a decision is shown on a page with two editions side by side. If the rule has the
 * same meaning in both editions, this is the row of the rule. Otherwise it is the column of the edition in which the
 * decision was made.
 */
function columnOf(row: HTMLElement, { decision }: DecisionWithStatus): HTMLElement {
  const columns = [...row.querySelectorAll<HTMLElement>('.side[lang]')];
  const own = columns.find(({ lang }) => lang === decision.rule?.lang);
  return own && (columns.length === 1 || row.matches('.is-different')) ? own : row;
}

function Notes({ list }: { list: readonly DecisionWithStatus[] }) {
  const { deciding } = stringsOf(page.lang);
  const [message, setMessage] = useState('');
  return (
    <>
      {list.map(({ decision, status }) => (
        <DecisionNote key={decision.id} decision={decision} status={status}>
          <p className="decision-actions">
            <button type="button" onClick={() => openForm({ game: page.game, decision }, setMessage)}>
              {deciding.edit}
            </button>
          </p>
        </DecisionNote>
      ))}
      <p role="status" className="sr-only">
        {message}
      </p>
    </>
  );
}
