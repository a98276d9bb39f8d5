// Pipeline step: marks the rules of a topic that are examples, captions of pictures, or rules for team or solo games.
// The site shows captions in italics and the other marked rules as notes.
import type { LanguageWords } from '../languages';
import { openingPattern } from '../text/text-patterns';
import type { ExtractedRule, Step } from '../types';

const MAX_CAPTION_WORDS = 8;
/**
 * If at least this number of captions follow each other, they are not captions but the items of a list without bullets.
 */
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
  return rule;
}

/** Whether the text is a caption: a few words that are neither a sentence nor bold. */
const isCaption = (text: string): boolean =>
  text.split(/\s+/).length <= MAX_CAPTION_WORDS && !/[.!?:;»]\**$/.test(text) && !/^\*\*/.test(text);

/** Turns captions that follow each other into list items, if there are at least `MIN_LIST_CAPTIONS` of them. */
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
