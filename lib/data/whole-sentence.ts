// Makes a rule that is a fragment of a list a whole sentence: the line that leads the list in, then the fragment.
import type { EntryData, RuleData } from './game-data';

type Rules = Pick<EntryData, 'rules'>;

/** What stands before the first letter: quotation marks, brackets, and the target of a link. */
const BEFORE_WORDS = /^(?:\[\[[^\]|]*\||[\s«„“"'(])+/;
const SENTENCE_END = /[.!?…:][\s»”“"')\]]*$/;
/** An icon ends in the sign that leads a list in. */
const ICON_END = /:[a-z][a-z0-9-]*:$/;
/** «…;» or «…, або;» */
const LIST_END = /(?:[\s,;]+(?:і|й|та|або|чи|и|или|либо|and|or))?[\s,;]*$/;

/** In inline mark-up, for a place where nothing stands before the rule: a quotation, a card, a search result. */
export function wholeSentence(entry: Rules, rule: RuleData): string {
  const leads = leadsOf(entry, rule);
  if (leads.length === 0) return rule.text;
  return [...leads.map(({ text }) => text), closed(rule.text)].join(' ');
}

/** The rules that a fragment needs before it, outermost first; none where the rule says all by itself. */
export function leadsOf(entry: Rules, rule: RuleData): RuleData[] {
  const lead = leadOf(entry, rule);
  return lead ? [...leadsOf(entry, lead), lead] : [];
}

function leadOf({ rules }: Rules, rule: RuleData): RuleData | undefined {
  if (rule.kind !== 'item' && rule.kind !== 'step') return undefined;
  const parent = rules.find(({ id }) => id === rule.parent);
  const lead = parent ?? textBefore(rules, rule);
  // What is open to everybody does not tell what is not.
  if (!lead || (lead.until && lead.until !== rule.until)) return undefined;
  const isLed = parent ? isLeadIn(parent) || isFragment(rule) : isLeadIn(lead) && isFragment(rule);
  return isLed ? lead : undefined;
}

/** Begins or ends as no sentence does. */
const isFragment = ({ text }: RuleData): boolean =>
  /^\p{Ll}/u.test(text.replace(BEFORE_WORDS, '')) || !isEnded(text);

const isEnded = (text: string): boolean => SENTENCE_END.test(text) && !ICON_END.test(text);

const isLeadIn = ({ text }: RuleData): boolean => text.endsWith(':') && isEnded(text);

/** The paragraph that the rule's list follows. */
function textBefore(rules: readonly RuleData[], rule: RuleData): RuleData | undefined {
  const before = rules
    .slice(0, rules.indexOf(rule))
    .findLast(({ kind }) => kind !== 'item' && kind !== 'step');
  return before?.kind === 'text' ? before : undefined;
}

const closed = (text: string): string => (isEnded(text) ? text : `${text.replace(LIST_END, '')}.`);
