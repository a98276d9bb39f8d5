// Creates a function that collects the diagnostics of one file. The function adds the path of the file to each
// diagnostic.
import type { Diagnostic } from '../../core/diagnostics';
import type { SourcePosition } from '../content-file';

/**
 * Reports a diagnostic. `message` has the form "Unexpected X, expected Y."; `help` tells the author how to fix the
 * error.
 */
export type Report = (position: SourcePosition, rule: string, message: string, help?: string) => void;

export function createReporter(file: string): { diagnostics: Diagnostic[]; report: Report } {
  const diagnostics: Diagnostic[] = [];
  return {
    diagnostics,
    report: ({ line, column }, rule, message, help) => {
      diagnostics.push({ file, line, column, rule, message, ...(help && { help }) });
    },
  };
}
