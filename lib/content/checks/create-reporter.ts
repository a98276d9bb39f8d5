// Collects the diagnostics of one file, so that a check states only position, code, message and help.
import type { Diagnostic } from '../../core/diagnostics';
import type { SourcePosition } from '../content-file';

/** `message` has the form "Unexpected X, expected Y."; `help` says how to fix it. */
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
