// Finds topics that only say where to look: «Див. «Скинути» на с. 12».

import { anyOf } from '../text/text-patterns';
import { createResolver } from '../topics/resolve-title';
import type { Draft, Mention, Report, Step, Topic } from '../types';

export const findRedirects: Step = (draft) => {
  const resolve = createResolver(
    draft.topics.map((topic) => ({ ...topic, kind: isRedirect(topic, draft) ? 'redirect' : topic.kind })),
  );
  const reports: Report[] = [];
  const topics = draft.topics.map((topic, at): Topic => {
    const names = redirectNames(topic, draft);
    if (!names.length) return topic;
    const line = topic.blocks[0]?.lines[0] ?? 0;
    const see = names.map((name): Mention => {
      const found = resolve(name);
      if (!found || found.topic === at) reports.push({ line, code: 'redirect', words: [name] });
      else if (found.guessed)
        reports.push({
          line,
          code: 'redirect-guessed',
          words: [name, draft.topics[found.topic]?.title ?? ''],
        });
      return { name, line, ...(found && found.topic !== at && { topic: found.topic }) };
    });
    // Where no target is known the sentence stays, so that nothing is lost.
    if (see.some(({ topic: target }) => target === undefined)) return topic;
    return { ...topic, kind: 'redirect', see, blocks: [] };
  });
  // One that leads round in a ring keeps its sentence.
  const sound = topics.map((topic, at) => (leadsToText(topics, at) ? topic : (draft.topics[at] as Topic)));
  return { ...draft, topics: sound, reports: [...draft.reports, ...reports] };
};

function leadsToText(topics: readonly Topic[], from: number): boolean {
  const seen = new Set<number>();
  for (let at: number | undefined = from; at !== undefined; at = topics[at]?.see[0]?.topic) {
    if (seen.has(at)) return false;
    seen.add(at);
  }
  return true;
}

const isRedirect = (topic: Topic, draft: Draft): boolean => redirectNames(topic, draft).length > 0;

/** The names of a text that holds nothing but references; else none. */
function redirectNames({ blocks }: Topic, { words, book }: Draft): string[] {
  const [only, ...rest] = blocks;
  if (!only || rest.length || only.kind !== 'text') return [];
  const opening = new RegExp(`^\\**(?:${anyOf([...words.see, ...(book.see ?? [])])})\\.?:?\\**\\s+`, 'iu');
  if (!opening.test(only.text)) return [];
  const list = only.text.replace(opening, '');
  const place = `(?:(?:на|on)\\s+)?(?:${anyOf(words.page)})\\.?\\s*\\d{1,3}|${anyOf([...words.beside, ...words.near])}`;
  const left = list
    .replace(/[«“„][^»”“]+[»”“]/g, '')
    .replace(new RegExp(`(?<!\\p{L})(?:${place}|${anyOf(words.and)})(?!\\p{L})`, 'giu'), '');
  if (/[\p{L}\d]/u.test(left)) return /[«»“”]/.test(list) ? [] : plainNames(list, place);
  return [...list.matchAll(/[«“„]([^»”“]+)[»”“]/g)].map(([, name = '']) => name);
}

/** «Див. Скинути, с. 12.»: a few words without quotation marks. */
function plainNames(list: string, place: string): string[] {
  const names = list
    .replace(new RegExp(`[,(]?\\s*(?<!\\p{L})(?:${place})(?!\\p{L})\\)?`, 'giu'), '')
    .replace(/\.\s*$/, '')
    .split(/,\s*/)
    .filter(Boolean);
  return names.every((name) => name.split(' ').length <= 5) && names.length <= 4 ? names : [];
}
