// Tests the rule for styles in CONTRIBUTING.md: an element has either Tailwind utilities or a class from app/styles,
// not both.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesUnder } from '../../scripts/files/list-files.mjs';

/**
 * Classes from app/styles that may be combined with utilities. They only decide when an element is shown, or mark the
 * element for scripts and print.
 */
const WITHOUT_LOOK = new Set([
  'needs-scripts',
  'without-scripts',
  'own-drop-hint',
  'booklet',
  'rule',
  'icon',
]);
/** Utilities that may be combined with a class from app/styles: margins, the soft text color, hidden in print. */
const ADAPTS_ONE_USE = /^(?:-?m[trblxy]?-[\w.-]+|text-soft|print:hidden)$/;

const readAll = (folders: readonly string[], ending: string) =>
  folders
    .flatMap((folder) => [...filesUnder(folder)])
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const styles = readAll(['app', 'client'], '.css').map(({ text }) => text.replace(/\/\*[\s\S]*?\*\//g, ''));
/** All class names that the style sheets in app/styles define. */
const ours = new Set(
  styles.flatMap((text) => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
);

/** Yields the class names of every `className="…"` and `` className={`…`} ``, without the computed parts. */
function* classLists(text: string): Generator<string[]> {
  for (const [, plain, template] of text.matchAll(/\bclass(?:Name)?=(?:"([^"]*)"|\{`([^`]*)`\})/g))
    yield (plain ?? template ?? '')
      .replace(/\S*\$\{[^}]*\}\S*/g, ' ')
      .split(/\s+/)
      .filter(Boolean);
}

it('no element combines utilities with a class from app/styles that styles the element', () => {
  const lists = readAll(['app', 'components', 'client'], '.tsx').flatMap(({ file, text }) =>
    [...classLists(text)].map((names) => ({ file, names })),
  );
  const isStyled = ({ names }: { names: string[] }) =>
    names.some((name) => ours.has(name) && !WITHOUT_LOOK.has(name));
  expect(lists.filter(isStyled).length).toBeGreaterThan(200);
  const mixed = lists
    .filter(isStyled)
    .filter(({ names }) => names.some((name) => !ours.has(name) && !ADAPTS_ONE_USE.test(name)))
    .map(({ file, names }) => `${file}: ${names.join(' ')}`);
  expect(mixed).toEqual([]);
});
