// Leaves out the findings that the book's data file explains; an explanation of nothing is a finding itself.
import type { Draft, Topic } from '../types';
import type { Finding } from './compare';

export function applyIgnores(
  findings: readonly Finding[],
  { book, topics }: Pick<Draft, 'book' | 'topics'>,
): Finding[] {
  const ignores = book.audit?.ignore ?? [];
  const used = new Set<number>();
  const left = findings.filter((finding) => {
    const at = ignores.findIndex(
      ({ finding: kind, topic, what }) =>
        kind === finding.finding && isNamed(finding, topic) && (what === undefined || what === finding.what),
    );
    if (at >= 0) used.add(at);
    return at < 0;
  });
  // What could be said of a topic is not said when all of it is missing.
  const gone = (name: string) =>
    topics.some(
      (topic) =>
        isNamed({ topic: topic.title, parent: topics[topic.parent ?? -1]?.title }, name) &&
        isGone(topic, topics, findings),
    );
  const stale = ignores.flatMap(({ finding, topic, what = '' }, at): Finding[] =>
    used.has(at) || gone(topic)
      ? []
      : [{ finding: 'unused ignore', topic, what: `${finding} ${what}`.trim(), where: 'data file' }],
  );
  return [...left, ...stale];
}

/** «Вороги > Вартовий»: the one under that topic; «Вартовий»: any. */
const isNamed = ({ topic, parent }: { topic: string; parent?: string | undefined }, name: string): boolean =>
  name === topic || name === `${parent} > ${topic}`;

function isGone({ title, parent }: Topic, topics: readonly Topic[], findings: readonly Finding[]): boolean {
  const above = parent === undefined ? undefined : topics[parent];
  const missing = findings.some(
    (one) => one.finding === 'missing topic' && one.topic === title && one.parent === above?.title,
  );
  return missing || (above !== undefined && isGone(above, topics, findings));
}
