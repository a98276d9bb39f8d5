// Leaves out the findings that the book's data file explains; an explanation of nothing is a finding itself.
import type { BookData } from '../book-data';
import type { Finding } from './compare';

export function applyIgnores(findings: readonly Finding[], { audit }: BookData): Finding[] {
  const ignores = audit?.ignore ?? [];
  const used = new Set<number>();
  const left = findings.filter((finding) => {
    const at = ignores.findIndex(
      ({ finding: kind, topic, what }) =>
        kind === finding.finding && topic === finding.topic && (what === undefined || what === finding.what),
    );
    if (at >= 0) used.add(at);
    return at < 0;
  });
  const stale = ignores.flatMap(({ finding, topic, what = '' }, at): Finding[] =>
    used.has(at)
      ? []
      : [{ finding: 'unused ignore', topic, what: `${finding} ${what}`.trim(), where: 'data file' }],
  );
  return [...left, ...stale];
}
