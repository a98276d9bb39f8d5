// Adds a navigation strip above a procedure (a numbered list of steps). The strip has one link for each step, with a
// short label.
//
//   Markdown: 1. **Кидок.** Кинь. ^one
//             2. Склади мапу: далі. ^two
//             3. Став жетон. ^three
//   HTML:     <div class="flow" data-island="reading/step-strip" data-when="near">
//               <nav class="flow-strip" aria-label="Кроки"><ol>
//                 <li><a href="#one" class="flow-step"><span class="flow-n">1</span>
//                   <span class="flow-label"> Кидок</span></a></li> … </ol></nav>
//               <ol class="rules steps">…</ol></div>
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { List, ListItem, Nodes, Paragraph, PhrasingContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { inlineToPlain } from '../data/inline-markup';
import { getRule } from './mdast-nodes';
import { phrasingToInline } from './rule-to-inline';

/** Minimum number of steps in a procedure. A shorter list gets no navigation strip. */
const MIN_STEPS = 3;
/** Maximum length, in characters, of a label that is the first clause of a step. */
const MAX_LABEL_LENGTH = 32;

/**
 * Matches the end of the first clause of a step, such as the colon in «Склади мапу: приєднуй…» or the first period in
 * «Дії. Виконай 2 різні дії».
 */
const CLAUSE_END = /[.,:;—(](?=\s|$)|\s—/;

/**
 * Returns the label of a step: its bold text at the beginning or, if there is none, its first clause. If the clause is
 * too long, cuts it after a whole word.
 */
export function stepLabel(item: ListItem, iconName: (id: string) => string): string {
  const words = (item.children[0] as Paragraph | undefined)?.children ?? [];
  const toPlain = (nodes: readonly PhrasingContent[]) =>
    inlineToPlain(phrasingToInline(nodes), iconName).replace(/[\s\u00a0]+/g, ' ');
  const [first] = words;
  if (first?.type === 'strong') return toPlain(first.children).replace(/[.:]$/, '');
  const clause = toPlain(words).split(CLAUSE_END)[0]?.trim() ?? '';
  if (clause.length <= MAX_LABEL_LENGTH) return clause;
  return `${clause.slice(0, clause.lastIndexOf(' ', MAX_LABEL_LENGTH) + 1 || MAX_LABEL_LENGTH).trimEnd()}…`;
}

/** Returns the number of the first item, as the author wrote it. For an unordered list, returns 1. */
export const firstStep = ({ ordered, start }: List): number => (ordered ? (start ?? 1) : 1);

/** Whether the list is a procedure: an ordered list with at least `MIN_STEPS` items at the top level of the entry. */
export const isProcedure = (list: List, parent: Nodes | undefined): boolean =>
  Boolean(list.ordered) && parent?.type === 'root' && list.children.length >= MIN_STEPS;

/**
 * Returns the accessible name of the strip, with the heading above the list: «Кроки: Рух патруля». The heading
 * distinguishes the strips of several procedures in one entry.
 */
export function stripName(label: string, list: List, parent: Nodes | undefined): string {
  if (parent?.type !== 'root') return label;
  const before = parent.children.slice(0, parent.children.indexOf(list));
  const heading = before.findLast(({ type }) => type === 'heading');
  return heading ? `${label}: ${plainText(heading)}` : label;
}

interface StripOptions {
  label: string;
  anchorOf: (rule: string) => string;
  iconName: (id: string) => string;
}

/**
 * Puts the strip (the row of links to the steps) and the steps into one element. The strip is sticky (CSS): it stays on
 * the screen while any of the steps is on the screen.
 */
export function withStrip(list: List, steps: Element, { label, anchorOf, iconName }: StripOptions): Element {
  const links = list.children.map((item, index) =>
    h('li', {}, [
      h('a', { href: `#${anchorOf(getRule(item)?.id ?? '')}`, className: ['flow-step'] }, [
        h('span', { className: ['flow-n'] }, [String(firstStep(list) + index)]),
        h('span', { className: ['flow-label'] }, [` ${stepLabel(item, iconName)}`]),
      ]),
    ]),
  );
  return h('div', { className: ['flow'], dataIsland: 'reading/step-strip', dataWhen: 'near' }, [
    h('nav', { className: ['flow-strip'], ariaLabel: label }, [h('ol', {}, links)]),
    steps,
  ]);
}
