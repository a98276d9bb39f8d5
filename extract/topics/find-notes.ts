// Recognises examples, captions of pictures and rules for the team or solo game among the rules of a topic.
import type { LanguageWords } from '../languages';
import { openingPattern } from '../text/text-patterns';
import type { Rule, Step } from '../types';

/** Matches «*Наприклад: якщо ти …*»: a paragraph in Italics from end to end. */
const ITALIC = /^\*(?!\*)[^*]+(?:\*\*[^*]+\*\*[^*]*)*\*$/;
const CAPTION_WORDS = 8;

export const findNotes: Step = (draft) => ({
  ...draft,
  topics: draft.topics.map((topic) => ({
    ...topic,
    rules: listCaptions(topic.rules.map((rule) => noteOf(rule, draft.words))),
  })),
});

function noteOf(rule: Rule, words: LanguageWords): Rule {
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

/** A few words that are no sentence, left where a picture stood. */
const isCaption = (text: string): boolean =>
  text.split(/\s+/).length <= CAPTION_WORDS && !/[.!?:;»]\**$/.test(text) && !/^\*\*/.test(text);

/** Three and more in a row are a list. */
function listCaptions(rules: readonly Rule[]): Rule[] {
  let since = 0;
  return rules.map((rule, at) => {
    if (rule.kind !== 'caption') return rule;
    if (rules[at - 1]?.kind !== 'caption') since = at;
    const long = at - since >= 2 || rules.slice(since, since + 3).every(({ kind }) => kind === 'caption');
    return long && rules.length >= since + 3 ? { ...rule, kind: 'item' } : rule;
  });
}
