// Scores an extraction against the true structure of its book: counts the found, missed and wrong values of every
// field.
import type { ExtractionFile } from '../../extract/write/write-extraction';
import type { RealBook, Section } from './real-books';

export const FIELDS = ['title', 'kind', 'parent', 'page', 'related', 'see'] as const;
type Field = (typeof FIELDS)[number];

export interface Score {
  counts: Record<Field, { found: number; missed: number; wrong: number }>;
  /** One sentence for every missed or wrong value. */
  notes: string[];
  /** Index of the extracted topic by section id. */
  topicBySection: Map<string, number>;
}

export function scoreBook({ sections }: RealBook, { topics }: ExtractionFile): Score {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const titles = (ids: string[] = []) => ids.map((id) => byId.get(id)?.title ?? id);
  const counts = Object.fromEntries(
    FIELDS.map((field) => [field, { found: 0, missed: 0, wrong: 0 }]),
  ) as Score['counts'];
  const score: Score = { counts, notes: [], topicBySection: new Map() };
  const taken = new Set<number>();
  const compare = (field: Field, section: Section, actual: unknown, expected: unknown) => {
    if (JSON.stringify(actual) === JSON.stringify(expected)) {
      counts[field].found++;
      return;
    }
    const isEmpty = actual === null || (Array.isArray(actual) && actual.length === 0);
    counts[field][isEmpty ? 'missed' : 'wrong']++;
    score.notes.push(
      `${field} of ${section.title}: ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`,
    );
  };
  for (const section of sections) {
    const parent = section.parent ? (byId.get(section.parent)?.title ?? null) : null;
    const findTopic = (strict: boolean) =>
      topics.findIndex(
        (topic, at) =>
          !taken.has(at) &&
          topic.title === section.title &&
          (!strict ||
            (topic.parent === parent && (topic.kind === 'redirect') === (section.kind === 'redirect'))),
      );
    const at = findTopic(true) >= 0 ? findTopic(true) : findTopic(false);
    const topic = topics[at];
    if (!topic) {
      counts.title.missed++;
      score.notes.push(`missed ${section.title}`);
      continue;
    }
    taken.add(at);
    score.topicBySection.set(section.id, at);
    counts.title.found++;
    compare('kind', section, topic.kind, section.kind);
    compare('parent', section, topic.parent, parent);
    if (section.page !== undefined) compare('page', section, topic.page, section.page);
    if (section.related || topic.related.length)
      compare('related', section, topic.related, titles(section.related));
    if (section.see || topic.see.length) compare('see', section, topic.see, titles(section.see));
  }
  topics.forEach(({ title }, at) => {
    if (taken.has(at)) return;
    counts.title.wrong++;
    score.notes.push(`extra ${title}`);
  });
  return score;
}
