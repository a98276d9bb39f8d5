// The documents are part of the product: every path and command they name exists.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Paths in backticks or links that begin with a folder of ours, e.g. `lib/content/check.ts`. */
const PATH =
  /[`(]((?:app|bench|components|content|docs|lib|scripts|tests)\/[^\s`)<*#]*|[A-Z]+\.md|[a-z-]+\.(?:json|config\.\w+))[`)]/g;

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names only paths that exist', () => {
    const missing = [...text.matchAll(PATH)].map(([, path = '']) => path).filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  });

  it('names only commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the README', () => {
  it('names every command of package.json that is not an inner step', () => {
    const text = DOCUMENTS.map((document) => readFileSync(document, 'utf8')).join('\n');
    const inner = ['compile'];
    const unnamed = Object.keys(scripts).filter(
      (name) => !inner.includes(name) && !text.includes(`npm run ${name}`) && !text.includes(`npm ${name}`),
    );
    expect(unnamed).toEqual([]);
  });
});
