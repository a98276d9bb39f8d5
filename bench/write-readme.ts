// Puts what was measured into the README, between its markers; nothing in there is typed by hand.
import { readFileSync, writeFileSync } from 'node:fs';

export function writeReadme(part: string, markdown: string, file = 'README.md'): void {
  writeFileSync(file, replacePart(readFileSync(file, 'utf8'), part, markdown));
}

export function replacePart(text: string, part: string, markdown: string): string {
  const [from, to] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const start = text.indexOf(from);
  const end = text.indexOf(to);
  if (start < 0 || end < start) throw new Error(`The README has no part between ${from} and ${to}.`);
  return `${text.slice(0, start + from.length)}\n\n${markdown}\n\n${text.slice(end)}`;
}
