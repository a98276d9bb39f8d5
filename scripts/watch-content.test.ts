import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newGameFiles } from '../lib/content/new-game';
import { createEvents } from './dev-events';
import { createWatch, type News } from './watch-content';

const DIR = mkdtempSync(join(tmpdir(), 'watch-'));
afterAll(() => rmSync(DIR, { recursive: true }));

let clock = 1;
function write(path: string, text: string): void {
  mkdirSync(dirname(join(DIR, path)), { recursive: true });
  writeFileSync(join(DIR, path), text);
  // Two edits within one tick of the file system's clock must not look alike.
  utimesSync(join(DIR, path), clock, clock++);
}
function addGame(id: string): void {
  for (const [path, text] of Object.entries(newGameFiles({ id, langs: ['uk'], name: id })))
    write(`${id}/${path}`, text);
}

const compiled: string[] = [];
const told: News[] = [];
const look = createWatch({
  dir: DIR,
  compile: (registry, gone) => compiled.push([...registry.keys(), ...gone.map((id) => `-${id}`)].join(' ')),
  tell: (news) => told.push(news),
});
const TURN = 'one/uk/turn.md';
const replace = (from: string, to: string) =>
  write(TURN, readFileSync(join(DIR, TURN), 'utf8').replace(from, to));

describe('the watch over the entries', () => {
  it('compiles what it finds, then only what changes, and is silent in between', () => {
    addGame('one');
    addGame('two');
    expect(look()).toBe(true);
    expect(look()).toBe(false);
    replace('одну дію', 'дві дії');
    expect(look()).toBe(true);
    expect(compiled).toEqual(['one two', 'one']);
    expect(told).toEqual([
      { version: 1, faults: '' },
      { version: 2, faults: '' },
    ]);
  });

  it('tells a fault with its place and keeps what was compiled, also while another game changes', () => {
    replace('[[ties|', '[[tyes|');
    look();
    expect(told.at(-1)?.faults).toMatch(
      /turn\.md:\d+:\d+ {2}unknown-entry\n.*`tyes`.*\n.*did you mean `ties`/,
    );
    write('two/uk/more.md', '---\ntitle: Ще\n---\n\nЩе правило. ^def\n');
    look();
    expect(told.at(-1)).toMatchObject({ version: 3, faults: expect.stringContaining('tyes') });
    expect(compiled.at(-1)).toBe('two');
  });

  it('survives a file that is no text of ours and a game that goes', () => {
    write(TURN, '\u0000---\ntitle: [');
    look();
    expect(told.at(-1)?.faults).toContain('turn.md:1:1');
    addGame('one');
    rmSync(join(DIR, 'two'), { recursive: true });
    look();
    expect(compiled.at(-1)).toBe('one -two');
    expect(told.at(-1)?.faults).toBe('');
  });
});

describe('the events for open pages', () => {
  it('reach a page that is open and one that opens later', async () => {
    const events = await createEvents();
    const address = `http://localhost:${events.port}`;
    const next = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
      JSON.parse(new TextDecoder().decode((await reader.read()).value).replace('data: ', ''));
    const open = async () =>
      (await fetch(`${address}/events`)).body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
    const early = await open();
    events.tell({ version: 4, faults: 'a fault' });
    expect(await next(early)).toEqual({ version: 4, faults: 'a fault' });
    const late = await open();
    expect(await next(late)).toEqual({ version: 4, faults: 'a fault' });
    expect(await (await fetch(address)).text()).toContain(`localhost:${events.port}/events`);
    await Promise.all([early.cancel(), late.cancel()]);
    events.close();
  });
});
