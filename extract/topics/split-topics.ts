// Pipeline step: splits the book into topics at its headings. A heading that repeats the title of the current topic,
// as at the top of the next page, does not start a new topic.
import { type CasingCounts, countCasing, hasJumbledCase, toTitleCase } from '../cleanup/title-case';
import { fold, isAllCaps, relatedPattern } from '../text/text-patterns';
import type { Block, Draft, DroppedLine, Step, Topic } from '../types';

/**
 * Matches the parts that are removed from a title: a page, as in “FLIGHT (P. 9)”, a trademark symbol, or a final
 * colon.
 */
const DECORATION = /[™®]|\s*\((?:(?:see|див|см)\.?\s+)?(?:с|ст|стор|стр|p|pp|page)\.?\s*\d+\)\s*$|:\s*$/giu;
/** Matches an icon in a title, as in `Owl :icon-3:`. Icons are removed from titles. */
const ICONS = /(?:^|\s+):icon-\d+:(?=\s|$)/g;
/** Value of `Block.mark` for a heading that the PDF extractor found by its font. */
export const BY_TYPOGRAPHY = 'type';

/** Matches the bold term at the start of a paragraph: `**Dragon.** Sleeps on its treasure.` */
const BOLD_TERM = /^\*\*([^*]+?)[.:]?\*\*[.:]?\s*(?=\S|$)/;

/** Maximum length of a caption, in characters. */
const MAX_CAPTION_LENGTH = 50;
/** Maximum number of earlier topics in which to search for a repeated heading. */
const MAX_LOOKBACK = 12;

export const splitTopics: Step = (draft) => {
  const formatTitle = createTitleFormatter(draft);
  const dropped: DroppedLine[] = [];
  const topics: Topic[] = [];
  for (const block of draft.blocks) {
    const open = topics.at(-1);
    if (block.kind === 'heading') {
      const title = formatTitle(block);
      if (isPrintedIndex(open, draft) && block.level > (open?.level ?? 0))
        open?.blocks.push({ ...block, kind: 'text' });
      else if (isRepeatedHeading(topics, title)) {
        // If the data file inserted the heading of the current topic, that heading has no source line, and this block
        // is the printed heading. The line of the printed heading is added to the topic, so that no line is lost.
        if (open && !open.heading.lines.length && isSameTitle(open.title, title))
          open.blocks.push({ ...block, kind: 'text', text: '' });
        else dropped.push(...block.lines.map((line) => ({ line, reason: 'repeated heading' })));
      } else topics.push(createTopic(title, block));
      continue;
    }
    const termTopic = open && findTermTopic(open, topics, block, draft);
    if (termTopic) topics.push(termTopic);
    else if (open) open.blocks.push(block);
    else
      topics.push({
        ...createTopic(openingTitle(draft), {
          ...block,
          kind: 'heading',
          lines: [],
          level: openingLevel(block, draft),
        }),
        blocks: [block],
      });
  }
  moveStrayCaptions(topics, draft);
  return { ...draft, topics, dropped: [...draft.dropped, ...dropped] };
};

/**
 * Returns the title for the text before the first heading: the title of the book, or “Introduction” if the title is
 * only the id of the game.
 */
const openingTitle = ({ book: { title }, words }: Draft): string =>
  /^[a-z\d-]+$/.test(title) ? words.introTitle : title;

/**
 * Returns the level for the text before the first heading. In a PDF, it is the level of the chapters, so that the
 * chapters do not become sub-topics of this text.
 */
function openingLevel({ level }: Block, { blocks }: Draft): number {
  const first = blocks.find(({ kind }) => kind === 'heading');
  return first?.mark === BY_TYPOGRAPHY ? first.level : level;
}

/**
 * Moves short texts after a list of related topics to the next topic. The list ends a topic, so these texts are
 * captions above the next heading.
 */
function moveStrayCaptions(topics: Topic[], { words, book }: Draft): void {
  const related = relatedPattern({ words, book });
  for (const [at, topic] of topics.entries()) {
    const lastList = topic.blocks.findLastIndex(({ text }) => related.test(text));
    const strays = topic.blocks.slice(lastList + 1);
    const next = topics[at + 1];
    if (lastList < 0 || !next || !strays.length || !strays.every(isCaption)) continue;
    topic.blocks = topic.blocks.slice(0, lastList + 1);
    next.blocks.unshift(...strays);
  }
}

const isCaption = ({ kind, text }: Block): boolean =>
  kind === 'text' && text.length < MAX_CAPTION_LENGTH && !/[.!?:;]$/.test(text);

/**
 * Returns a function that formats titles. A title in capitals gets the capitalization of the table of contents or the
 * index if it is listed there, and otherwise the capitalization of the book's sentences.
 */
function createTitleFormatter({ blocks, words, book }: Draft): (heading: Block) => string {
  const related = relatedPattern({ words, book });
  const sentences = blocks.filter(
    ({ kind, text }) => kind !== 'row' && kind !== 'heading' && !related.test(text),
  );
  const casing: CasingCounts = countCasing(sentences.map(({ text }) => text));
  const tableSpellings = new Map(
    blocks
      .filter(({ kind }) => kind === 'row')
      .flatMap(({ text }) => text.split('\t').map((cell) => cell.replace(/[\s.]*\.{3}.*$/, '').trim()))
      .map((name) => [fold(name), name]),
  );
  return ({ text, mark }) => {
    const withoutIcons = mark === BY_TYPOGRAPHY ? text.replace(ICONS, '').trim() || text : text;
    const plain = withoutIcons.replace(DECORATION, '').trim() || withoutIcons;
    const cased = hasJumbledCase(plain) ? plain.toUpperCase() : plain;
    // The titles of a PDF have the correct capitalization, unless the font draws all letters as capitals.
    if (mark === BY_TYPOGRAPHY && !isAllCaps(cased))
      return plain.replace(/^\p{Ll}(?=\p{Ll}{2})/u, (letter) => letter.toUpperCase());
    const title =
      (isAllCaps(cased) ? tableSpellings.get(fold(plain)) : undefined) ??
      toTitleCase(cased, casing, words.sentenceCaseTitles);
    return mark === BY_TYPOGRAPHY
      ? title.replace(/(\d:\s+)(\p{Ll})/u, (_, before, letter) => before + letter.toUpperCase())
      : title;
  };
}

const createTopic = (title: string, heading: Block): Topic => ({
  title,
  kind: 'core-rule',
  level: heading.level,
  heading,
  ...(heading.page && { page: heading.page }),
  blocks: [],
  rules: [],
  related: [],
  see: [],
  index: [],
  lines: [],
});

export const isPrintedIndex = (topic: Topic | undefined, { words }: Draft): boolean =>
  topic !== undefined && words.index.includes(fold(topic.title));

/**
 * Whether the title equals that of the current topic or of a topic around it. An earlier topic is around the current
 * one if its heading has a higher level.
 */
function isRepeatedHeading(topics: readonly Topic[], title: string): boolean {
  let level = Number.POSITIVE_INFINITY;
  for (const topic of topics.slice(-MAX_LOOKBACK).reverse()) {
    if (topic.level >= level) continue;
    level = topic.level;
    if (isSameTitle(topic.title, title)) return true;
  }
  return false;
}

const isSameTitle = (a: string, b: string): boolean =>
  fold(a).replace(/\.$/, '') === fold(b).replace(/\.$/, '');

/** Returns a new topic for a paragraph that opens with a bold term, if the current topic is a list of terms. */
function findTermTopic(
  open: Topic,
  topics: readonly Topic[],
  block: Block,
  { book, words }: Draft,
): Topic | undefined {
  if (block.kind !== 'text') return undefined;
  const list =
    open.heading.mark === 'lead' ? topics.findLast(({ heading }) => heading.mark !== 'lead') : open;
  const defaultKind = words.terms.some((name) => fold(list?.title ?? '').startsWith(name))
    ? 'term'
    : undefined;
  const kind = list && (book.leads?.[list.title] ?? defaultKind);
  const term = BOLD_TERM.exec(block.text);
  if (!list || !kind || !term?.[1] || relatedPattern({ words, book }).test(block.text)) return undefined;
  const heading: Block = {
    ...block,
    kind: 'heading',
    text: term[1],
    lines: [],
    level: list.level + 1,
    mark: 'lead',
  };
  return {
    ...createTopic(term[1], heading),
    kind,
    blocks: [{ ...block, text: block.text.slice(term[0].length) }],
  };
}
