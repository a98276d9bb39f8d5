// A book that is given to a friend: the same on another phone, and a folder for a private site.
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/content/checks/check-content';
import { compileBook } from '@/lib/private-books/compile-book';
import type { OwnBook } from '@/lib/private-books/private-book';
import { readFile } from './read-file';
import { packBook } from './share-book';

const TEXT = `# Foxes & Hens

Foxes is a game for two players, who play cards in turns.

## Setup

Each player takes 5 cards from the deck.

## Turn

A player moves one token, then plays one card. See Combat.

## Combat

Each player rolls a die. The higher roll wins.
`;
const read = (bytes: Uint8Array, file: string) =>
  readFile({ bytes, file, pageLang: 'uk', pdf: () => Promise.reject(new Error('no PDF')), onPage: () => {} });

async function kept(): Promise<OwnBook> {
  const reading = await read(new TextEncoder().encode(TEXT), 'foxes.txt');
  const { draft: _, ...book } = reading.withEdits([
    { kind: 'rename', topic: { title: 'Turn', nth: 0 }, to: 'Your turn' },
  ]);
  return { ...book, id: 'abc', name: 'Foxes & Hens', languages: ['en'], added: 1 };
}

describe('a book for a friend', () => {
  it('is read by another phone as it was', async () => {
    const book = await kept();
    const { name, bytes } = packBook(book);
    expect(name).toBe('foxes-hens.pravylo.zip');
    const taken = (await read(bytes, name)).withEdits([]);
    expect(taken.files).toEqual(book.files);
    expect(taken.edits).toEqual(book.edits);
    const editions = [book, taken].map(
      ({ files }) => compileBook({ id: 'x', files }, { basePath: '' }).editions[0]?.data.entries,
    );
    expect(editions[1]).toEqual(editions[0]);
    expect(editions[0]?.map(({ title }) => title)).toContain('Your turn');
  });

  it('unpacked is a folder for a private site', async () => {
    const { bytes } = packBook(await kept());
    const files = Object.entries(unzipSync(bytes))
      // As the build reads a folder.
      .filter(([path]) => !path.split('/').some((part) => part.startsWith('.')))
      .map(([path, content]) => ({ path, text: new TextDecoder().decode(content) }));
    const { registry, diagnostics } = checkContent(files, { lock: false });
    expect(diagnostics).toEqual([]);
    expect([...registry.keys()]).toEqual(['foxes-hens']);
  });

  it('is the same file whenever it is packed', async () => {
    expect(packBook(await kept()).bytes).toEqual(packBook(await kept()).bytes);
  });

  it('is refused when it would unpack without end', async () => {
    const bomb = packBook({ ...(await kept()), files: { 'game.md': 'x'.repeat(13_000_000) } });
    const reading = await read(bomb.bytes, 'bomb.zip');
    expect(() => compileBook({ id: 'x', files: reading.withEdits([]).files }, { basePath: '' })).toThrow(
      'too-large',
    );
  });
});
