// Compares what is weighed with its budget and says what grew, by file and by how much.

/** Bytes of files by name, as they were when the budget was set. */
export type Weights = Readonly<Record<string, number>>;

export interface Weighed {
  /** What the budget is for: `scripts of an entry`. */
  what: string;
  limit: number;
  files: Weights;
}

const sum = (files: Weights) => Object.values(files).reduce((total, bytes) => total + bytes, 0);
const size = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Undefined when within the budget. */
export function findExcess({ what, limit, files }: Weighed, before: Weights): string | undefined {
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

/** Files larger than before, the most grown first; one whose name carries another hash counts as new. */
function grownFiles(files: Weights, before: Weights): { name: string; is: number; by: number }[] {
  return Object.entries(files)
    .map(([name, is]) => ({ name, is, by: is - (before[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by);
}
