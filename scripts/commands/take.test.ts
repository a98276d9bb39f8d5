// Tests `npm run take`: the command checks and writes offers (zip files with a new game or with changes to a game), and
// refuses hostile files.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { newGameFiles } from '../../lib/content/new-game/new-game-files';
import type { BookFiles } from '../../lib/editing/edit-book';
import { removeRule, setText } from '../../lib/editing/edit-entry';
import { splitEntry, writeEntryText } from '../../lib/editing/entry-text';
import { type Offer, offerToFiles, toOfferedGame } from '../../lib/editing/offer';
import { zipFiles } from '../../lib/export/zip-files';

const DIR = mkdtempSync(join(tmpdir(), 'take-'));
const CONTENT_DIR = join(DIR, 'content');
cpSync('content/planet-unknown', join(CONTENT_DIR, 'planet-unknown'), { recursive: true });
afterAll(() => rmSync(DIR, { recursive: true }));

function take(bytes: Uint8Array, ...args: string[]) {
  const file = join(DIR, 'offer.zip');
  writeFileSync(file, bytes);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'take', file, ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR },
  });
  return { status, output: stdout + stderr };
}
const zip = (offer: Offer) => zipFiles(offerToFiles(offer));
const read = (path: string) => readFileSync(join(CONTENT_DIR, path), 'utf8');
const snapshot = () =>
  readdirSync(CONTENT_DIR, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => `${file.name} ${readFileSync(join(file.parentPath, file.name), 'utf8').length}`);

const PATH = 'uk/tile-placement.md';
const base = read(`planet-unknown/${PATH}`);
/** Returns the text of an entry with `words` as its second rule. */
const corrected = (text: string, words: string) => {
  const entry = splitEntry(text);
  return writeEntryText(setText(entry, 1, words));
};
const changes = (files: BookFiles, of: BookFiles = { [PATH]: base }): Offer => ({
  kind: 'changes',
  game: 'planet-unknown',
  files,
  base: of,
});

describe('taking a game', () => {
  const files = toOfferedGame(
    {
      ...newGameFiles({ id: 'book', langs: ['uk'], name: 'Гра' }),
      'icons/hit.svg': '<svg/>',
      'parity.txt': 'x',
    },
    () => '',
  );
  it('writes a game that the library does not have, once', () => {
    const { 'icons/hit.svg': icon, ...rest } = files;
    expect(icon).toBe('');
    const offer: Offer = { kind: 'game', game: 'my-game', author: 'Анна <b>', files: rest, base: {} };
    const taken = take(zip(offer));
    expect(taken.output).toContain('offered by Анна <b>');
    expect(taken.status).toBe(0);
    expect(read('my-game/uk/turn.md')).toBe(files['uk/turn.md']);
    expect(take(zip(offer))).toMatchObject({
      status: 1,
      output: expect.stringContaining('already has the game'),
    });
    expect(take(zip(offer), '--id', 'other-game').status).toBe(0);
  });

  it('lists the problems of a game and writes nothing', () => {
    const before = snapshot();
    const broken = {
      ...newGameFiles({ id: 'book', langs: ['uk'], name: 'Гра' }),
      'uk/turn.md': '---\ntitle: Хід\n---\n\nБез адреси.\n',
    };
    const { status, output } = take(zip({ kind: 'game', game: 'broken', files: broken, base: {} }));
    expect(status).toBe(1);
    expect(output).toContain('broken/uk/turn.md:5:1  missing-rule-id');
    expect(snapshot()).toEqual(before);
  });
});

describe('taking a correction', () => {
  it('changes the corrected rule only', () => {
    const words = splitEntry(base).rules[1]?.text ?? '';
    expect(take(zip(changes({ [PATH]: corrected(base, `${words} Справді.`) })))).toMatchObject({ status: 0 });
    expect(read(`planet-unknown/${PATH}`)).toBe(base.replace(words, () => `${words} Справді.`));
  });

  it('keeps a change that the library has made since in another rule, and refuses one in the same rule', () => {
    const now = read(`planet-unknown/${PATH}`);
    const offer = (at: number) => {
      const entry = splitEntry(base);
      return changes({ [PATH]: writeEntryText(setText(entry, at, `${entry.rules[at]?.text} Так.`)) });
    };
    expect(take(zip(offer(1)))).toMatchObject({
      status: 1,
      output: expect.stringContaining('in the same lines'),
    });
    expect(read(`planet-unknown/${PATH}`)).toBe(now);
    expect(take(zip(offer(3)))).toMatchObject({
      status: 0,
      output: expect.stringContaining('both changes are kept'),
    });
    expect(read(`planet-unknown/${PATH}`)).toContain('Справді.');
  });

  it('refuses a correction that changes the numbers of a rule in one language only', () => {
    const now = read(`planet-unknown/${PATH}`);
    const { status, output } = take(
      zip(changes({ [PATH]: corrected(now, 'Поклади 77 плиток.') }, { [PATH]: now })),
    );
    expect(status).toBe(1);
    expect(output).toContain('facts-parity');
  });

  it('names an exception of parity.txt that is no longer needed', () => {
    const parity = join(CONTENT_DIR, 'planet-unknown', 'parity.txt');
    const before = readFileSync(parity, 'utf8');
    writeFileSync(parity, `${before}tile-placement#def uk en: a reason\n`);
    const now = read(`planet-unknown/${PATH}`);
    const words = splitEntry(now).rules[1]?.text ?? '';
    const taken = take(zip(changes({ [PATH]: corrected(now, `${words} Авжеж.`) }, { [PATH]: now })));
    writeFileSync(parity, before);
    expect(taken).toMatchObject({
      status: 0,
      output: expect.stringMatching(/parity\.txt:\d+ {2}Unexpected exception `tile-placement#def uk en`/),
    });
  });

  it('refuses a correction without a rule that another language has', () => {
    const now = read(`planet-unknown/${PATH}`);
    const without = writeEntryText(removeRule(splitEntry(now), 1, 'tile-placement'));
    expect(take(zip(changes({ [PATH]: without }, { [PATH]: now })))).toMatchObject({
      status: 1,
      output: expect.stringContaining('rule-parity'),
    });
  });
});

describe('a hostile file', () => {
  const text = (value: string) => new TextEncoder().encode(value);
  const about = (given: object) => ({
    '.offer.json': text(JSON.stringify({ pravylo: 'offer', version: 1, ...given })),
  });
  const bomb = zipSync({ 'my-game/game.md': new Uint8Array(20_000_000) });

  it.each([
    ['no zip file', text('PK but no zip'), 'is not a zip file of the editor'],
    ['a file that unpacks to too many bytes', bomb, 'too-large'],
    ['no game', zipSync({ 'readme.txt': text('x') }), 'with 0 games'],
    ['a path out of the folder', zipSync({ '../../x/game.md': text('x') }), ''],
    [
      'an id out of the folder',
      zipSync({ 'x/game.md': text('x'), ...about({ kind: 'game', game: '../x' }) }),
      'Unexpected game id',
    ],
    ['the id of a folder of the site', zipSync({ 'own/game.md': text('x') }), 'Unexpected game id'],
    [
      'another description',
      zipSync({ 'x/game.md': text('x'), '.offer.json': text('{') }),
      'Unexpected description',
    ],
    ['a newer version', zipSync({ 'x/game.md': text('x'), ...about({ version: 2 }) }), 'Unexpected version'],
    [
      'a drawing with a script',
      zipFiles(
        offerToFiles({
          kind: 'changes',
          game: 'planet-unknown',
          base: {},
          files: { 'icons/new.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>' },
        }),
      ),
      'bad-drawing',
    ],
  ])('is refused: %s', (_, bytes, sentence) => {
    const before = snapshot();
    const { status, output } = take(bytes);
    expect(status).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/\n\s+at /);
    expect(snapshot()).toEqual(before);
  });
});
