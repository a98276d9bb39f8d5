// Writes a table of measurements into docs/measurements.md, between two markers.
import { readFileSync, writeFileSync } from 'node:fs';

export const MEASUREMENTS_FILE = 'docs/measurements.md';

/** Replaces the text between the markers of a section: `<!-- bench:search -->` … `<!-- /bench:search -->`. */
export function writeMeasurements(section: string, markdown: string): void {
  const text = readFileSync(MEASUREMENTS_FILE, 'utf8');
  writeFileSync(MEASUREMENTS_FILE, replaceSection(text, section, markdown));
}

export function replaceSection(text: string, section: string, markdown: string): string {
  const [from, to] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  const start = text.indexOf(from);
  const end = text.indexOf(to);
  if (start < 0 || end < start)
    throw new Error(`${MEASUREMENTS_FILE} has no section between ${from} and ${to}.`);
  return `${text.slice(0, start + from.length)}\n\n${markdown}\n\n${text.slice(end)}`;
}
