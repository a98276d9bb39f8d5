// Extracts the facts of each rule that must be equal in all languages: its numbers, icons and references.
import type { Node, Parent, RootContent } from 'mdast';
import type { Lang } from '../../core/languages';
import { getRule } from '../../markdown/mdast-nodes';
import type { RegisteredEntry } from '../registry';
import { containsNumberWord } from './number-words';

export interface RuleFacts {
  numbers: Set<string>;
  icons: Set<string>;
  /** Ids of entries only: another book may have the same rule elsewhere in the entry. */
  references: Set<string>;
  text: string;
}

/** Rule id to its facts. The content of a nested rule counts for the nested rule only. */
export function ruleFactsOf(entry: RegisteredEntry): Map<string, RuleFacts> {
  const rules = new Map<string, RuleFacts>();
  const walk = (node: Node, parentFacts?: RuleFacts): void => {
    const rule = getRule(node);
    // A note on another edition contains that edition's numbers.
    if (rule?.note === 'differs') return;
    const facts = rule ? emptyFacts() : parentFacts;
    if (rule && facts) rules.set(rule.id, facts);
    if (facts) addFacts(node as RootContent, facts);
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

function addFacts(node: RootContent, facts: RuleFacts): void {
  if (node.type === 'text') facts.text += node.value;
  if (node.type === 'icon') facts.icons.add(node.value);
  if (node.type === 'entryReference') facts.references.add(node.entry);
  if (node.type === 'tableCell') facts.text += ' ';
}

const emptyFacts = (): RuleFacts => ({
  numbers: new Set(),
  icons: new Set(),
  references: new Set(),
  text: '',
});

/**
 * The numbers in digits. «4 000» and "4,000" are the same number. A bare 1 does not count, because another language may
 * have an article instead («1 кубик», "a die"); a 1 in «+1», «1–4» or «1/2» counts.
 */
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

const difference = (some: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...some].filter((one) => !others.has(one)).sort();

/** The facts of `here` that are missing from `there`. A number written as a word in `there` is not missing. */
export const missingFacts = (
  here: RuleFacts,
  there: RuleFacts,
  langThere: Lang,
): Record<'numbers' | 'icons' | 'references', string[]> => ({
  numbers: difference(here.numbers, there.numbers).filter(
    (number) => !containsNumberWord(there.text, number, langThere),
  ),
  icons: difference(here.icons, there.icons),
  references: difference(here.references, there.references),
});
