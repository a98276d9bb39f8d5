// What of a rule no language may change: its numbers, its icons and where it refers to.
import type { Node, Parent, RootContent } from 'mdast';
import type { Lang } from '../../core/languages';
import { getRule } from '../../markdown/mdast-nodes';
import type { RegisteredEntry } from '../registry';
import { saysInWords } from './number-words';

export interface Facts {
  numbers: Set<string>;
  icons: Set<string>;
  /** Entries; the same rule may stand at another place of an entry in another book. */
  references: Set<string>;
  text: string;
}

/** Rule to its facts; what stands in a rule inside a rule is the inner one's. */
export function factsOf(entry: RegisteredEntry): Map<string, Facts> {
  const rules = new Map<string, Facts>();
  const walk = (node: Node, above?: Facts): void => {
    const rule = getRule(node);
    // A note on another edition tells that edition's numbers.
    if (rule?.note === 'differs') return;
    const facts = rule ? emptyFacts() : above;
    if (rule && facts) rules.set(rule.id, facts);
    if (facts) note(node as RootContent, facts);
    for (const child of (node as Parent).children ?? []) walk(child, facts);
  };
  walk(entry.tree);
  for (const [id, facts] of rules) {
    const byPlayers = Object.values(entry.fields.players?.[id] ?? {});
    facts.text = [facts.text, ...byPlayers].join(' ');
    facts.numbers = numbersIn(facts.text);
  }
  return rules;
}

function note(node: RootContent, facts: Facts): void {
  if (node.type === 'text') facts.text += node.value;
  if (node.type === 'icon') facts.icons.add(node.value);
  if (node.type === 'entryReference') facts.references.add(node.entry);
  if (node.type === 'tableCell') facts.text += ' ';
}

const emptyFacts = (): Facts => ({ numbers: new Set(), icons: new Set(), references: new Set(), text: '' });

/** «4 000» and "4,000" are one number; a bare 1 is an article in another language: «1 кубик», "a die". */
function numbersIn(text: string): Set<string> {
  const plain = text.replace(/\u2060/g, '').replace(/(?<=\d)[, \u00a0\u202f](?=\d{3}(?!\d))/g, '');
  return new Set(
    [...plain.matchAll(/(?<![\d])\d+/g)]
      .filter(
        ({ 0: number, index }) =>
          number !== '1' ||
          /[+−–/×-]$/.test(plain.slice(0, index)) ||
          /^[–/×+-]\d/.test(plain.slice(index + 1)),
      )
      .map(([number]) => number),
  );
}

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...some].filter((one) => !others.has(one)).sort();

/** `here` has what `there` lacks: numbers, unless they stand there in words, icons, references. */
export const lacking = (
  here: Facts,
  there: Facts,
  lang: Lang,
): Record<'numbers' | 'icons' | 'references', string[]> => ({
  numbers: without(here.numbers, there.numbers).filter((number) => !saysInWords(there.text, number, lang)),
  icons: without(here.icons, there.icons),
  references: without(here.references, there.references),
});
