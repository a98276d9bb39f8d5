// Tests how `npm run dev` handles an edit: it reads and compiles the content, and sends an event to open pages.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createCompileCache } from '../../lib/compile/compile-cache';
import { compileGame } from '../../lib/compile/compile-game';
import { checkContent } from '../../lib/content/checks/check-content';
import type { ContentFile } from '../../lib/content/content-file';
import { newGameFiles } from '../../lib/content/new-game/new-game-files';
import { SETTINGS } from '../../tests/fixtures/settings';
import { createDevEvents } from '../server/dev-events';
import { readContent, watchContent } from './read-content';
import { createWatcher, type WatchEvent } from './watch-content';

const texts = new Map<string, string>();
const files = (): ContentFile[] => [...texts].map(([path, text]) => ({ path, text }));
function addGame(id: string): void {
  for (const [path, text] of Object.entries(newGameFiles({ id, langs: ['uk'], name: id })))
    texts.set(`${id}/${path}`, text);
}

const compiled: string[] = [];
const events: WatchEvent[] = [];
const watch = createWatcher({
  compile: (games, removed) =>
    compiled.push([...games.map(({ id }) => id), ...removed.map((id) => `-${id}`)].join(' ')),
  notify: (event) => events.push(event),
});
const update = () => watch(files());
const TURN = 'one/uk/turn.md';
const replace = (from: string, to: string) => texts.set(TURN, texts.get(TURN)?.replace(from, to) ?? '');

describe('the content watcher', () => {
  it('compiles all games first, then only those that changed, and sends no event without a change', () => {
    addGame('one');
    addGame('two');
    expect(update()).toBe(true);
    expect(update()).toBe(false);
    replace('одну дію', 'дві дії');
    expect(update()).toBe(true);
    expect(compiled).toEqual(['one two', 'one']);
    expect(events).toEqual([
      { version: 1, errors: '' },
      { version: 2, errors: '' },
    ]);
  });

  it('reports a problem with its position and keeps the compiled state, also while another game changes', () => {
    replace('[[ties|', '[[tyes|');
    update();
    expect(events.at(-1)?.errors).toMatch(
      /turn\.md:\d+:\d+ {2}unknown-entry\n.*`tyes`.*\n.*did you mean `ties`/,
    );
    texts.set('two/uk/more.md', '---\ntitle: Ще\n---\n\nЩе правило. ^def\n');
    update();
    expect(events.at(-1)).toMatchObject({ version: 3, errors: expect.stringContaining('tyes') });
    expect(compiled.at(-1)).toBe('two');
  });

  it('survives an unreadable file and a deleted game', () => {
    texts.set(TURN, '\u0000---\ntitle: [');
    update();
    expect(events.at(-1)?.errors).toContain('turn.md:1:1');
    addGame('one');
    for (const path of texts.keys()) if (path.startsWith('two/')) texts.delete(path);
    update();
    expect(compiled.at(-1)).toBe('one -two');
    expect(events.at(-1)?.errors).toBe('');
  });
});

describe('the content folder', () => {
  const dir = mkdtempSync(join(tmpdir(), 'content-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  };
  const turn = 'one/uk/turn.md';
  for (const [path, text] of Object.entries(newGameFiles({ id: 'one', langs: ['uk'], name: 'Одна' })))
    write(`one/${path}`, text);

  it('is read with the text and fields of Markdown files, and with all other files', async () => {
    const text = '---\ntitle: Вікна\npage: 3\n---\n\nРядок. ^def\n';
    write('one/uk/plain.md', text);
    write('one/uk/windows.md', `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    write('one/uk/broken.md', '---\ntitle: [\n---\n\nРядок. ^def\n');
    const read = await readContent(dir);
    const find = (path: string) => read.find((file) => file.path === path);
    expect(find('one/uk/plain.md')).toEqual({
      path: 'one/uk/plain.md',
      text,
      fields: { title: 'Вікна', page: 3 },
    });
    expect(find('one/uk/windows.md')?.text).toBe(text);
    expect(find('one/uk/broken.md')?.fields).toBeUndefined();
    expect(find('one/published.txt')?.text).toContain('Published addresses');
    const { diagnostics, registry } = checkContent(read, { requirePublishedIds: false });
    expect(registry.get('one')?.entries.get('uk')?.get('windows')?.fields.page).toBe(3);
    expect(diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toContain(
      'content/one/uk/broken.md bad-yaml',
    );
    for (const name of ['plain', 'windows', 'broken']) rmSync(join(dir, `one/uk/${name}.md`));
  });

  it('compiles after an edit to the same bytes as a compilation from scratch', async () => {
    const options = { settings: SETTINGS, hash: (text: string) => `${text.length}` };
    const cache = createCompileCache();
    const products: string[] = [];
    const update = createWatcher({
      requirePublishedIds: false,
      compile: (games) =>
        products.push(JSON.stringify(games.map((game) => compileGame(game, { ...options, cache })))),
      notify: () => {},
    });
    const edits = [
      () => write(turn, readFileSync(join(dir, turn), 'utf8').replace('одну дію', 'дві дії')),
      () => write('one/uk/more.md', '---\ntitle: Ще одна\n---\n\nПорядок [[turn|ходу]]. ^def\n'),
      () => rmSync(join(dir, 'one/uk/more.md')),
    ];
    const fresh = async () => {
      const { registry } = checkContent(await readContent(dir), { requirePublishedIds: false });
      return JSON.stringify([...registry.values()].map((game) => compileGame(game, options)));
    };
    let count = 0;
    await new Promise<void>((resolve, reject) => {
      const next = async () => {
        try {
          expect(products.at(-1)).toBe(await fresh());
          const edit = edits[count++];
          if (!edit) return resolve();
          edit();
        } catch (error) {
          reject(error);
        }
      };
      watchContent(dir, (now) => {
        if (!update(now)) return;
        void next();
      }).catch(reject);
    });
    expect(products).toHaveLength(edits.length + 1);
  }, 30_000);
});

describe('the dev events', () => {
  it('are sent to a page that is open and to one that opens later', async () => {
    const events = await createDevEvents();
    const address = `http://localhost:${events.port}`;
    const next = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
      JSON.parse(new TextDecoder().decode((await reader.read()).value).replace('data: ', ''));
    const open = async () =>
      (await fetch(`${address}/events`)).body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
    const early = await open();
    events.notify({ version: 4, errors: 'an error' });
    expect(await next(early)).toEqual({ version: 4, errors: 'an error' });
    const late = await open();
    expect(await next(late)).toEqual({ version: 4, errors: 'an error' });
    expect(await (await fetch(address)).text()).toContain(`localhost:${events.port}/events`);
    await Promise.all([early.cancel(), late.cancel()]);
    events.close();
  });
});
