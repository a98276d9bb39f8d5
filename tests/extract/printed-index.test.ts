// The terms of the printed indexes: each leads to its rules from the alphabet of the content, locked ones once they are open.
import { distance } from 'fastest-levenshtein';
import { describe, expect, it } from 'vitest';
import { fold } from '../../extract/text/text-patterns';
import { alphabetOf } from '../../lib/compile/alphabetical-index';
import { entriesOf, findEntry, type RegisteredGame } from '../../lib/content/registry';
import { indexTermsOf, toGameData } from '../../lib/content/to-game-data';
import type { Lang } from '../../lib/core/languages';
import { unlockedEntries, withEntries } from '../../lib/data/unlocked-entries';
import { register, siteContent, siteRegistry } from '../support/site-content';
import { HAS_BOOKS, type RealBook, readRealBooks, sayWhenSkipped } from './real-books';

sayWhenSkipped('the printed indexes against the alphabet');

const content = await siteContent();
const registry = await siteRegistry();

/** Terms of the book that no line of the alphabet leads to their topic, as `term: topic`. */
function lost({ game: id, lang, index }: RealBook, game: RegisteredGame): string[] {
  const data = toGameData(game, lang, (text) => text);
  const open = unlockedEntries(
    data,
    (data.unlocks ?? []).map((point) => point.id),
  );
  const lines = withEntries(alphabetOf(game, lang), open, lang).flatMap(({ items }) => items);
  return index.flatMap(({ entry, targets }) => {
    // The text of a book has its slips: a letter or two, or a sub-entry without the word it hangs on.
    const found = lines.filter(
      ({ title }) => fold(title).endsWith(` ${fold(entry)}`) || distance(fold(entry), fold(title)) < 3,
    );
    const reached = new Set(found.flatMap(({ target }) => homesOf(target.split('#')[0] ?? '', game, lang)));
    return targets
      .filter((topic) => !homesOf(topic, game, lang).some((home) => reached.has(home)))
      .map((topic) => `${id} ${entry}: ${topic}`);
  });
}

/** The entries where a topic of the book stands: its own, those it sends to, or the one it is a section of. */
function homesOf(topic: string, game: RegisteredGame, lang: Lang): string[] {
  const own = findEntry(game, lang, topic);
  if (own) return [topic, ...(own.fields.see ?? []).map((target) => target.split('#')[0] ?? '')];
  return entriesOf(game, lang)
    .filter(({ rules }) => rules.has(topic))
    .map(({ id }) => id);
}

const getGame = (from: typeof registry, id: string): RegisteredGame => {
  const game = from.get(id);
  if (!game) throw new Error(`no entries of ${id}`);
  return game;
};

describe.skipIf(!HAS_BOOKS)('the printed indexes', { timeout: 60_000 }, () => {
  it('are whole in the alphabet', () => {
    const books = readRealBooks().filter(({ index }) => index.length > 0);
    expect(books.map(({ game }) => game)).toEqual(['outer-rim', 'mandalorian-adventures', 'rebellion']);
    for (const book of books) expect(lost(book, getGame(registry, book.game))).toEqual([]);
  });

  it('miss the very term that was taken out, open or locked', () => {
    const id = 'mandalorian-adventures';
    const files = content
      .filter(({ path }) => path.startsWith(id))
      .map(({ path, text }) => ({
        path,
        text: text.replace('{term: Двері, at: doors}, ', '').replace('index: [Жетон малюка]\n', ''),
      }));
    const book = readRealBooks().find(({ game }) => game === id);
    if (!book) throw new Error('no book');
    expect(lost(book, getGame(register(files), id))).toEqual([
      `${id} Двері: terrain`,
      `${id} Жетон малюка: the-child`,
    ]);
  });
});

it('a translation has the terms of the index at the very rules of the edition it follows', () => {
  for (const game of registry.values())
    for (const [lang, { of }] of Object.entries(game.fields.books) as [Lang, { of?: Lang }][])
      for (const entry of of ? entriesOf(game, lang) : []) {
        const twin = of && findEntry(game, of, entry.id);
        const places = (one: typeof twin) => (one ? indexTermsOf(one).map(({ at }) => at ?? '') : []).sort();
        expect(places(entry), `${game.id}/${lang}/${entry.id}`).toEqual(places(twin));
      }
});
