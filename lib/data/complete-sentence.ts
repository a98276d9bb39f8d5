// Completes a list item that is only a fragment of a sentence: puts the lead-in (the text that introduces the list)
// before it.
//
//   Input:  Вирішуєш ти:
//           - чи пустить тебе далі патруль;
//   Output: Вирішуєш ти: чи пустить тебе далі патруль.
import type { EntryData, RuleData } from './game-data';

type Rules = Pick<EntryData, 'rules'>;

/**
 * Maximum total length of a rule that introduces a list and of the items of the list, in UTF-16 code units of inline
 * markup.
 */
const MAX_WITH_LIST = 500;

/**
 * Matches the characters before the first letter of a text: quotation marks, brackets and link targets, as in
 * `«[[ships|Корабель`.
 */
const BEFORE_WORDS = /^(?:\[\[[^\]|]*\||[\s«„“"'(])+/;
/** Matches the punctuation at the end of a sentence, such as the period in «Патруль — судно.» */
const SENTENCE_END = /[.!?…:][\s»”“"')\]]*$/;
/** Matches an icon at the end of a text, such as «символ :hit:». Its colon does not end a sentence. */
const ICON_END = /:[a-z][a-z0-9-]*:$/;
/** Matches the characters that end a list item but not a sentence: `;` in «…;», and `, або;` in «…, або;». */
const LIST_END = /(?:[\s,;]+(?:і|й|та|або|чи|и|или|либо|and|or))?[\s,;]*$/;

/**
 * Returns the complete sentence of a rule in inline markup, for places that show the rule alone: a quotation, a rule
 * card, a search result.
 */
export function wholeSentence(entry: Rules, rule: RuleData): string {
  const leadIns = leadInsOf(entry, rule);
  if (leadIns.length === 0) return rule.text;
  return [...leadIns.map(({ text }) => text), withFullStop(rule.text)].join(' ');
}

/**
 * Returns the complete sentence of a rule. If the rule only introduces a list, adds the items of the list, because a
 * search result that ends with a colon would not contain the answer. Leaves out the last items if the text would be
 * longer than `MAX_WITH_LIST`.
 */
export function sentenceWithList(entry: Rules, rule: RuleData): string {
  let text = wholeSentence(entry, rule);
  const items = itemsOf(entry, rule);
  for (const [at, item] of items.entries()) {
    const isLast = at === items.length - 1;
    const words =
      isLast || isEnded(item.text) ? withFullStop(item.text) : `${item.text.replace(LIST_END, '')};`;
    if (at > 0 && text.length + words.length > MAX_WITH_LIST) return `${text} …`;
    text += ` ${words}`;
  }
  return text;
}

/**
 * Returns the rules that introduce a fragment, outermost first. Returns an empty array if the rule is a complete
 * sentence.
 */
export function leadInsOf(entry: Rules, rule: RuleData): RuleData[] {
  const leadIn = findLeadIn(entry, rule);
  return leadIn ? [...leadInsOf(entry, leadIn), leadIn] : [];
}

function findLeadIn({ rules }: Rules, rule: RuleData): RuleData | undefined {
  if (!isListItem(rule)) return undefined;
  const parent = rules.find(({ id }) => id === rule.parent);
  const leadIn = parent ?? findTextBefore(rules, rule);
  // Do not use a lead-in that is locked until another point of the campaign, because it could reveal a spoiler.
  if (!leadIn || (leadIn.until && leadIn.until !== rule.until)) return undefined;
  const needsLeadIn = parent ? isLeadIn(parent) || isFragment(rule) : isLeadIn(leadIn) && isFragment(rule);
  return needsLeadIn ? leadIn : undefined;
}

/** Whether the text is a fragment: it begins with a lower-case letter, or has no punctuation that ends a sentence. */
const isFragment = ({ text }: RuleData): boolean =>
  /^\p{Ll}/u.test(text.replace(BEFORE_WORDS, '')) || !isEnded(text);

const isEnded = (text: string): boolean => SENTENCE_END.test(text) && !ICON_END.test(text);

const isLeadIn = ({ text }: RuleData): boolean => text.endsWith(':') && isEnded(text);

/** Returns the items of the list that the rule introduces. Returns an empty array if the rule is not a lead-in. */
function itemsOf({ rules }: Rules, rule: RuleData): RuleData[] {
  if (rule.kind === 'heading' || !isLeadIn(rule)) return [];
  const after = rules.slice(rules.indexOf(rule) + 1);
  const end = after.findIndex((one) => !isListItem(one));
  const list = end < 0 ? after : after.slice(0, end);
  const parent = rule.kind === 'text' ? undefined : rule.id;
  const items = list.filter((one) => one.parent === parent);
  const ofOtherList = items.findIndex(({ kind }) => kind !== items[0]?.kind);
  // Items of another note or of a spoiler that is not unlocked yet do not belong to the text that the reader sees.
  return (ofOtherList < 0 ? items : items.slice(0, ofOtherList)).filter(
    ({ note, until }) => note === rule.note && until === rule.until,
  );
}

const isListItem = ({ kind }: RuleData): boolean => kind === 'item' || kind === 'step';

/** Returns the paragraph directly before the list that contains the rule, or undefined if there is none. */
function findTextBefore(rules: readonly RuleData[], rule: RuleData): RuleData | undefined {
  const before = rules.slice(0, rules.indexOf(rule)).findLast((one) => !isListItem(one));
  return before?.kind === 'text' ? before : undefined;
}

const withFullStop = (text: string): string => (isEnded(text) ? text : `${text.replace(LIST_END, '')}.`);
