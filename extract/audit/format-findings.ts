// Formats findings as a text table with aligned columns.
import type { Finding } from './compare-with-book';

const HEAD = ['finding', 'topic', 'what', 'where'];

export function formatFindings(findings: readonly Finding[]): string {
  const rows = [HEAD, ...findings.map(({ finding, topic, what, where }) => [finding, topic, what, where])];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
