// Compares measured file sizes with their budgets. If a budget is exceeded, lists the files that have grown.

/** Maps the name of a file to its compressed size in bytes. */
export type FileSizes = Readonly<Record<string, number>>;

export interface MeasuredSize {
  /** Description of the files that the budget covers, such as `scripts of an entry`. */
  what: string;
  limit: number;
  files: FileSizes;
}

const sum = (files: FileSizes) => Object.values(files).reduce((total, bytes) => total + bytes, 0);
const size = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/**
 * Returns a message if the total size of the files exceeds the limit, or undefined if it does not. `before` contains
 * the sizes that the files had when the limit was set.
 */
export function findExcess({ what, limit, files }: MeasuredSize, before: FileSizes): string | undefined {
  const total = sum(files);
  if (total <= limit) return undefined;
  const grown = grownFiles(files, before).map(
    ({ name, by, is }) => `  ${name}: ${size(is)}, ${by === is ? 'new or renamed' : `${size(by)} more`}`,
  );
  const gone = Object.keys(before).filter((name) => !(name in files));
  return [
    `${what}: ${size(total)}, ${size(total - limit)} over the budget of ${size(limit)}; it was ${size(sum(before))}.`,
    ...grown,
    ...(gone.length > 0
      ? [`  in place of ${gone.map((name) => `${name} (${size(before[name] ?? 0)})`).join(', ')}`]
      : []),
  ].join('\n');
}

/**
 * Returns the files that are larger than before, the largest growth first. A file whose name contains a hash counts as
 * new when its hash changes.
 */
function grownFiles(files: FileSizes, before: FileSizes): { name: string; is: number; by: number }[] {
  return Object.entries(files)
    .map(([name, is]) => ({ name, is, by: is - (before[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by);
}
