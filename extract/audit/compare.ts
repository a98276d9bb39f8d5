// Holds the entries of a game against a book: what the book says that the content lacks, and what it has beyond it.
import { rulesOf } from '../../lib/content/entry-summary';
import { entriesOf, type RegisteredGame } from '../../lib/content/registry';
import { isRemark, type RuleData } from '../../lib/data/game-data';
import { openingPattern } from '../text/text-patterns';
import type { Draft, Mention, Rule, Topic } from '../types';
import { compareIndex } from './index-terms';
import { type Match, matchTopics } from './match-topics';
import { figuresOf, numbersOf } from './numerals';

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

export interface Finding {
  finding: FindingKind;
  topic: string;
  /** Title of the topic above it, to tell two of one name apart. */
  parent?: string;
  /** The one number, page or title it is about. */
  what: string;
  /** File of the entry, or line of the book. */
  where: string;
}

/** Counts of rules that differ by more than this factor, and by more than a few, are far apart. */
const FAR = 2.5;
const FEW = 6;

export function compare(draft: Draft, game: RegisteredGame): Finding[] {
  const { topics, lang } = draft;
  const matches = matchTopics(topics, game, lang);
  const findings: Finding[] = [];
  // Where the book prints no lists of related topics, the entries are free to have their own.
  const prints = topics.some(({ related }) => related.length > 0);
  topics.forEach((topic, at) => {
    const match = matches.topics[at];
    const where = match ? `${game.id}/${lang}/${match.entry.id}.md` : `line ${topic.lines[0] ?? 0}`;
    const parent = topic.parent === undefined ? undefined : topics[topic.parent]?.title;
    const say = (finding: FindingKind, what: string) =>
      findings.push({ finding, topic: topic.title, ...(parent && { parent }), what, where });
    if (!match) {
      // What a missing entry holds is missing with it.
      if (topic.parent === undefined || matches.topics[topic.parent])
        say(
          topic.kind === 'redirect' ? 'redirect' : 'missing topic',
          topic.kind === 'redirect' ? 'no entry' : topic.kind,
        );
      return;
    }
    if (!match.heading) {
      const list = (mentions: readonly Mention[]) =>
        mentions.flatMap(({ topic: to }) => (to !== undefined && matches.topics[to] ? [to] : []));
      const targets = (values: readonly string[] | undefined) =>
        (values ?? []).flatMap((value) => matches.byTarget.get(value) ?? []);
      if (prints)
        for (const what of differences(list(topic.related), targets(match.entry.fields.related), topics))
          say('related', what);
      for (const what of differences(list(topic.see), targets(match.entry.fields.see), topics))
        say('redirect', what);
      const { page } = match.entry.fields;
      if (topic.page !== undefined && page !== topic.page)
        say('page', `${page ?? 'none'}, not ${topic.page}`);
    }
    const rules = rulesFor(match, matches.topics);
    const there = numbersOf(rules.map(({ text }) => text).join('\n'), lang);
    for (const figure of figuresOf(bookText(topic, draft)))
      if (!there.has(figure)) say('number', String(figure));
    const count = countApart(topic, topics.filter(({ parent }) => parent === at).length, rules);
    if (count) say('rule count', count);
  });
  const used = new Set(matches.topics.map((match) => match?.entry.id));
  for (const { id, fields } of entriesOf(game, lang))
    if (!used.has(id))
      findings.push({
        finding: 'extra entry',
        topic: fields.title,
        what: id,
        where: `${game.id}/${lang}/${id}.md`,
      });
  return [...findings, ...compareIndex(draft, game, matches)];
}

/** Titles that one list has and the other lacks; a word about the order when only that differs. */
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

/** All that the topic says; the number of an example is only its name. */
function bookText({ rules }: Topic, { words }: Draft): string {
  const label = new RegExp(`${openingPattern(words.example).source}\\s+\\d+`, 'iu');
  const all = (rule: Rule): string[] =>
    rule.kind === 'caption'
      ? []
      : [rule.text.replace(label, ''), ...(rule.rows?.flat() ?? []), ...rule.children.flatMap(all)];
  return rules.flatMap(all).join('\n');
}

/** The rules that stand for the topic: not those in sections that stand for other topics of the book. */
function rulesFor({ entry, heading }: Match, matches: readonly (Match | undefined)[]): RuleData[] {
  const others = new Set(
    matches.flatMap((match) =>
      match?.entry === entry && match.heading && match.heading !== heading ? [match.heading] : [],
    ),
  );
  return rulesOf(entry).filter(
    ({ id, section = '' }) =>
      !others.has(id) && !others.has(section) && (!heading || id === heading || section === heading),
  );
}

/** An entry may say one rule per sentence, so the book's count lies between its paragraphs and its sentences. */
function countApart({ rules }: Topic, children: number, entry: readonly RuleData[]): string | undefined {
  const all = (list: readonly Rule[]): Rule[] => list.flatMap((rule) => [rule, ...all(rule.children)]);
  const blocks = all(rules);
  const sentences = blocks.reduce(
    (sum, { text }) => sum + (text.match(/[.!?:](?=\s|$|\*)/g)?.length ?? 0),
    children,
  );
  const content = entry.filter(({ kind, note }) => kind !== 'heading' && !isRemark(note)).length;
  const most = Math.max(sentences, blocks.length + children);
  const far = (less: number, more: number) => more > FAR * less && more - less > FEW;
  return far(content, blocks.length) || far(most, content)
    ? `${content} here, ${blocks.length} in the book`
    : undefined;
}
