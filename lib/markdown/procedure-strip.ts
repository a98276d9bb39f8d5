// Adds a navigation strip above a numbered procedure: a short label per step that links to the step.
//
//   Markdown: 1. **Кидок.** Кинь. ^one
//             2. Склади мапу: далі. ^two
//             3. Став жетон. ^three
//   HTML:     <div class="flow" data-island="reading/procedure-strip" data-when="load">
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

/** A shorter procedure needs no overview. */
const MIN_STEPS = 3;
/** In characters. */
const MAX_LABEL_LENGTH = 32;

/** Matches the end of the first clause of a step: «Склади мапу: приєднуй…», «Дії. Виконай 2 різні дії». */
const CLAUSE_END = /[.,:;—(](?=\s|$)|\s—/;

/** The label of a step: its opening words in bold, or else its first clause, cut after a whole word. */
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

/** The number of the first step as the author wrote it; 1 for an unordered list. */
export const firstStep = ({ ordered, start }: List): number => (ordered ? (start ?? 1) : 1);

/** A procedure is an ordered list of at least three steps at the top level of the entry. */
export const isProcedure = (list: List, parent: Nodes | undefined): boolean =>
  Boolean(list.ordered) && parent?.type === 'root' && list.children.length >= MIN_STEPS;

/** «Кроки: Рух патруля»: the heading above the list distinguishes several procedures in one entry. */
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

/** Wraps strip and steps in one element, so that the sticky strip stays visible exactly as long as its steps. */
export function withStrip(list: List, steps: Element, { label, anchorOf, iconName }: StripOptions): Element {
  const links = list.children.map((item, index) =>
    h('li', {}, [
      h('a', { href: `#${anchorOf(getRule(item)?.id ?? '')}`, className: ['flow-step'] }, [
        h('span', { className: ['flow-n'] }, [String(firstStep(list) + index)]),
        h('span', { className: ['flow-label'] }, [` ${stepLabel(item, iconName)}`]),
      ]),
    ]),
  );
  return h('div', { className: ['flow'], dataIsland: 'reading/procedure-strip', dataWhen: 'load' }, [
    h('nav', { className: ['flow-strip'], ariaLabel: label }, [h('ol', {}, links)]),
    steps,
  ]);
}
