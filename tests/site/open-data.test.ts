// Tests the data files that the built site publishes for other programs: every file against its JSON Schema, the
// index, the change feeds, and that the pages show the same texts as the data.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { entryPath, rulePath } from '../../lib/core/addresses';
import { wholeSentence } from '../../lib/data/complete-sentence';
import { noteText } from '../../lib/data/format-rule-notes';
import type { ChangeFeed } from '../../lib/open-data/change-feed';
import type { DataIndex } from '../../lib/open-data/data-index';
import { type DATA_SCHEMAS, toJsonSchema } from '../../lib/open-data/data-schemas';
import { toWords } from '../../lib/sharing/quotation';
import { escapeHtml } from '../../lib/sharing/rule-share-page';
import { readEditions } from '../../scripts/measure/read-editions';

const read = (path: string): string => readFileSync(join('out', path), 'utf8');
const readJson = (path: string) => JSON.parse(read(path));

// The texts for the editor (`outer-rim.source.json`) are not open data and have no schema.
const files = readdirSync('out/data').filter(
  (file) => file.endsWith('.json') && !file.endsWith('.source.json'),
);
type SchemaName = keyof typeof DATA_SCHEMAS;
const schemaOf = (file: string): SchemaName =>
  file === 'index.json' ? 'index' : file.endsWith('.feed.json') ? 'feed' : 'edition';
const editions = readEditions();
const index = readJson('data/index.json') as DataIndex;

describe('the open data', () => {
  it.each(files)('agrees with the published schema: %s', (file) => {
    const name = schemaOf(file);
    const validate = new Ajv2020().compile(readJson(`data/schema/${name}-1.json`));
    const isValid = validate(readJson(`data/${file}`));
    expect(validate.errors).toBeNull();
    expect(isValid).toBe(true);
  });

  it.each(files)('has no property that the schema does not describe: %s', (file) => {
    const validate = new Ajv2020().compile(toJsonSchema(schemaOf(file), 'strict.json', true));
    validate(readJson(`data/${file}`));
    expect(validate.errors).toBeNull();
  });

  it('refuses a file that lacks a rule id or has an unknown kind of rule', () => {
    const validate = new Ajv2020().compile(readJson('data/schema/edition-1.json'));
    const [edition] = editions;
    const withRule = (rule: unknown) => ({ ...edition, entries: [{ id: 'a', title: 'A', rules: [rule] }] });
    expect(validate(withRule({ id: 'b', kind: 'text', text: 'c' }))).toBe(true);
    expect(validate(withRule({ kind: 'text', text: 'c' }))).toBe(false);
    expect(validate(withRule({ id: 'b', kind: 'poem', text: 'c' }))).toBe(false);
  });

  it('lists every edition once, with the version of its file and the address of its page', () => {
    const listed = index.games.flatMap(({ game, editions: ofGame }) =>
      ofGame.map(({ lang, version, data, address }) => {
        expect(existsSync(join('out', data)), data).toBe(true);
        expect(existsSync(join('out', address, 'index.html')), address).toBe(true);
        return `${game}.${lang} ${version}`;
      }),
    );
    expect(listed.sort()).toEqual(editions.map((one) => `${one.game}.${one.lang} ${one.version}`).sort());
    for (const path of Object.values(index.schemas)) expect(existsSync(join('out', path)), path).toBe(true);
  });

  it('has every rule at the address of the template, with the words of the page', () => {
    let compared = 0;
    for (const edition of editions)
      for (const entry of edition.entries)
        for (const rule of entry.rules) {
          const { game, lang } = edition;
          const values: Record<string, string> = { game, lang, entry: entry.id, rule: rule.id };
          const path = index.rule.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
          expect(path).toBe(rulePath(game, lang, entry.id, rule.id));
          const html = read(join(path, 'index.html'));
          if (rule.until || entry.until || rule.note === 'spoiler') continue;
          const words = toWords(
            rule.kind === 'heading' || rule.ruling ? noteText(rule) : wholeSentence(entry, rule),
            (id) => edition.icons[id]?.name ?? id,
          );
          expect(html).toContain(escapeHtml(words));
          compared++;
        }
    expect(compared).toBeGreaterThan(1000);
  });

  it('has the rules of an entry in the order of its page', () => {
    for (const { game, lang, entries } of editions)
      for (const entry of entries) {
        const html = read(join(entryPath(game, lang, entry.id), 'index.html'));
        let from = 0;
        for (const { id } of entry.rules) {
          // A locked rule has the attribute `data-anchor` instead of `id`.
          const at = html.slice(from).search(new RegExp(` (?:id|data-anchor)="${id}"`));
          expect(at, `${game}.${lang}/${entry.id}#${id}`).toBeGreaterThanOrEqual(0);
          from += at;
        }
      }
  });
});

describe('the change feed of a game', () => {
  it.each(index.games)('lists every entry once, newest first: $game', ({ game, feed }) => {
    const { items } = readJson(feed) as ChangeFeed;
    const dates = items.map(({ date_modified }) => date_modified ?? '');
    expect(dates).toEqual([...dates].sort().reverse());
    const ids = items.map(({ url }) => url);
    expect(new Set(ids).size).toBe(ids.length);
    const entries = editions
      .filter((edition) => edition.game === game)
      .flatMap(({ lang, entries: all }) =>
        all.filter(({ see }) => !see).map(({ id }) => entryPath(game, lang, id)),
      );
    expect(ids.sort()).toEqual(entries.sort());
  });

  it('reveals no title of a locked entry', () => {
    const locked = editions.flatMap((edition) => edition.entries.filter(({ until }) => until));
    expect(locked.length).toBeGreaterThan(0);
    const titles = new Set(
      index.games.flatMap(({ feed }) => (readJson(feed) as ChangeFeed).items.map(({ title }) => title)),
    );
    expect(locked.filter(({ title }) => titles.has(title))).toEqual([]);
  });
});

describe('the files for browsers and assistants', () => {
  it('describe the search of each home page', () => {
    for (const [home, lang] of [
      ['/', 'uk'],
      ['/shelf/en/', 'en'],
    ]) {
      const xml = read(`${home}opensearch.xml`);
      expect(xml).toContain(`<Language>${lang}</Language>`);
      expect(xml).toContain(`template="${home}?q={searchTerms}"`);
      expect(read(`${home}index.html`)).toContain(`href="${home}opensearch.xml"`);
    }
  });

  it('name every edition in llms.txt, with links that exist', () => {
    const links = [...read('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
    for (const path of links)
      expect(existsSync(join('out', path.endsWith('/') ? `${path}index.html` : path)), path).toBe(true);
    for (const { game, lang } of editions) expect(links).toContain(`/data/${game}.${lang}.json`);
  });
});
