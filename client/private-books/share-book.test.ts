// Tests the zip file of a shared book. Another phone must get the same book from it, and the build must be able to make
// a site from the unpacked files.
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/content/checks/check-content';
import { compileBook } from '@/lib/private-books/compile-book';
import { BOOK_LIMITS, type PrivateBook } from '@/lib/private-books/private-book';
import { readBookFile } from './read-file';
import { packBook, packGame } from './share-book';

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
  readBookFile({
    bytes,
    file,
    pageLang: 'uk',
    loadPdfReader: () => Promise.reject(new Error('no PDF')),
    onPage: () => {},
  });

async function sampleBook(): Promise<PrivateBook> {
  const opened = await read(new TextEncoder().encode(TEXT), 'foxes.txt');
  const { draft: _, ...book } = opened.withEdits([
    { kind: 'rename', topic: { title: 'Turn', nth: 0 }, to: 'Your turn' },
  ]);
  return { ...book, id: 'abc', name: 'Foxes & Hens', languages: ['en'], added: 1 };
}

describe('a shared book', () => {
  it('is read on another phone without any change', async () => {
    const book = await sampleBook();
    const { name, bytes } = packBook(book);
    expect(name).toBe('foxes-hens.pravylo.zip');
    const received = (await read(bytes, name)).withEdits([]);
    expect(received.files).toEqual(book.files);
    expect(received.edits).toEqual(book.edits);
    const editions = [book, received].map(
      ({ files }) => compileBook({ id: 'x', files }, { basePath: '' }).editions[0]?.data.entries,
    );
    expect(editions[1]).toEqual(editions[0]);
    expect(editions[0]?.map(({ title }) => title)).toContain('Your turn');
  });

  it('is a valid content folder when it is unpacked', async () => {
    const { bytes } = packBook(await sampleBook());
    const files = Object.entries(unzipSync(bytes))
      // The build ignores hidden files, so this test removes them too.
      .filter(([path]) => !path.split('/').some((part) => part.startsWith('.')))
      .map(([path, content]) => ({ path, text: new TextDecoder().decode(content) }));
    const { registry, diagnostics } = checkContent(files, { requirePublishedIds: false });
    expect(diagnostics).toEqual([]);
    expect([...registry.keys()]).toEqual(['foxes-hens']);
  });

  it('has the same bytes every time it is packed', async () => {
    expect(packBook(await sampleBook()).bytes).toEqual(packBook(await sampleBook()).bytes);
  });

  it('is rejected while it is unpacked if a file is too large', async () => {
    const packed = packBook({ ...(await sampleBook()), files: { 'game.md': 'x'.repeat(2_000_000) } });
    await expect(read(packed.bytes, 'large.zip')).rejects.toMatchObject({ code: 'too-large' });
  });

  it('is rejected by the compiler if its files together are too large', async () => {
    const { files } = await sampleBook();
    const many = Object.fromEntries(
      Array.from({ length: 10 }, (_, at) => [`en/x${at}.md`, 'x'.repeat(BOOK_LIMITS.letters / 10)]),
    );
    expect(() => compileBook({ id: 'x', files: { ...files, ...many } }, { basePath: '' })).toThrow(
      'too-large',
    );
  });
});

describe('a shared game of several books', () => {
  const pdf = new Uint8Array([1, 2, 3]);
  const games = async () => {
    const book = await sampleBook();
    const faq: PrivateBook = {
      ...book,
      id: 'abc~faq1',
      name: 'Foxes FAQ',
      role: 'faq',
      rank: -1,
      added: 2,
      print: true,
    };
    return [{ book: faq, pdf }, { book }];
  };

  it('is one file that brings all books in their order, the rulebook first', async () => {
    const books = await games();
    const { name, bytes } = packGame(books);
    expect(name).toBe('foxes-hens.pravylo.zip');
    const { withEdits, more, others, pdf: print } = await read(bytes, name);
    const received = withEdits([]);
    expect([received.rank, received.role, print, others]).toEqual([1, undefined, undefined, 0]);
    expect(received.files).toEqual(books[1]?.book.files);
    expect(more?.map((one) => [one.book.rank, one.book.role, one.pdf])).toEqual([[0, 'faq', pdf]]);
    expect(more?.[0]?.book.files).toEqual(books[0]?.book.files);
  });

  it('is read as one book per game if its list of books is damaged', async () => {
    const { bytes } = packGame(await games());
    const files = { ...unzipSync(bytes), '.game.json': new TextEncoder().encode('{"books": 7}') };
    const { more, others } = await read(zipSync(files), 'damaged.zip');
    expect([more, others]).toEqual([undefined, 1]);
  });
});
