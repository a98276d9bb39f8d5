// What was made in which engine, as the README's table.

export interface Column {
  name: string;
  /** Undefined where the engine could not be had. */
  version?: string;
  /** One for every journey, in their order. */
  results: boolean[];
}

export function toTable(journeys: readonly string[], columns: readonly Column[], now = new Date()): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const toCell = ({ version, results }: Column, index: number) => {
    if (version === undefined) return 'not tried';
    return results[index] ? '✓' : '✗';
  };
  return [
    row(['journey', ...columns.map(({ name, version }) => [name, version].filter(Boolean).join(' '))]),
    row(['---', ...columns.map(() => '---')]),
    ...journeys.map((name, index) => row([name, ...columns.map((column) => toCell(column, index))])),
    '',
    `A phone of 390 × 844 points. Made ${now.toISOString().slice(0, 10)} by \`npm run test:engines\`.`,
  ].join('\n');
}
