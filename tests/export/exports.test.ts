// Tests the exports of all games and the command that writes them: an EPUB, a vault (a folder of linked Markdown
// notes), and a deck (flash cards as a text file).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CompiledEdition, compileGame } from '../../lib/compile/compile-game';
import { type ExportFormat, type ExportInput, exportEdition } from '../../lib/export/export-edition';
import { VALID_GAME } from '../fixtures/valid-game';
import { siteRegistry } from '../support/site-content';

/** Path of the EPUB validator epubcheck on Debian. It is a Java program, so the test starts it with `java`. */
const EPUBCHECK = '/usr/bin/epubcheck';
const dir = mkdtempSync(join(tmpdir(), 'export-'));
let editions: CompiledEdition[] = [];

beforeAll(async () => {
  const registry = await siteRegistry();
  editions = [...registry.values()].flatMap(
    (game) => compileGame(game, { settings: { basePath: '' }, hash: (text) => String(text.length) }).editions,
  );
});
afterAll(() => rmSync(dir, { recursive: true }));

const toInput = (edition: CompiledEdition): ExportInput => ({
  ...edition,
  changed: '2026-03-14',
  origin: 'https://example.org',
});
const filesOf = (edition: CompiledEdition, format: ExportFormat): Map<string, string> => {
  const files = unzipSync(exportEdition(toInput(edition), format).bytes);
  return new Map(
    Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)] as const),
  );
};
const nameOf = ({ edition }: CompiledEdition): string => `${edition.game}.${edition.lang}`;
/** Returns the beginnings of the rules that are spoilers. No export may contain them. */
const secretsOf = ({ data }: CompiledEdition): string[] =>
  data.entries.flatMap((entry) =>
    entry.rules
      .filter((rule) => (rule.until ?? entry.until) && rule.kind !== 'heading')
      .map(({ text }) => text.split(/[:[]/)[0] ?? '')
      .filter((text) => text.length > 25),
  );

describe('the EPUB', () => {
  it.skipIf(!existsSync(EPUBCHECK))(
    'passes epubcheck',
    () => {
      const edition = editions.find((one) => nameOf(one) === 'planet-unknown.uk') as CompiledEdition;
      const file = join(dir, 'book.epub');
      writeFileSync(file, exportEdition(toInput(edition), 'epub').bytes);
      const { stdout, stderr } = spawnSync('java', ['-jar', EPUBCHECK, file], { encoding: 'utf8' });
      expect(stdout + stderr).toContain('0 fatals / 0 errors / 0 warnings');
    },
    120_000,
  );

  it('begins with the uncompressed file mimetype', () => {
    const { bytes } = exportEdition(toInput(editions[0] as CompiledEdition), 'epub');
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 58))).toMatch(
      /^PK.{28}mimetypeapplication\/epub\+zip/s,
    );
  });

  it('has every entry, closed elements, and links only to chapters and rules that exist', () => {
    for (const edition of editions) {
      const files = filesOf(edition, 'epub');
      for (const { id } of edition.booklet.parts.flatMap((part) => part.entries))
        expect(files.has(`book/entry-${id}.xhtml`), `${nameOf(edition)} ${id}`).toBe(true);
      for (const [path, text] of files) {
        if (!path.endsWith('.xhtml')) continue;
        expect(findUnclosed(text), `${nameOf(edition)} ${path}`).toBeUndefined();
        for (const [, href = ''] of text.matchAll(/ href="([^"]+)"/g)) {
          if (href.startsWith('https://example.org/')) continue;
          const [file = '', anchor] = href.split('#');
          const target = files.get(`book/${file}`);
          expect(target, `${path} → ${href}`).toBeDefined();
          if (anchor) expect(target).toContain(` id="${anchor}"`);
        }
      }
    }
  });

  it('gives the same bytes for the same edition', () => {
    const [first] = editions.map(toInput);
    if (!first) throw new Error('There are no editions.');
    expect(exportEdition(first, 'epub').bytes).toEqual(exportEdition(first, 'epub').bytes);
  });
});

/** Returns the first element that is not closed, or that the end tag of another element closes. */
function findUnclosed(xml: string): string | undefined {
  const open: string[] = [];
  for (const [, end, name = '', , isEmpty] of xml.matchAll(
    /<(\/?)([a-z][\w:-]*)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/gi,
  )) {
    if (!end && !isEmpty) open.push(name);
    else if (end && open.pop() !== name) return name;
  }
  return open[0];
}

describe('the vault', () => {
  it('has only links to files and blocks that exist', () => {
    let count = 0;
    for (const edition of editions) {
      const files = filesOf(edition, 'obsidian');
      const blocks = new Map(
        [...files].map(([path, text]) => [
          path,
          new Set([...text.matchAll(/(?:^|\s)\^([a-z0-9-]+)$/gm)].map(([, id]) => id)),
        ]),
      );
      for (const [path, text] of files)
        visit(
          unified()
            .use(remarkParse)
            .parse(text.replace(/^---\n[\s\S]*?\n---\n/, '')),
          'link',
          ({ url }) => {
            const [file = '', anchor] = decodeURI(url).split('#^');
            expect(files.has(file), `${nameOf(edition)} ${path} → ${url}`).toBe(true);
            if (anchor)
              expect(blocks.get(file)?.has(anchor), `${nameOf(edition)} ${path} → ${url}`).toBe(true);
            count++;
          },
        );
    }
    expect(count).toBeGreaterThan(1000);
  });

  it('links every entry of the booklet from its index', () => {
    for (const edition of editions) {
      const index = filesOf(edition, 'obsidian').get('README.md') ?? '';
      for (const { id } of edition.booklet.parts.flatMap((part) => part.entries))
        expect(index).toContain(`](${id}.md)`);
    }
  });

  it('nests the items of a list as the rules are nested', () => {
    const edition = editions.find((one) => nameOf(one) === 'outer-rim.uk') as CompiledEdition;
    const text = filesOf(edition, 'obsidian').get('patrols.md') ?? '';
    expect(text).toMatch(/^- .*\^reward\n {4}- .*\^reward-by-level\n/m);
    expect(text).toContain('[кораблем](ships.md)');
    expect(text).toContain('Число біля космічний бій на жетоні');
  });
});

describe('the deck', () => {
  it('has one card of four fields for every term, with an id of its own', () => {
    for (const edition of editions) {
      const text = new TextDecoder().decode(exportEdition(toInput(edition), 'anki').bytes);
      const cards = text
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('#'));
      const fields = cards.map((card) => card.slice(1, -1).split('"\t"'));
      expect(fields.every((all) => all.length === 4)).toBe(true);
      expect(new Set(fields.map(([id]) => id)).size).toBe(cards.length);
      const open = edition.data.entries.filter(({ see, until }) => !see && !until);
      expect(cards.length).toBeGreaterThan(open.length * 0.9);
    }
  });
});

describe('every export', () => {
  it('leaves out spoilers', () => {
    const locked = editions.filter((edition) => secretsOf(edition).length > 0);
    expect(locked.length).toBeGreaterThan(0);
    for (const edition of locked)
      for (const format of ['epub', 'obsidian'] as const) {
        const text = [...filesOf(edition, format).values()].join('\n');
        expect(secretsOf(edition).filter((secret) => text.includes(secret))).toEqual([]);
      }
  });
});

describe('npm run export', () => {
  const run = (args: string[], env = {}) =>
    spawnSync('node', ['scripts/run.mjs', 'export', ...args], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });

  it('writes the file of a game in any content folder, and says what was expected for a wrong name', () => {
    const content = join(dir, 'content');
    for (const [path, text] of Object.entries(VALID_GAME)) {
      const file = join(content, 'my-game', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    const out = join(dir, 'my.txt');
    const args = ['--game', 'my-game', '--lang', 'uk', '--format', 'anki', '--out', out];
    const done = run(args, { CONTENT_DIR: content });
    expect(done.stderr).toBe('');
    expect(readFileSync(out, 'utf8')).toContain('pravylo:my-game/');
    const wrong = run(['--game', 'chess', '--lang', 'uk', '--format', 'epub'], { CONTENT_DIR: content });
    expect([wrong.status, wrong.stderr.trim()]).toEqual([
      1,
      'Unexpected game "chess", expected one of my-game.',
    ]);
  });

  it('says which formats there are', () => {
    const { status, stderr } = run(['--game', 'outer-rim', '--lang', 'uk', '--format', 'doc']);
    expect([status, stderr.trim()]).toEqual([
      1,
      'Unexpected format "doc", expected one of epub, obsidian, anki, pdf.',
    ]);
  });
});
