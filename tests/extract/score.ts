// Holds an extraction against the true structure of its book: found, missed and wrong for every field.
import type { Extraction } from '../../extract/write/write-extraction';
import type { RealBook, Section } from './real-books';

export const FIELDS = ['title', 'kind', 'parent', 'page', 'related', 'see'] as const;
type Field = (typeof FIELDS)[number];

export interface Score {
  counts: Record<Field, { found: number; missed: number; wrong: number }>;
  notes: string[];
  /** Place of the topic that stands for each section. */
  places: Map<string, number>;
}

export function scoreBook({ sections }: RealBook, { topics }: Extraction): Score {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const titles = (ids: string[] = []) => ids.map((id) => byId.get(id)?.title ?? id);
  const counts = Object.fromEntries(
    FIELDS.map((field) => [field, { found: 0, missed: 0, wrong: 0 }]),
  ) as Score['counts'];
  const score: Score = { counts, notes: [], places: new Map() };
  const taken = new Set<number>();
  const compare = (field: Field, section: Section, got: unknown, want: unknown) => {
    if (JSON.stringify(got) === JSON.stringify(want)) {
      counts[field].found++;
      return;
    }
    const none = got === null || (Array.isArray(got) && got.length === 0);
    counts[field][none ? 'missed' : 'wrong']++;
    score.notes.push(`${field} of ${section.title}: ${JSON.stringify(got)}, not ${JSON.stringify(want)}`);
  };
  for (const section of sections) {
    const parent = section.parent ? (byId.get(section.parent)?.title ?? null) : null;
    const fits = (strict: boolean) =>
      topics.findIndex(
        (topic, at) =>
          !taken.has(at) &&
          topic.title === section.title &&
          (!strict ||
            (topic.parent === parent && (topic.kind === 'redirect') === (section.kind === 'redirect'))),
      );
    const at = fits(true) >= 0 ? fits(true) : fits(false);
    const topic = topics[at];
    if (!topic) {
      counts.title.missed++;
      score.notes.push(`missed ${section.title}`);
      continue;
    }
    taken.add(at);
    score.places.set(section.id, at);
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
