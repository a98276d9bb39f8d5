// Pipeline step: recognizes examples, picture captions and rules for the team or solo game among the rules of a topic.
import type { LanguageWords } from '../languages';
import { openingPattern } from '../text/text-patterns';
import type { ExtractedRule, Step } from '../types';

/** Matches «*Наприклад: якщо ти …*»: a paragraph that is completely in italics. */
const ITALIC = /^\*(?!\*)[^*]+(?:\*\*[^*]+\*\*[^*]*)*\*$/;
const MAX_CAPTION_WORDS = 8;
/** This many captions in a row are a list. */
const MIN_LIST_CAPTIONS = 3;

export const findNotes: Step = (draft) => ({
  ...draft,
  topics: draft.topics.map((topic) => ({
    ...topic,
    rules: captionsToItems(topic.rules.map((rule) => withNoteKind(rule, draft.words))),
  })),
});

function withNoteKind(rule: ExtractedRule, words: LanguageWords): ExtractedRule {
  if (rule.kind === 'item' && !rule.children.length)
    for (const kind of ['team', 'solo'] as const)
      if (openingPattern(words[kind]).test(rule.text)) return { ...rule, kind };
  if (rule.kind !== 'text') return rule;
  for (const kind of ['team', 'solo'] as const)
    if (new RegExp(`${openingPattern(words[kind]).source}\\.`, 'iu').test(rule.text))
      return { ...rule, kind };
  if (openingPattern(words.example).test(rule.text)) return { ...rule, kind: 'example' };
  if (isCaption(rule.text)) return { ...rule, kind: 'caption' };
  return ITALIC.test(rule.text) ? { ...rule, kind: 'example' } : rule;
}

/** A few words that are not a sentence and not in bold. */
const isCaption = (text: string): boolean =>
  text.split(/\s+/).length <= MAX_CAPTION_WORDS && !/[.!?:;»]\**$/.test(text) && !/^\*\*/.test(text);

/** Turns each run of captions that is long enough into list items. */
function captionsToItems(rules: readonly ExtractedRule[]): ExtractedRule[] {
  let start = 0;
  return rules.map((rule, at) => {
    if (rule.kind !== 'caption') return rule;
    if (rules[at - 1]?.kind !== 'caption') start = at;
    const run = rules.slice(start, start + MIN_LIST_CAPTIONS);
    const isList = run.length === MIN_LIST_CAPTIONS && run.every(({ kind }) => kind === 'caption');
    return isList ? { ...rule, kind: 'item' } : rule;
  });
}
