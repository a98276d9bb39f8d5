// Checks that the alphabetical index of the site contains every term of the indexes in the printed rulebooks, and
// that each term leads to the right entry.
import { distance } from 'fastest-levenshtein';
import { describe, expect, it } from 'vitest';
import { fold } from '../../extract/text/text-patterns';
import { alphabetOf } from '../../lib/compile/alphabetical-index';
import { bookLangOf } from '../../lib/content/books';
import { entriesOf, findEntry, type RegisteredGame } from '../../lib/content/registry';
import { indexTermsOf, toGameData } from '../../lib/content/to-game-data';
import { isLang, type Lang } from '../../lib/core/languages';
import { insertIntoAlphabet, unlockedEntries } from '../../lib/data/unlocked-entries';
import { buildRegistry, siteContent, siteRegistry } from '../support/site-content';
import { HAS_BOOKS, type RealBook, readRealBooks, warnIfSkipped } from './real-books';

warnIfSkipped('the comparison of the printed indexes with the alphabetical index');

const content = await siteContent();
const registry = await siteRegistry();

/**
 * Returns the terms of a printed index that lead to a topic in the book, but not to the same topic in the index of the
 * site. Each result has the form `game term: topic`.
 */
function findMissingTerms({ game: id, lang, index }: RealBook, game: RegisteredGame): string[] {
  const data = toGameData(game, lang, (text) => text);
  const open = unlockedEntries(
    data,
    (data.unlocks ?? []).map((point) => point.id),
  );
  const lines = insertIntoAlphabet(alphabetOf(game, lang), open, lang).flatMap(({ items }) => items);
  return index.flatMap(({ entry, targets }) => {
    // A printed term (`entry`) may differ in one or two letters from the title on the site, because the book has
    // misprints. It may also be only the end of the title, because the book prints sub-terms without their main term.
    const found = lines.filter(
      ({ title }) => fold(title).endsWith(` ${fold(entry)}`) || distance(fold(entry), fold(title)) < 3,
    );
    const reached = new Set(
      found.flatMap(({ target }) => entriesOfTopic(target.split('#')[0] ?? '', game, lang)),
    );
    return targets
      .filter((topic) => !entriesOfTopic(topic, game, lang).some((id) => reached.has(id)))
      .map((topic) => `${id} ${entry}: ${topic}`);
  });
}

/**
 * Returns the ids of the entries that have the content of a topic of the book. If an entry has the id of the topic,
 * returns this entry and, if it is a redirect, its targets. Otherwise, returns the entry that has the topic as a
 * section.
 */
function entriesOfTopic(topic: string, game: RegisteredGame, lang: Lang): string[] {
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
  it('are complete in the alphabetical index', () => {
    const books = readRealBooks().filter(({ index }) => index.length > 0);
    expect(books.map(({ game }) => game)).toEqual(['outer-rim', 'mandalorian-adventures', 'rebellion']);
    for (const book of books) expect(findMissingTerms(book, getGame(registry, book.game))).toEqual([]);
  });

  it('are compared correctly: exactly the terms that were removed are missing, also that of a locked entry', () => {
    const id = 'mandalorian-adventures';
    const files = content
      .filter(({ path }) => path.startsWith(id))
      .map(({ path, text }) => ({
        path,
        text: text.replace('{term: Двері, at: doors}, ', '').replace('index: [Жетон малюка]\n', ''),
      }));
    const book = readRealBooks().find(({ game }) => game === id);
    if (!book) throw new Error('no book');
    expect(findMissingTerms(book, getGame(buildRegistry(files), id))).toEqual([
      `${id} Двері: terrain`,
      `${id} Жетон малюка: the-child`,
    ]);
  });
});

it('a translation has index terms at the same rules as the edition that it translates', () => {
  for (const game of registry.values())
    for (const lang of game.entries.keys()) {
      const of = bookLangOf(game, lang);
      for (const entry of isLang(of) && of !== lang ? entriesOf(game, lang) : []) {
        const original = findEntry(game, of as Lang, entry.id);
        const places = (edition: typeof original) =>
          (edition ? indexTermsOf(edition).map(({ at }) => at ?? '') : []).sort();
        expect(places(entry), `${game.id}/${lang}/${entry.id}`).toEqual(places(original));
      }
    }
});
