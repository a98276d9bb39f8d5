// Tests that every path and command in the documents exists.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
    .sort(),
  ...['app', 'bench', 'client', 'components', 'extract', 'lib', 'scripts', 'service-worker', 'tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((path) => path.endsWith('/README.md') && !path.includes('node_modules/'))
    .sort(),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/**
 * Matches paths in backticks: a path that begins with a folder of the repository, a document such as `README.md`, or a
 * configuration file such as `package.json`.
 */
const PATH =
  /[`]((?:app|bench|components|content|docs|extract|client|lib|public|scripts|service-worker|tests)\/[^\s`)<*#]*|[A-Z]+\.md|[a-z-]+\.(?:json|config\.\w+))[`]/g;

/** Names of files that commands write. They are not in the repository. */
const GENERATED = new Set(['extraction.json']);

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('links only to files and images that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)|(?:src|srcset)="([^":]+)"/g)];
    const missing = links
      .map(([, link, image]) => join(dirname(document), link ?? image ?? ''))
      .filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  });

  it('names only paths that exist', () => {
    const missing = [...text.matchAll(PATH)]
      .map(([, path = '']) => path)
      .filter((path) => !GENERATED.has(path))
      .filter((path) => !existsSync(path) && !existsSync(join(dirname(document), path)));
    expect(missing).toEqual([]);
  });

  it('names only commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the documents together', () => {
  it('name every command of package.json', () => {
    const text = DOCUMENTS.map((document) => readFileSync(document, 'utf8')).join('\n');
    const missing = Object.keys(scripts).filter(
      (name) => !text.includes(`npm run ${name}`) && !text.includes(`npm ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the screenshots of the README', () => {
  it.each(readdirSync('docs/screenshots'))('%s is small', (name) => {
    expect(statSync(`docs/screenshots/${name}`).size).toBeLessThan(72 * 1024);
  });
});
