// The rooms of lib/ stand in one order, and each may look only at those below it: no circles, whoever adds a file.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

/** From the ground up. ARCHITECTURE.md says what each is for. */
const LAYERS = [
  'i18n',
  'core',
  'data',
  'navigation',
  'markdown',
  'content',
  'search',
  'auto-links',
  'topics',
  'sharing',
  'decisions',
  'backup',
  'compile',
  'private-books',
  'security',
  'offline',
  'install',
  'budgets',
];

interface Import {
  from: string;
  to: string;
  /** Gone when the code runs. */
  typeOnly: boolean;
}

/** Every import between two files of the project, tests aside. */
function readImports(root: string): Import[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.test\.ts$/.test(file.name))
    .flatMap((file) => {
      const from = posix.join(file.parentPath, file.name);
      const text = readFileSync(join(file.parentPath, file.name), 'utf8');
      const ways = text.matchAll(/(?:^(?:import|export)( type)?\b[^;']*|import\()'((?:\.{1,2}|@)\/[^']+)'/gm);
      return [...ways].map(([, typeOnly, to = '']) => ({
        from,
        typeOnly: Boolean(typeOnly),
        to: to.startsWith('@/') ? to.slice(2) : posix.join(dirname(from), to),
      }));
    });
}

const layerOf = (path: string): number =>
  path.startsWith('lib/') ? LAYERS.indexOf(path.split('/')[1] ?? '') : -1;

/** Imports that look up, out of lib/, or at a room that has no place in the order. */
const wrongWays = (imports: readonly Import[]): string[] =>
  imports
    .filter(({ from, to }) => layerOf(to) < 0 || layerOf(from) < 0 || layerOf(to) > layerOf(from))
    .map(({ from, to }) => `${from} → ${to}`);

/** Files that lead back to themselves when the code runs, each circle once. */
function circles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports) {
    if (typeOnly) continue;
    const file = from.replace(/\.tsx?$/, '');
    next.set(file, [...(next.get(file) ?? []), to]);
  }
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) return void found.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file)) return;
    for (const to of next.get(file) ?? []) walk(to, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return found;
}

describe('the layers of lib/', () => {
  const imports = readImports('lib');

  it('look only down', () => {
    expect(imports.length).toBeGreaterThan(300);
    expect(wrongWays(imports)).toEqual([]);
  });

  it('hold no circle of files', () => {
    expect(circles(imports)).toEqual([]);
  });

  it('would tell of a planted circle and of an import that looks up', () => {
    const planted = [
      ...imports,
      { from: 'lib/core/ids.ts', to: 'lib/content/front-matter-schema', typeOnly: false },
      { from: 'lib/core/typography.ts', to: 'lib/data/inline-markup', typeOnly: false },
    ];
    expect(wrongWays(planted)).toEqual([
      'lib/core/ids.ts → lib/content/front-matter-schema',
      'lib/core/typography.ts → lib/data/inline-markup',
    ]);
    expect(circles(planted).join('\n')).toContain('lib/core/typography');
    expect(circles(planted).join('\n')).toContain('lib/core/ids');
  });
});
