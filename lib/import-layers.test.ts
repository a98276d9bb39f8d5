// Enforces the layers of lib/: a folder imports only from itself and from lower folders, without import cycles.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The folders of lib/ from the lowest layer to the highest. lib/README.md describes each. */
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
  'open-data',
  'private-books',
  'editing',
  'export',
  'security',
  'offline',
  'install',
  'budgets',
];

interface Import {
  from: string;
  to: string;
  /** Whether the import is an `import type`, which the compiler removes. */
  typeOnly: boolean;
}

/** Returns all imports of project files in the folder `root`, except those of tests. */
function readImports(root: string): Import[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.test\.ts$/.test(file.name))
    .flatMap((file) => {
      const from = posix.join(file.parentPath, file.name);
      const text = readFileSync(join(file.parentPath, file.name), 'utf8');
      // Matches `import … from '../core/ids'`, `export … from './x'`, `import type …` and `import('@/lib/x')`.
      const imports = text.matchAll(
        /(?:^(?:import|export)( type)?\b[^;']*|import\()'((?:\.{1,2}|@)\/[^']+)'/gm,
      );
      return [...imports].map(([, typeOnly, to = '']) => ({
        from,
        typeOnly: Boolean(typeOnly),
        to: to.startsWith('@/') ? to.slice(2) : posix.join(dirname(from), to),
      }));
    });
}

const layerOf = (path: string): number =>
  path.startsWith('lib/') ? LAYERS.indexOf(path.split('/')[1] ?? '') : -1;

/** Returns the imports from a higher layer, from outside lib/, or from a folder that is not in `LAYERS`. */
const forbiddenImports = (imports: readonly Import[]): string[] =>
  imports
    .filter(({ from, to }) => layerOf(to) < 0 || layerOf(from) < 0 || layerOf(to) > layerOf(from))
    .map(({ from, to }) => `${from} → ${to}`);

/**
 * Finds cycles of imports by depth-first search, and formats each as `a → b → a`. Ignores type-only imports, because
 * they do not exist at run time.
 */
function importCycles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports) {
    if (typeOnly) continue;
    const file = from.replace(/\.tsx?$/, '');
    next.set(file, [...(next.get(file) ?? []), to]);
  }
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) return void cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file)) return;
    for (const to of next.get(file) ?? []) walk(to, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return cycles;
}

describe('the layers of lib/', () => {
  const imports = readImports('lib');

  it('import only from lower layers', () => {
    expect(imports.length).toBeGreaterThan(300);
    expect(forbiddenImports(imports)).toEqual([]);
  });

  it('have no import cycles', () => {
    expect(importCycles(imports)).toEqual([]);
  });

  it('are violated by an added cycle and an added import from a higher layer', () => {
    const withViolations = [
      ...imports,
      { from: 'lib/core/ids.ts', to: 'lib/content/front-matter-schema', typeOnly: false },
      { from: 'lib/core/typography.ts', to: 'lib/data/inline-markup', typeOnly: false },
    ];
    expect(forbiddenImports(withViolations)).toEqual([
      'lib/core/ids.ts → lib/content/front-matter-schema',
      'lib/core/typography.ts → lib/data/inline-markup',
    ]);
    expect(importCycles(withViolations).join('\n')).toContain('lib/core/typography');
    expect(importCycles(withViolations).join('\n')).toContain('lib/core/ids');
  });
});
