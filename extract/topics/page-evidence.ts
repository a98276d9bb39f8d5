// Gathers what the text itself says about pages: its contents, its index, and references such as «Бій» на с. 3.
import { readRows } from '../references/index-rows';
import { anyOf, fold, hasSameStem } from '../text/text-patterns';
import type { Draft, Topic } from '../types';
import { createResolver } from './resolve-title';

export interface Evidence {
  topic: number;
  page: number;
  /** Lower is surer. */
  doubt: number;
  line: number;
  /** The chapter fills this page alone, so all it holds is there. */
  whole?: boolean;
}

export function gatherEvidence(draft: Draft): Evidence[] {
  return [...fromContents(draft), ...fromIndex(draft), ...fromText(draft)];
}

function fromContents({ topics, words }: Draft): Evidence[] {
  const resolve = createResolver(topics);
  return topics
    .filter(({ title }) => words.contents.includes(fold(title)))
    .flatMap(({ blocks }) => readRows(blocks, words))
    .flatMap(({ term, line, pages }) => {
      const found = resolve(term);
      const [from, to] = pages[0] ?? [];
      return found && from ? [{ topic: found.topic, page: from, doubt: 1, line, whole: from === to }] : [];
    });
}

function fromIndex({ topics }: Draft): Evidence[] {
  return topics.flatMap(({ index }, topic) =>
    index.flatMap(({ pages, see, line, topics: all, named: sure }) => {
      if (!sure) return [];
      // «Бонуси 7, 12» leads to two places; a reference may give the page of the very rule.
      const page = pages[all.indexOf(topic)] ?? pages[0];
      return page ? [{ topic, page, doubt: see.length ? 3 : 1, line }] : [];
    }),
  );
}

function fromText({ topics, words }: Draft): Evidence[] {
  const resolve = createResolver(topics);
  const page = `(?:${anyOf(words.page)})\\.?\\s*(\\d{1,3})`;
  const quoted = new RegExp(
    `[«“„]([^»”“]{2,60})[»”“](?:\\s+(?:${anyOf(words.and)})\\s+[«“„]([^»”“]{2,60})[»”“])?\\s+(?:на|on)\\s+${page}`,
    'giu',
  );
  const plain = new RegExp(`((?:[\\p{L}’-]+\\s+){1,6})(?:на|on)\\s+${page}`, 'giu');
  const headed = new RegExp(`\\(${page}\\)\\s*$`, 'iu');
  const lead = new RegExp(`^\\*\\*([^*.]+)\\.?\\*\\*.*\\((?:${anyOf(words.see)})\\.?\\s+${page}\\)`, 'iu');
  const found: Evidence[] = [];
  const add = (
    name: string | undefined,
    number: string | undefined,
    doubt: number,
    line: number,
    exact = false,
  ) => {
    const target = name && resolve(name);
    if (target && !(exact && target.guessed))
      found.push({ topic: target.topic, page: Number(number), doubt, line });
  };
  for (const [at, topic] of topics.entries()) {
    const inHeading = headed.exec(topic.heading.text)?.[1];
    if (inHeading) found.push(...sameTitle(topics, at, Number(inHeading)));
    for (const { text, lines } of topic.blocks) {
      const line = lines[0] ?? 0;
      for (const match of text.matchAll(quoted)) {
        add(match[1], match[3], 4, line);
        add(match[2], match[3], 4, line);
      }
      for (const match of text.matchAll(plain))
        found.push(...named(topics, match[1] ?? '', Number(match[2]), line));
      const term = lead.exec(text);
      if (term) add(term[1], term[2], 4, line, true);
    }
  }
  return found;
}

/** «ПОЛІТ ДРАКОНА (С. 10)» in a summary tells the page of the topic of that name elsewhere. */
function sameTitle(topics: readonly Topic[], at: number, page: number): Evidence[] {
  const others = topics.map((topic, other) => (other === at ? { ...topic, title: '' } : topic));
  const target = createResolver(others)(topics[at]?.title ?? '');
  return target ? [{ topic: target.topic, page, doubt: 4, line: topics[at]?.heading.lines[0] ?? 0 }] : [];
}

/** The longest end of the words that is a title. */
function named(topics: readonly Topic[], words: string, page: number, line: number): Evidence[] {
  for (const name of endings(words)) {
    const topic = topics.findIndex(({ title }) => isSameName(name, title));
    if (topic >= 0) return [{ topic, page, doubt: 5, line }];
  }
  return [];
}

/** «алфавітним покажчиком» is «Алфавітний покажчик» in another case. */
function isSameName(name: string, title: string): boolean {
  const [a, b] = [fold(name).split(' '), fold(title).split(' ')];
  return a.length === b.length && a.every((word, at) => hasSameStem(word, b[at] ?? ''));
}

/** «читай про політ дракона» to «про політ дракона», «політ дракона»: no single words. */
function endings(text: string): string[] {
  const words = text.trim().split(/\s+/);
  return words.slice(0, -1).map((_, at) => words.slice(at).join(' '));
}
