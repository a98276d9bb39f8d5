// Pipeline step: finds redirects, which are topics whose only text is a reference to other topics, such as «Див.
// «Скинути» на с. 12» (See “Discard” on p. 12).
import { alternationOf } from '../text/text-patterns';
import { createTitleResolver } from '../topics/resolve-title';
import type { Draft, Mention, Step, Topic, Warning } from '../types';

export const findRedirects: Step = (draft) => {
  const resolve = createTitleResolver(
    draft.topics.map((topic) => ({ ...topic, kind: isRedirect(topic, draft) ? 'redirect' : topic.kind })),
  );
  const warnings: Warning[] = [];
  const topics = draft.topics.map((topic, at): Topic => {
    const names = redirectNames(topic, draft);
    if (!names.length) return topic;
    const line = topic.blocks[0]?.lines[0] ?? 0;
    const see = names.map((name): Mention => {
      const found = resolve(name);
      if (!found || found.topic === at) warnings.push({ line, code: 'redirect', words: [name] });
      else if (found.guessed)
        warnings.push({
          line,
          code: 'redirect-guessed',
          words: [name, draft.topics[found.topic]?.title ?? ''],
        });
      return { name, line, ...(found && found.topic !== at && { topic: found.topic }) };
    });
    // If one of the names matches no topic, the topic is not a redirect and keeps its sentence, so that no text is
    // lost.
    if (see.some(({ topic: target }) => target === undefined)) return topic;
    return { ...topic, kind: 'redirect', see, blocks: [] };
  });
  // Redirects that lead to each other in a cycle lead to no text. They become ordinary topics again and keep their
  // sentences.
  const acyclic = topics.map((topic, at) => (leadsToText(topics, at) ? topic : (draft.topics[at] as Topic)));
  return { ...draft, topics: acyclic, warnings: [...draft.warnings, ...warnings] };
};

/** Whether the redirects that start at this topic end at a topic with text. */
function leadsToText(topics: readonly Topic[], from: number): boolean {
  const visited = new Set<number>();
  for (let at: number | undefined = from; at !== undefined; at = topics[at]?.see[0]?.topic) {
    if (visited.has(at)) return false;
    visited.add(at);
  }
  return true;
}

const isRedirect = (topic: Topic, draft: Draft): boolean => redirectNames(topic, draft).length > 0;

/**
 * Returns the names of the topics to which a text refers, if the text consists only of references. Returns an empty
 * list for any other text.
 */
function redirectNames({ blocks }: Topic, { words, book }: Draft): string[] {
  const [only, ...rest] = blocks;
  if (!only || rest.length || only.kind !== 'text') return [];
  // Matches the first word of a reference, such as `**See** `.
  const opening = new RegExp(
    `^\\**(?:${alternationOf([...words.see, ...(book.see ?? [])])})\\.?:?\\**\\s+`,
    'iu',
  );
  if (!opening.test(only.text)) return [];
  const list = only.text.replace(opening, '');
  // Matches the page or the direction of a reference, such as “on p. 12” or “on the right”.
  const place = `(?:(?:на|on)\\s+)?(?:${alternationOf(words.page)})\\.?\\s*\\d{1,3}|${alternationOf([...words.samePage, ...words.nearby])}`;
  const remainder = list
    .replace(/[«“„][^»”“]+[»”“]/g, '')
    .replace(new RegExp(`(?<!\\p{L})(?:${place}|${alternationOf(words.and)})(?!\\p{L})`, 'giu'), '');
  if (/[\p{L}\d]/u.test(remainder)) return /[«»“”]/.test(list) ? [] : plainNames(list, place);
  return [...list.matchAll(/[«“„]([^»”“]+)[»”“]/g)].map(([, name = '']) => name);
}

/**
 * Returns the names of a reference without quotation marks, such as “See Discard, p. 12.” Returns an empty list for an
 * ordinary sentence, which has more than four names or a name of more than five words.
 */
function plainNames(list: string, place: string): string[] {
  const names = list
    .replace(new RegExp(`[,(]?\\s*(?<!\\p{L})(?:${place})(?!\\p{L})\\)?`, 'giu'), '')
    .replace(/\.\s*$/, '')
    .split(/,\s*/)
    .filter(Boolean);
  return names.every((name) => name.split(' ').length <= 5) && names.length <= 4 ? names : [];
}
