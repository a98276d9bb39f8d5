// Extracts from each rule what must be equal in all languages: its numbers, its icons and its references to other
// entries.
import type { Node, Parent, RootContent } from 'mdast';
import type { Lang } from '../../core/languages';
import { getRule } from '../../markdown/mdast-nodes';
import type { RegisteredEntry } from '../registry';
import { containsNumberWord } from './parse-number-words';

export interface RuleFacts {
  numbers: Set<string>;
  icons: Set<string>;
  /**
   * Ids of the referenced entries. They do not include rule ids, because another edition may have the same rule in
   * another part of the entry.
   */
  references: Set<string>;
  text: string;
}

/**
 * Returns the facts of each rule (its numbers, icons and references), by rule id. The facts of a nested rule do not
 * count for the rule that contains it.
 */
export function ruleFactsOf(entry: RegisteredEntry): Map<string, RuleFacts> {
  const rules = new Map<string, RuleFacts>();
  const walk = (node: Node, parentFacts?: RuleFacts): void => {
    const rule = getRule(node);
    // Skip a note about another edition, because it contains the numbers of that edition.
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
 * Returns the numbers that are written in digits. «4 000» and "4,000" are the same number. Ignores a single 1, because
 * another language may use an article instead («1 кубик», "a die"). Includes the 1 in «+1», «1–4» or «1/2».
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

/**
 * Compares the facts (numbers, icons and references) of one rule in two languages. Returns the facts of `here` that are
 * missing from `there`. A number is not missing if the text of `there` contains it as a word.
 */
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
