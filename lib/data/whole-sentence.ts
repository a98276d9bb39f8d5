// Completes a rule that is only a fragment of a list: puts the lead-in of the list before it.
//
//   Вирішуєш ти: / - чи пустить тебе далі патруль;   →   Вирішуєш ти: чи пустить тебе далі патруль.
import type { EntryData, RuleData } from './game-data';

type Rules = Pick<EntryData, 'rules'>;

/** Matches what precedes the first letter: quotation marks, brackets and link targets, as in `«[[ships|Корабель`. */
const BEFORE_WORDS = /^(?:\[\[[^\]|]*\||[\s«„“"'(])+/;
/** Matches the end of «Патруль — судно.» */
const SENTENCE_END = /[.!?…:][\s»”“"')\]]*$/;
/** Matches an icon at the end, whose colon does not end a sentence: «символ :hit:». */
const ICON_END = /:[a-z][a-z0-9-]*:$/;
/** Matches the end of a list item: «…;» or «…, або;». */
const LIST_END = /(?:[\s,;]+(?:і|й|та|або|чи|и|или|либо|and|or))?[\s,;]*$/;

/** The complete sentence in inline mark-up, for a rule shown alone: a quotation, a rule card, a search result. */
export function wholeSentence(entry: Rules, rule: RuleData): string {
  const leadIns = leadInsOf(entry, rule);
  if (leadIns.length === 0) return rule.text;
  return [...leadIns.map(({ text }) => text), withFullStop(rule.text)].join(' ');
}

/** The rules that a fragment needs before it, outermost first; none if the rule is a complete sentence. */
export function leadInsOf(entry: Rules, rule: RuleData): RuleData[] {
  const leadIn = findLeadIn(entry, rule);
  return leadIn ? [...leadInsOf(entry, leadIn), leadIn] : [];
}

function findLeadIn({ rules }: Rules, rule: RuleData): RuleData | undefined {
  if (rule.kind !== 'item' && rule.kind !== 'step') return undefined;
  const parent = rules.find(({ id }) => id === rule.parent);
  const leadIn = parent ?? findTextBefore(rules, rule);
  // An open rule must not reveal a locked one.
  if (!leadIn || (leadIn.until && leadIn.until !== rule.until)) return undefined;
  const needsLeadIn = parent ? isLeadIn(parent) || isFragment(rule) : isLeadIn(leadIn) && isFragment(rule);
  return needsLeadIn ? leadIn : undefined;
}

/** Begins with a lower-case letter, or ends without a full stop or the like. */
const isFragment = ({ text }: RuleData): boolean =>
  /^\p{Ll}/u.test(text.replace(BEFORE_WORDS, '')) || !isEnded(text);

const isEnded = (text: string): boolean => SENTENCE_END.test(text) && !ICON_END.test(text);

const isLeadIn = ({ text }: RuleData): boolean => text.endsWith(':') && isEnded(text);

/** The paragraph directly before the rule's list. */
function findTextBefore(rules: readonly RuleData[], rule: RuleData): RuleData | undefined {
  const before = rules
    .slice(0, rules.indexOf(rule))
    .findLast(({ kind }) => kind !== 'item' && kind !== 'step');
  return before?.kind === 'text' ? before : undefined;
}

const withFullStop = (text: string): string => (isEnded(text) ? text : `${text.replace(LIST_END, '')}.`);
