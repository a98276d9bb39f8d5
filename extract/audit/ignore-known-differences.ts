// Removes intended differences, which the book's data file lists under `audit.ignore`. If an item of that list matches
// no difference, the item is out of date, and the audit reports it.
import type { Draft, Topic } from '../types';
import type { Finding } from './compare-with-book';

export function applyIgnores(
  findings: readonly Finding[],
  { book, topics }: Pick<Draft, 'book' | 'topics'>,
): Finding[] {
  const ignores = book.audit?.ignore ?? [];
  const used = new Set<number>();
  const remaining = findings.filter((finding) => {
    const at = ignores.findIndex(
      ({ finding: kind, topic, what }) =>
        kind === finding.finding && isNamed(finding, topic) && (what === undefined || what === finding.what),
    );
    if (at >= 0) used.add(at);
    return at < 0;
  });
  // If a topic is missing, the audit reports nothing else about it. The other items of the ignore list for this topic
  // therefore match no finding. They are not out of date, so they are not reported.
  const isMissingTopic = (name: string) =>
    topics.some(
      (topic) =>
        isNamed({ topic: topic.title, parent: topics[topic.parent ?? -1]?.title }, name) &&
        isMissing(topic, topics, findings),
    );
  const unusedIgnores = ignores.flatMap(({ finding, topic, what = '' }, at): Finding[] =>
    used.has(at) || isMissingTopic(topic)
      ? []
      : [{ finding: 'unused ignore', topic, what: `${finding} ${what}`.trim(), where: 'data file' }],
  );
  return [...remaining, ...unusedIgnores];
}

/**
 * Whether `name` means this topic. `Enemies > Guard` means the topic “Guard” under “Enemies”; `Guard` means any topic
 * with that title.
 */
const isNamed = ({ topic, parent }: { topic: string; parent?: string | undefined }, name: string): boolean =>
  name === topic || name === `${parent} > ${topic}`;

/** Whether the findings report the topic or one of its ancestors as missing. */
function isMissing(
  { title, parent }: Topic,
  topics: readonly Topic[],
  findings: readonly Finding[],
): boolean {
  const above = parent === undefined ? undefined : topics[parent];
  const isReported = findings.some(
    (other) => other.finding === 'missing topic' && other.topic === title && other.parent === above?.title,
  );
  return isReported || (above !== undefined && isMissing(above, topics, findings));
}
