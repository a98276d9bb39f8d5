// Splits the book at its headings into topics; a heading said twice in a row goes on with the same topic.
import { type Casing, countCasing, isJumbled, toTitle } from '../cleanup/title-case';
import { fold, isCapitals, relatedPattern } from '../text/text-patterns';
import type { Block, Draft, Dropped, Step, Topic } from '../types';

/** Matches the end of «ПОЛІТ ДРАКОНА (С. 9)», a trademark, and a colon after a title. */
const DECORATION = /[™®]|\s*\((?:(?:see|див|см)\.?\s+)?(?:с|ст|стор|стр|p|pp|page)\.?\s*\d+\)\s*$|:\s*$/giu;
/** Icons are drawn among words, not in names. */
const ICONS = /(?:^|\s+):icon-\d+:(?=\s|$)/g;
/** Marks a heading that was found by its type on a page of print. */
export const BY_TYPE = 'type';

/** Matches «**Дракон.** Спить на скарбі.» and takes the bold term off. */
const LEAD = /^\*\*([^*]+?)[.:]?\*\*[.:]?\s*(?=\S|$)/;

export const splitTopics: Step = (draft) => {
  const nameOf = createNamer(draft);
  const dropped: Dropped[] = [];
  const topics: Topic[] = [];
  for (const block of draft.blocks) {
    const open = topics.at(-1);
    if (block.kind === 'heading') {
      const title = nameOf(block);
      if (isIndex(open, draft) && block.level > (open?.level ?? 0))
        open?.blocks.push({ ...block, kind: 'text' });
      else if (isSaidAgain(topics, title)) {
        // Where the data file supplied the heading, this is the printed one: its line belongs to the topic.
        if (open && !open.heading.lines.length && sameTitle(open.title, title))
          open.blocks.push({ ...block, kind: 'text', text: '' });
        else dropped.push(...block.lines.map((line) => ({ line, reason: 'repeated heading' })));
      } else topics.push(createTopic(title, block));
      continue;
    }
    const lead = open && findLead(open, topics, block, draft);
    if (lead) topics.push(lead);
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
  moveStrays(topics, draft);
  return { ...draft, topics, dropped: [...draft.dropped, ...dropped] };
};

/** The name of the book; one that nobody named goes by the id of its game, which is no title. */
const openingTitle = ({ book: { title }, words }: Draft): string =>
  /^[a-z\d-]+$/.test(title) ? words.opening : title;

/** On a page of print, words before the first heading stand beside the chapters and do not hold them. */
function openingLevel({ level }: Block, { blocks }: Draft): number {
  const first = blocks.find(({ kind }) => kind === 'heading');
  return first?.mark === BY_TYPE ? first.level : level;
}

/** The caption of a picture above a heading stands behind the related topics of the topic before. */
function moveStrays(topics: Topic[], { words, book }: Draft): void {
  const related = relatedPattern({ words, book });
  for (const [at, topic] of topics.entries()) {
    const list = topic.blocks.findLastIndex(({ text }) => related.test(text));
    const strays = topic.blocks.slice(list + 1);
    const next = topics[at + 1];
    if (list < 0 || !next || !strays.length || !strays.every(isShort)) continue;
    topic.blocks = topic.blocks.slice(0, list + 1);
    next.blocks.unshift(...strays);
  }
}

const isShort = ({ kind, text }: Block): boolean =>
  kind === 'text' && text.length < 50 && !/[.!?:;]$/.test(text);

/** A title as sentences write its words; one in capitals as the contents or the index print it. */
function createNamer({ blocks, words, book }: Draft): (heading: Block) => string {
  const related = relatedPattern({ words, book });
  const sentences = blocks.filter(
    ({ kind, text }) => kind !== 'row' && kind !== 'heading' && !related.test(text),
  );
  const casing: Casing = countCasing(sentences.map(({ text }) => text));
  const printed = new Map(
    blocks
      .filter(({ kind }) => kind === 'row')
      .flatMap(({ text }) => text.split('\t').map((cell) => cell.replace(/[\s.]*\.{3}.*$/, '').trim()))
      .map((name) => [fold(name), name]),
  );
  return ({ text, mark }) => {
    const named = mark === BY_TYPE ? text.replace(ICONS, '').trim() || text : text;
    const plain = named.replace(DECORATION, '').trim() || named;
    const capitals = isJumbled(plain) ? plain.toUpperCase() : plain;
    // A page of print shows its titles as they are meant; but some fonts draw capitals for small letters.
    if (mark === BY_TYPE && !isCapitals(capitals))
      return plain.replace(/^\p{Ll}(?=\p{Ll}{2})/u, (letter) => letter.toUpperCase());
    const title =
      (isCapitals(capitals) ? printed.get(fold(plain)) : undefined) ??
      toTitle(capitals, casing, words.plainTitles);
    return mark === BY_TYPE
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

export const isIndex = (topic: Topic | undefined, { words }: Draft): boolean =>
  topic !== undefined && words.index.includes(fold(topic.title));

/** The heading of the topic that is open, or of one that holds it, stands here once more. */
function isSaidAgain(topics: readonly Topic[], title: string): boolean {
  let deepest = Number.POSITIVE_INFINITY;
  for (const topic of topics.slice(-12).reverse()) {
    if (topic.level >= deepest) continue;
    deepest = topic.level;
    if (sameTitle(topic.title, title)) return true;
  }
  return false;
}

const sameTitle = (a: string, b: string): boolean =>
  fold(a).replace(/\.$/, '') === fold(b).replace(/\.$/, '');

/** In a list of terms every paragraph that opens in bold is a topic of its own. */
function findLead(
  open: Topic,
  topics: readonly Topic[],
  block: Block,
  { book, words }: Draft,
): Topic | undefined {
  if (block.kind !== 'text') return undefined;
  const home =
    open.heading.mark === 'lead' ? topics.findLast(({ heading }) => heading.mark !== 'lead') : open;
  const terms = words.terms.some((name) => fold(home?.title ?? '').startsWith(name)) ? 'term' : undefined;
  const kind = home && (book.leads?.[home.title] ?? terms);
  const lead = LEAD.exec(block.text);
  if (!home || !kind || !lead?.[1] || relatedPattern({ words, book }).test(block.text)) return undefined;
  const heading: Block = {
    ...block,
    kind: 'heading',
    text: lead[1],
    lines: [],
    level: home.level + 1,
    mark: 'lead',
  };
  return {
    ...createTopic(lead[1], heading),
    kind,
    blocks: [{ ...block, text: block.text.slice(lead[0].length) }],
  };
}
