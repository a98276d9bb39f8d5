// Formats the table of docs/measurements.md that shows which journeys (sequences of actions of a simulated reader) pass
// in which browser.

export interface EngineColumn {
  name: string;
  /** Version of the browser. Undefined if it is not installed. */
  version?: string;
  /** Whether each journey passed, in the order of the journey list. */
  results: boolean[];
}

export function journeyTable(
  journeys: readonly string[],
  columns: readonly EngineColumn[],
  now = new Date(),
): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const toCell = ({ version, results }: EngineColumn, index: number) => {
    if (version === undefined) return 'not tried';
    return results[index] ? '✓' : '✗';
  };
  return [
    row(['journey', ...columns.map(({ name, version }) => [name, version].filter(Boolean).join(' '))]),
    row(['---', ...columns.map(() => '---')]),
    ...journeys.map((name, index) => row([name, ...columns.map((column) => toCell(column, index))])),
    '',
    `The viewport is 390 × 844 pixels, like a phone's. Measured ${now.toISOString().slice(0, 10)} by \`npm run test:engines\`.`,
  ].join('\n');
}
