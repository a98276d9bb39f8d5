// The type of the errors that the content check reports, and functions to format them. An error says where it is, what
// was found, what was expected, and how to fix it.
import { closest, distance } from 'fastest-levenshtein';

export interface Diagnostic {
  file: string;
  line: number;
  column: number;
  /** Name of the check in kebab-case, e.g. `unknown-entry`. */
  rule: string;
  /** Sentence of the form "Unexpected X, expected Y." */
  message: string;
  help?: string;
}

function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    a.file.localeCompare(b.file, 'en') ||
    a.line - b.line ||
    a.column - b.column ||
    a.rule.localeCompare(b.rule, 'en')
  );
}

/** Sorts all diagnostics and formats them for a terminal. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  return [...diagnostics]
    .sort(compareDiagnostics)
    .map(({ file, line, column, rule, message, help }) =>
      [`${file}:${line}:${column}  ${rule}`, `  ${message}`, ...(help ? [`  help: ${help}`] : [])].join('\n'),
    )
    .join('\n\n');
}

/**
 * Finds the valid name most similar to a wrong one. Returns undefined if the edit distance between the two is more than
 * half the length of the wrong name and more than two.
 */
export function findNearest(wrong: string, names: Iterable<string>): string | undefined {
  const all = [...names];
  if (all.length === 0) return undefined;
  const best = closest(wrong, all);
  return distance(wrong, best) <= Math.max(2, Math.floor(wrong.length / 2)) ? best : undefined;
}

/** Returns "Did you mean `x`?" for the help line, or undefined if no name is similar enough. */
export function suggest(wrong: string, names: Iterable<string>): string | undefined {
  const nearest = findNearest(wrong, names);
  return nearest && `did you mean \`${nearest}\`?`;
}
