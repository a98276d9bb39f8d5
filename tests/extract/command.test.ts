// Runs `npm run extract` and `npm run audit` like a user, and checks which files they write or keep and how they fail.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bundleCommand } from '../../scripts/setup/bundle-command.mjs';
import { graysPdf, LARGEST_PICTURE } from '../fixtures/hostile-pictures';
import { createRandom } from '../fuzz/random-text';
import { inventParagraphs } from './invented-book';
import { pagesPdf, textContent } from './raw-pdf';

const ROOT = resolve(import.meta.dirname, '../..');
/**
 * Folder of the bundled commands. The tests bundle them once at the start, so that not every test has to compile them.
 */
const BUNDLE_DIR = join(ROOT, 'node_modules/.cache/extract-test');

beforeAll(async () => {
  for (const name of ['extract', 'audit-content', 'check-content'])
    await bundleCommand(`scripts/commands/${name}.ts`, join(BUNDLE_DIR, `${name}.mjs`));
});

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'extract-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

function run(script: string, args: string[], env = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(BUNDLE_DIR, `${script}.mjs`), ...args],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    },
  );
  return { status, stdout, stderr };
}

/** Standard error output of a successful run: a line when a step begins, and its duration when it ends. */
const STEPS_ONLY = expect.stringMatching(/^read {7}…\n(?:[a-z ]+ (?:…|[\d.]+ s)\n)+$/);

const BOOK = inventParagraphs(createRandom(3)).text;
const book = (text: string | Uint8Array = BOOK) => {
  const path = join(dir, 'book.txt');
  writeFileSync(path, text);
  return path;
};
const extract = (path: string, ...more: string[]) =>
  run('extract', [path, '--game', 'castle', '--lang', 'uk', '--out', join(dir, 'out'), ...more]);

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .sort()
    .map((file) => [file.slice(path.length + 1), readFileSync(file, 'utf8')] as const);

describe('npm run extract', { timeout: 120_000 }, () => {
  it('writes entries, game.md and extraction.json, with the same bytes every time', () => {
    expect(extract(book())).toMatchObject({ status: 0, stderr: STEPS_ONLY });
    const first = filesIn(join(dir, 'out'));
    expect(first.map(([path]) => path)).toEqual(
      expect.arrayContaining(['castle/game.md', 'extraction.json', 'castle/uk/hlosarii.md']),
    );
    expect(extract(book())).toMatchObject({ status: 0 });
    expect(filesIn(join(dir, 'out'))).toEqual(first);
    const report = JSON.parse(readFileSync(join(dir, 'out/extraction.json'), 'utf8'));
    expect(report).toMatchObject({ book: 'book.txt', game: 'castle', lang: 'uk' });
    for (const { file } of report.topics) expect(existsSync(join(dir, 'out', file)), file).toBe(true);
  });

  it('writes a folder that passes the content checks', () => {
    extract(book());
    expect(run('check-content', [], { CONTENT_DIR: join(dir, 'out') })).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/castle\/uk: \d+ entries, \d+ rules, no problems/),
    });
  });

  it('writes content without audit findings', () => {
    extract(book());
    const env = { CONTENT_DIR: join(dir, 'out') };
    expect(run('audit-content', [book(), '--game', 'castle', '--lang', 'uk'], env)).toMatchObject({
      status: 0,
    });
    const [entry] = readdirSync(join(dir, 'out/castle/uk'));
    rmSync(join(dir, 'out/castle/uk', entry ?? ''));
    const { status, stdout } = run('audit-content', [book(), '--game', 'castle', '--lang', 'uk'], env);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^finding +topic +what +where\nmissing topic /);
  });

  it('removes entries that the book no longer has, and lists the other files that it keeps', () => {
    extract(book());
    writeFileSync(join(dir, 'out/castle/uk/my-notes.md'), 'Мої слова.');
    symlinkSync('my-notes.md', join(dir, 'out/castle/uk/my-link.md'));
    const shorter = BOOK.replace(/\n## (?!ГЛОСАРІЙ)[\s\S]*?(?=\n## )/, '');
    const before = filesIn(join(dir, 'out/castle/uk')).length;
    mkdirSync(join(dir, 'out/.extract-castle-tower-1/old'), { recursive: true });
    const { stdout, status } = extract(book(shorter));
    expect(status).toBe(0);
    expect(stdout).toMatch(/removed, no longer in the book: uk\//);
    expect(stdout).toContain('left alone, not from this extraction: uk/my-notes.md');
    expect(filesIn(join(dir, 'out/castle/uk'))).toHaveLength(before - 1);
    for (const name of ['my-notes.md', 'my-link.md'])
      expect(readFileSync(join(dir, 'out/castle/uk', name), 'utf8')).toBe('Мої слова.');
    expect(readdirSync(join(dir, 'out'))).toContain('.extract-castle-tower-1');
  });

  it('writes nothing when a file of the user has the path of a new file', () => {
    mkdirSync(join(dir, 'out/castle'), { recursive: true });
    writeFileSync(join(dir, 'out/castle/game.md'), 'Моя гра.');
    const { status, stderr } = extract(book());
    expect(status).toBe(1);
    expect(stderr).toMatch(/Nothing was written[\s\S]*game\.md/);
    expect(filesIn(join(dir, 'out'))).toEqual([['castle/game.md', 'Моя гра.']]);
  });

  it('restores the files of a run that was killed', () => {
    extract(book());
    const before = filesIn(join(dir, 'out/castle'));
    mkdirSync(join(dir, 'out/.extract-castle-1/old'), { recursive: true });
    for (const [path, text] of before) {
      mkdirSync(join(dir, 'out/.extract-castle-1/old', path, '..'), { recursive: true });
      writeFileSync(join(dir, 'out/.extract-castle-1/old', path), text);
    }
    rmSync(join(dir, 'out/castle'), { recursive: true });
    expect(extract(book())).toMatchObject({ status: 0 });
    expect(
      filesIn(join(dir, 'out'))
        .map(([path]) => path)
        .filter((path) => path.startsWith('.extract')),
    ).toEqual([]);
    expect(filesIn(join(dir, 'out/castle'))).toEqual(before);
  });

  it('extracts a PDF: source text, line positions, valid entries, and a second game in the same folder', () => {
    const path = join(dir, 'owls.pdf');
    const chapter = (title: string, y: number) =>
      `1 0 0 1 0 ${y} cm ${textContent([title], 18)} 1 0 0 1 0 -30 cm ${textContent(['Each player draws one card from the deck and moves the owl up to', 'three floors of the tower. The player on the left takes the next turn.'])} 1 0 0 1 0 ${30 - y} cm`;
    writeFileSync(
      path,
      pagesPdf([`${chapter('Moving', 0)} ${chapter('Resting', -120)} ${chapter('Scoring', -240)}`]),
    );
    const out = join(dir, 'out');
    const read = (game: string) => run('extract', [path, '--game', game, '--out', out]);
    expect(read('owls')).toMatchObject({
      status: 0,
      stderr: STEPS_ONLY,
      stdout: expect.stringMatching(/3 topics in 3 entries[\s\S]*read as PDF of 1 pages in `en`/),
    });
    const lines = readFileSync(join(out, 'source.txt'), 'utf8').trimEnd().split('\n');
    expect(lines[0]).toBe('Moving');
    const report = JSON.parse(readFileSync(join(out, 'extraction.json'), 'utf8'));
    expect(report).toMatchObject({
      game: 'owls',
      lang: 'en',
      sheets: [{ sheet: 1, width: 595, height: 842 }],
    });
    expect(report.places).toHaveLength(lines.length);
    expect(run('check-content', [], { CONTENT_DIR: out }).stdout).toContain('owls/en: 3 entries');
    expect(read('more-owls')).toMatchObject({ status: 0 });
    expect(JSON.parse(readFileSync(join(out, 'extraction.json'), 'utf8')).game).toBe('owls');
    expect(JSON.parse(readFileSync(join(out, 'extraction.more-owls.json'), 'utf8')).game).toBe('more-owls');
    expect(existsSync(join(out, 'source.more-owls.txt'))).toBe(true);
  });

  it('ends when it needs more than 1,000 MB of memory, and says so', () => {
    const path = join(dir, 'owls.pdf');
    writeFileSync(path, graysPdf(12, LARGEST_PICTURE));
    expect(run('extract', [path, '--game', 'owls', '--lang', 'en', '--out', join(dir, 'out')])).toMatchObject(
      {
        status: 1,
        stderr: expect.stringContaining('more than 1000 MB of memory'),
      },
    );
    expect(existsSync(join(dir, 'out'))).toBe(false);
  });

  it('uses the given data file, and reports its errors', () => {
    const data = join(dir, 'data.json');
    writeFileSync(
      data,
      JSON.stringify({ lang: 'uk', title: 'Замок снів', name: 'Замок', recognise: ['ЗАМОК'] }),
    );
    expect(extract(book(), '--book-file', data)).toMatchObject({ status: 0 });
    expect(readFileSync(join(dir, 'out/castle/game.md'), 'utf8')).toContain('Замок снів');
    writeFileSync(data, '{"lang": "uk"}');
    expect(extract(book(), '--book-file', data)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('title'),
    });
  });

  it.each([
    ['no file', () => join(dir, 'none.txt'), /There is no file/],
    ['a binary file', () => book(Uint8Array.of(1, 2, 0, 0, 255, 254, 0)), /not a text file/],
    [
      '50 MB',
      () => {
        const path = book('x');
        truncateSync(path, 50_000_000);
        return path;
      },
      /too large: 50 MB/,
    ],
    [
      'a text cut inside a letter',
      () => {
        const bytes = new TextEncoder().encode(BOOK);
        return book(
          bytes.subarray(
            0,
            // The file ends after the first byte of a two-byte letter.
            bytes.findIndex((byte, at) => at > 1000 && byte >> 6 === 2),
          ),
        );
      },
      /The book is cut short/,
    ],
    ['a locked or damaged PDF', () => book('%PDF-1.7\n'), /damaged or cut short/],
    ['a PDF without text', () => book(pagesPdf(['0 0 9 9 re f'])), /text recognition/],
    [
      'a story',
      () => book('Осінь прийшла тихо, і ліс шумів під дощем усю ніч.\n'.repeat(30)),
      /not a rules book/,
    ],
  ])('rejects %s with a message and exit code 1, and writes nothing', (_, path, sentence) => {
    const { status, stderr, stdout } = extract(path());
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/\n\s+at |node:internal/);
    expect(existsSync(join(dir, 'out'))).toBe(false);
  });

  it.each([
    ['a file', () => join(dir, 'book.txt'), /is not a folder/],
    ['a path inside a file', () => join(dir, 'book.txt/out'), /cannot be created/],
    ['a path where no folder can be created', () => '/proc/out', /cannot be created/],
  ])('rejects %s as the output folder', (_, out, sentence) => {
    const { status, stderr } = extract(book(), '--out', out());
    expect(status).toBe(1);
    expect(stderr).toMatch(sentence);
  });

  it('prints its usage when the arguments are wrong', () => {
    expect(run('extract', [book()])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Usage: npm run extract'),
    });
    expect(extract(book(), '--lang', 'de')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('expected one of uk, ru'),
    });
    expect(run('audit-content', [])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Usage: npm run audit'),
    });
  });
});
