// Finds references inside sentences («див. «Рух» на с. 11») and marks them as links: ⟦place|words⟧.

import { anyOf } from '../text/text-patterns';
import { createResolver } from '../topics/resolve-title';
import type { Draft, Report, Rule, Step } from '../types';

/** «Рух» after «див.», or before a page or «праворуч»; «та «Сусідні»» goes with the one before. */
function referencePattern({ words, book }: Draft): RegExp {
  const see = anyOf([...words.see, ...(book.see ?? [])]);
  const place = `(?:на|у|в|on|at)\\s+(?:${anyOf(words.page)})\\.?\\s*\\d|(?:${anyOf([...words.beside, ...words.near])})(?!\\p{L})`;
  const before = `(?<=(?:^|[^\\p{L}])(?:${see})\\.?\\s+(?:[^«»“”.]{0,40}\\s)?(?:[«“„][^»”“]{2,60}[»”“]\\s+(?:${anyOf(words.and)})\\s+)?)`;
  return new RegExp(
    `${before}[«“„]([^»”“]{2,70})[»”“]|[«“„]([^»”“]{2,70})[»”“](?=\\s+(?:${place})|\\s+(?:${anyOf(words.and)})\\s+[«“„][^»”“]{2,60}[»”“]\\s+(?:${place}))`,
    'giu',
  );
}

/** «у розділі «Рух»»: a title only if there is a topic of exactly that name. */
const sectionPattern = ({ words }: Draft): RegExp =>
  new RegExp(`(?<=(?:^|[^\\p{L}])(?:${anyOf(words.section)})\\p{Ll}*\\s+)[«“„]([^»”“⟦]{2,70})[»”“]`, 'giu');

export const crossReferences: Step = (draft) => {
  const pattern = referencePattern(draft);
  const section = sectionPattern(draft);
  const resolve = createResolver(draft.topics);
  const reports: Report[] = [];
  const link = (rule: Rule): Rule => {
    const text = rule.text.replace(pattern, (whole: string, after?: string, ahead?: string) => {
      const name = after ?? ahead ?? '';
      const found = resolve(name);
      const line = rule.lines[0] ?? 0;
      if (!found) reports.push({ line, code: 'reference', words: [name] });
      else if (found.guessed)
        reports.push({
          line,
          code: 'reference-guessed',
          words: [name, draft.topics[found.topic]?.title ?? ''],
        });
      return found ? `${whole[0]}⟦${found.topic}|${name}⟧${whole.at(-1)}` : whole;
    });
    const linked = text.replace(section, (whole: string, name: string) => {
      const found = resolve(name);
      return found && !found.guessed ? `${whole[0]}⟦${found.topic}|${name}⟧${whole.at(-1)}` : whole;
    });
    return { ...rule, text: linked, children: rule.children.map(link) };
  };
  const topics = draft.topics.map((topic) => ({ ...topic, rules: topic.rules.map(link) }));
  return { ...draft, topics, reports: [...draft.reports, ...reports] };
};
