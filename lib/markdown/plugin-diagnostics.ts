// Lets remark plugins report errors. A plugin adds a message to the VFile (the file object of unified), and
// `fileToDiagnostics` converts the messages to diagnostics.
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import type { Diagnostic } from '../core/diagnostics';

/** The variable parts of a message of the form "Unexpected X, expected Y." */
export interface PluginMessage {
  unexpected: string;
  expected: string;
  help?: string;
}

export type MessagePosition = Pick<Node, 'position'> | { line: number; column: number };

export function report(
  file: VFile,
  position: MessagePosition,
  rule: string,
  { unexpected, expected, help }: PluginMessage,
): void {
  const point = 'line' in position ? position : position.position?.start;
  const message = file.message(`Unexpected ${unexpected}, expected ${expected}.`, {
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
