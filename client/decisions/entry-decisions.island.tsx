// The decisions of an entry, or in the booklet of all entries, each under its rule; those whose rule has left stand at the entry's
// end, and say so.
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { draw } from '../mount';
import { DecisionNote } from './decision-note';
import { openForm } from './form.island';
import { type StandingDecision, useDecisions } from './use-decisions';

/** Draws, and keeps in step with what is decided from now on. */
export function showDecisions(text: HTMLElement): void {
  const place = text.appendChild(document.createElement('div'));
  draw(<Decisions text={text} />, place);
}

/** Whatever hangs on a rule, in a place of its own behind the rule's words. */
function placeUnder(target: HTMLElement): HTMLElement {
  const isColumn = target.matches('.side-row, .side');
  const words = isColumn ? target.lastElementChild : target.querySelector(':scope > .rule-body');
  const before = words ?? target;
  const known = [before, before.nextElementSibling].find((one) => one?.matches('.decisions-here'));
  if (known instanceof HTMLElement) return known;
  const place = Object.assign(document.createElement('div'), { className: 'decisions-here' });
  before.after(place);
  return place;
}

function Decisions({ text }: { text: HTMLElement }) {
  // The booklet has all entries.
  const { entry } = text.dataset;
  const { deciding } = stringsOf(page.lang);
  const all = useDecisions(page.game);
  const byRule = useMemo(() => {
    const found = new Map<HTMLElement | undefined, StandingDecision[]>();
    for (const one of all.filter((each) => !each.locked && (!entry || entryOf(each) === entry))) {
      const rule = findRule(one, entry);
      // That a rule has left is said when it is known.
      if (!rule && (!entry || !one.standing)) continue;
      found.set(rule, [...(found.get(rule) ?? []), one]);
    }
    return found;
  }, [all, entry]);
  useLayoutEffect(() => {
    const places = new Set<Element>();
    for (const [rule, list] of byRule) {
      if (!rule) continue;
      const place = placeUnder(rule);
      places.add(place);
      draw(<Notes list={list} />, place);
    }
    for (const place of text.querySelectorAll<HTMLElement>('.decisions-here'))
      if (!places.has(place)) {
        draw(null, place);
        place.remove();
      }
  }, [byRule, text]);
  const rest = byRule.get(undefined) ?? [];
  if (rest.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="font-rule text-xl font-[650]">{deciding.gone}</h2>
      <Notes list={rest} />
    </section>
  );
}

/** Where its rule is now, or was when it is nowhere. */
const targetOf = ({ decision, standing }: StandingDecision): string => standing?.at ?? decision.at ?? '';
const entryOf = (one: StandingDecision): string | undefined => targetOf(one).split('#')[0];

/** The rule of this page a decision belongs under; none where it has left. */
function findRule(one: StandingDecision, entry: string | undefined): HTMLElement | undefined {
  const target = targetOf(one);
  const id = entry ? target.split('#')[1] : target.replace('#', '--');
  if (!id || one.standing?.state === 'removed') return undefined;
  const rule = document.getElementById(id)?.closest<HTMLElement>('.rule, .section');
  if (!rule || rule.dataset.movedTo) return undefined;
  return rule.matches('.side-row') ? columnOf(rule, one) : rule;
}

/** Of two editions under both: it is one rule; where they differ, or only one has it, under the edition it was decided at. */
function columnOf(row: HTMLElement, { decision }: StandingDecision): HTMLElement {
  const sides = [...row.querySelectorAll<HTMLElement>('.side[lang]')];
  const own = sides.find(({ lang }) => lang === decision.rule?.lang);
  return own && (sides.length === 1 || row.matches('.is-different')) ? own : row;
}

function Notes({ list }: { list: readonly StandingDecision[] }) {
  const { deciding } = stringsOf(page.lang);
  const [said, setSaid] = useState('');
  return (
    <>
      {list.map(({ decision, standing }) => (
        <DecisionNote key={decision.id} decision={decision} standing={standing}>
          <p className="decision-actions">
            <button type="button" onClick={() => openForm({ game: page.game, decision }, setSaid)}>
              {deciding.edit}
            </button>
          </p>
        </DecisionNote>
      ))}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
