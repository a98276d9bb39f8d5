// The audit (`npm run audit`): compares the entries of a game, which people wrote in their own words, with the topics
// that the extractor found in the rulebook. Lists what only one of the two contains.
import { rulesOf } from '../../lib/content/entry-facts';
import { entriesOf, type RegisteredGame } from '../../lib/content/registry';
import { isEditorialNote, type RuleData } from '../../lib/data/game-data';
import { openingPattern } from '../text/text-patterns';
import type { Draft, ExtractedRule, Mention, Topic } from '../types';
import { compareIndex } from './compare-index-terms';
import { figuresOf, numbersOf } from './extract-numbers';
import { matchTopics, type TopicMatch, type TopicMatches } from './match-topics';

export type FindingKind =
  | 'missing topic'
  | 'extra entry'
  | 'related'
  | 'redirect'
  | 'page'
  | 'number'
  | 'rule count'
  | 'index'
  | 'unused ignore';

/** One difference between the entries of a game and the rulebook. */
export interface Finding {
  finding: FindingKind;
  /** Title of the topic. */
  topic: string;
  /** Title of the parent topic. It distinguishes topics that have the same title. */
  parent?: string;
  /** The number, page or title that differs. */
  what: string;
  /**
   * Where to look for the difference: the path of the entry's file, or a line number of the book if no entry matches.
   */
  where: string;
}

/**
 * Maximum ratio between the number of rules in an entry and the number in its topic of the book. The audit reports an
 * entry only if the ratio is larger and the numbers also differ by more than `MIN_COUNT_DIFFERENCE`.
 */
const MAX_COUNT_RATIO = 2.5;
/**
 * Difference between the number of rules in an entry and in its topic of the book that the audit always accepts,
 * however large the ratio is. For example, 1 rule instead of 4 is an ordinary rewording.
 */
const MIN_COUNT_DIFFERENCE = 6;

export function compareWithBook(draft: Draft, game: RegisteredGame): Finding[] {
  const { topics, lang } = draft;
  const matches = matchTopics(topics, game, lang);
  const findings = topics.flatMap((_, at) => compareTopic(at, draft, game, matches));
  const matchedEntries = new Set(matches.topics.map((match) => match?.entry.id));
  for (const { id, fields } of entriesOf(game, lang))
    if (!matchedEntries.has(id))
      findings.push({
        finding: 'extra entry',
        topic: fields.title,
        what: id,
        where: `${game.id}/${lang}/${id}.md`,
      });
  return [...findings, ...compareIndex(draft, game, matches)];
}

function compareTopic(at: number, draft: Draft, game: RegisteredGame, matches: TopicMatches): Finding[] {
  const { topics, lang } = draft;
  const topic = topics[at] as Topic;
  const match = matches.topics[at];
  const where = match ? `${game.id}/${lang}/${match.entry.id}.md` : `line ${topic.lines[0] ?? 0}`;
  const parent = topic.parent === undefined ? undefined : topics[topic.parent]?.title;
  const findings: Finding[] = [];
  const report = (finding: FindingKind, what: string) =>
    findings.push({ finding, topic: topic.title, ...(parent && { parent }), what, where });
  if (!match) {
    // If the parent topic is missing too, the audit reports only the parent, because that finding covers both.
    if (topic.parent === undefined || matches.topics[topic.parent])
      report(
        topic.kind === 'redirect' ? 'redirect' : 'missing topic',
        topic.kind === 'redirect' ? 'no entry' : topic.kind,
      );
    return findings;
  }
  if (!match.headingId) compareFields(topic, match, topics, matches, report);
  const rules = rulesFor(match, matches.topics);
  const contentNumbers = numbersOf(rules.map(({ text }) => text).join('\n'), lang);
  for (const figure of figuresOf(bookText(topic, draft)))
    if (!contentNumbers.has(figure)) report('number', String(figure));
  const difference = compareRuleCounts(topic, topics.filter((child) => child.parent === at).length, rules);
  if (difference) report('rule count', difference);
  return findings;
}

/** Compares the related topics, redirect targets and page of a topic with the front matter of its entry. */
function compareFields(
  topic: Topic,
  { entry: { fields } }: TopicMatch,
  topics: readonly Topic[],
  matches: TopicMatches,
  report: (finding: FindingKind, what: string) => void,
): void {
  const bookTargets = (mentions: readonly Mention[]) =>
    mentions.flatMap(({ topic: target }) => (target !== undefined && matches.topics[target] ? [target] : []));
  const contentTargets = (targets: readonly string[] | undefined) =>
    (targets ?? []).flatMap((target) => matches.byTarget.get(target) ?? []);
  // If the book lists no related topics at all, the authors of the entries choose them, so there is nothing to compare.
  if (topics.some(({ related }) => related.length > 0))
    for (const what of differences(bookTargets(topic.related), contentTargets(fields.related), topics))
      report('related', what);
  for (const what of differences(bookTargets(topic.see), contentTargets(fields.see), topics))
    report('redirect', what);
  if (topic.page !== undefined && fields.page !== topic.page)
    report('page', `${fields.page ?? 'none'}, not ${topic.page}`);
}

/**
 * Returns the titles of the topics that are in only one of the two lists of topic indexes, or “another order” if only
 * the order differs.
 */
function differences(
  book: readonly number[],
  content: readonly number[],
  topics: readonly Topic[],
): string[] {
  const title = (at: number) => topics[at]?.title ?? '';
  const found = [
    ...book.filter((at) => !content.includes(at)).map((at) => `«${title(at)}» is missing`),
    ...content.filter((at) => !book.includes(at)).map((at) => `«${title(at)}» is extra`),
  ];
  if (!found.length && book.some((at, place) => content[place] !== at)) return ['another order'];
  return found;
}

/**
 * Returns the text of all rules of a topic. Captions of pictures and the labels of numbered examples («Приклад 1»,
 * “Example 1”) are left out, because the numbers in them belong to no rule.
 */
function bookText({ rules }: Topic, { words }: Draft): string {
  const label = new RegExp(`${openingPattern(words.example).source}\\s+\\d+`, 'iu');
  const all = (rule: ExtractedRule): string[] =>
    rule.kind === 'caption'
      ? []
      : [rule.text.replace(label, ''), ...(rule.rows?.flat() ?? []), ...rule.children.flatMap(all)];
  return rules.flatMap(all).join('\n');
}

/**
 * Returns the rules of an entry that belong to one topic of the book. One entry may cover several topics, each in a
 * section of its own; the sections of the other topics are left out.
 */
function rulesFor(
  { entry, headingId }: TopicMatch,
  matches: readonly (TopicMatch | undefined)[],
): RuleData[] {
  const others = new Set(
    matches.flatMap((match) =>
      match?.entry === entry && match.headingId && match.headingId !== headingId ? [match.headingId] : [],
    ),
  );
  // A ruling restates a FAQ or errata of the publisher, not the rulebook, so it is not compared.
  return rulesOf(entry).filter(
    ({ id, section = '', note }) =>
      note !== 'ruling' &&
      !others.has(id) &&
      !others.has(section) &&
      (!headingId || id === headingId || section === headingId),
  );
}

/**
 * Describes the difference if the entry has far more or far fewer rules than the topic; returns undefined otherwise.
 * An author may write one rule for each paragraph or one for each sentence of the book, so the expected number of
 * rules lies between the number of paragraphs and the number of sentences.
 */
function compareRuleCounts(
  { rules }: Topic,
  children: number,
  entry: readonly RuleData[],
): string | undefined {
  const all = (list: readonly ExtractedRule[]): ExtractedRule[] =>
    list.flatMap((rule) => [rule, ...all(rule.children)]);
  const blocks = all(rules);
  const sentences = blocks.reduce(
    (sum, { text }) => sum + (text.match(/[.!?:](?=\s|$|\*)/g)?.length ?? 0),
    children,
  );
  const content = entry.filter(({ kind, note }) => kind !== 'heading' && !isEditorialNote(note)).length;
  const maxExpected = Math.max(sentences, blocks.length + children);
  const isFarApart = (less: number, more: number) =>
    more > MAX_COUNT_RATIO * less && more - less > MIN_COUNT_DIFFERENCE;
  return isFarApart(content, blocks.length) || isFarApart(maxExpected, content)
    ? `${content} here, ${blocks.length} in the book`
    : undefined;
}
