// The documents are part of the product: every path and command they name exists.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
    .sort(),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Paths in backticks or links that begin with a folder of ours, e.g. `lib/content/checks/check-content.ts`. */
const PATH =
  /[`]((?:app|bench|components|content|docs|extract|lib|parts|public|scripts|tests|worker)\/[^\s`)<*#]*|[A-Z]+\.md|[a-z-]+\.(?:json|config\.\w+))[`]/g;

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('links and shows only what exists', () => {
    const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)|(?:src|srcset)="([^":]+)"/g)];
    const missing = links
      .map(([, link, picture]) => join(dirname(document), link ?? picture ?? ''))
      .filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  });

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
  it('or another document names every command of package.json', () => {
    const text = DOCUMENTS.map((document) => readFileSync(document, 'utf8')).join('\n');
    const unnamed = Object.keys(scripts).filter(
      (name) => !text.includes(`npm run ${name}`) && !text.includes(`npm ${name}`),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('the pictures of the README', () => {
  it.each(readdirSync('docs/screenshots'))('%s is small', (name) => {
    expect(statSync(`docs/screenshots/${name}`).size).toBeLessThan(72 * 1024);
  });
});
