// The strip of a numbered procedure: its steps as short labels that lead to them.
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { List, ListItem, Nodes, Paragraph, PhrasingContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { inlineToPlain } from '../data/inline-markup';
import { getRule } from './mdast-nodes';
import { toInline } from './rule-to-inline';

/** A procedure of fewer steps is seen at a glance as it is. */
const FEWEST_STEPS = 3;
const LONGEST_LABEL = 32;

/** Where the first clause of a step ends: «Склади мапу: приєднуй…», «Дії. Виконай 2 різні дії». */
const CLAUSE_END = /[.,:;—(](?=\s|$)|\s—/;

/** The words a step is called by: its bold opening, or its first clause, cut at a word. */
export function stepLabel(item: ListItem, iconName: (id: string) => string): string {
  const words = (item.children[0] as Paragraph | undefined)?.children ?? [];
  const plain = (nodes: readonly PhrasingContent[]) =>
    inlineToPlain(toInline(nodes), iconName).replace(/[\s\u00a0]+/g, ' ');
  const [first] = words;
  if (first?.type === 'strong') return plain(first.children).replace(/[.:]$/, '');
  const clause = plain(words).split(CLAUSE_END)[0]?.trim() ?? '';
  if (clause.length <= LONGEST_LABEL) return clause;
  return `${clause.slice(0, clause.lastIndexOf(' ', LONGEST_LABEL) + 1 || LONGEST_LABEL).trimEnd()}…`;
}

/** Its number as it is written; 1 where there are none. */
export const firstStep = ({ ordered, start }: List): number => (ordered ? (start ?? 1) : 1);

export const isProcedure = (list: List, parent: Nodes | undefined): boolean =>
  Boolean(list.ordered) && parent?.type === 'root' && list.children.length >= FEWEST_STEPS;

/** «Кроки: Рух патруля»: an entry may hold several procedures, each under a heading of its own. */
export function stripName(label: string, list: List, parent: Nodes | undefined): string {
  if (parent?.type !== 'root') return label;
  const before = parent.children.slice(0, parent.children.indexOf(list));
  const heading = before.findLast(({ type }) => type === 'heading');
  return heading ? `${label}: ${plainText(heading)}` : label;
}

interface StripContext {
  label: string;
  idOf: (rule: string) => string;
  iconName: (id: string) => string;
}

/** The strip and the steps in one frame, so that the strip stays in sight exactly as long as they do. */
export function withStrip(list: List, steps: Element, { label, idOf, iconName }: StripContext): Element {
  const links = list.children.map((item, index) =>
    h('li', {}, [
      h('a', { href: `#${idOf(getRule(item)?.id ?? '')}`, className: ['flow-step'] }, [
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
