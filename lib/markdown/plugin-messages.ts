// Plugins report through the file, as unified plugins do; this gives every message the same sentence.
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import type { Diagnostic } from '../core/diagnostics';

export interface Finding {
  found: string;
  expected: string;
  help?: string;
}

export type Placed = Pick<Node, 'position'> | { line: number; column: number };

export function report(file: VFile, place: Placed, rule: string, { found, expected, help }: Finding): void {
  const point = 'line' in place ? place : place.position?.start;
  const message = file.message(`Unexpected ${found}, expected ${expected}.`, {
    ...(point ? { place: point } : {}),
    ruleId: rule,
    source: 'pravylo',
  });
  if (help) message.note = help;
}

export function fileToDiagnostics(file: VFile): Diagnostic[] {
  return file.messages.map((message) => ({
    file: file.path,
    line: message.line ?? 1,
    column: message.column ?? 1,
    rule: message.ruleId ?? 'content',
    message: message.reason,
    ...(message.note ? { help: message.note } : {}),
  }));
}
