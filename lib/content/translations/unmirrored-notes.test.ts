// Tests which notes about other editions are reported because the other language has no matching note.
import { describe, expect, it } from 'vitest';
import { entryFile, filesOfGame, gamePage } from '../../../tests/fixtures/build-game-files';
import { checkContent } from '../checks/check-content';
import { findUnmirroredNotes } from './unmirrored-notes';

const note = (lang: string, rules: string): string =>
  `\n\n:::differs{in="${lang}" rules="${rules}"}\nІнакше. ^differs\n:::`;

/**
 * Returns the unmirrored notes of a game. Adds `notes` to the same entry in each language. The English edition of the
 * game restates the Ukrainian book.
 */
function unmirrored(notes: Partial<Record<'uk' | 'ru' | 'en', string>>): string[] {
  const page = gamePage(['uk', 'ru', 'en']).replace(
    'en: {title: Книга, short: Книга}',
    'en: {title: Книга, short: Книга, of: uk}',
  );
  const entry = (lang: 'uk' | 'ru' | 'en') =>
    entryFile('title: Бій', `Перше. ^a\n\nДруге. ^b${notes[lang] ?? ''}`);
  const files = filesOfGame({
    'game.md': page,
    'uk/combat.md': entry('uk'),
    'ru/combat.md': entry('ru'),
    'en/combat.md': entry('en'),
    'uk/alone.md': entryFile('title: Сам', `Так. ^a${note('ru', 'a')}`),
  });
  const game = checkContent(files, { root: 'content', requirePublishedIds: false }).registry.get('game');
  if (!game) throw new Error('no game');
  return findUnmirroredNotes(game).map(
    ({ notedIn, missingIn, target }) => `${notedIn}, not ${missingIn}: ${target}`,
  );
}

describe('findUnmirroredNotes', () => {
  it('finds nothing when both languages have a note about each other', () => {
    const notes = { uk: note('ru', 'a b'), ru: note('uk', 'a') + note('uk', 'b'), en: note('ru', 'b a') };
    expect(unmirrored(notes)).toEqual([]);
    expect(unmirrored({})).toEqual([]);
  });

  it('reports a rule that only one language has in a note', () => {
    expect(unmirrored({ uk: note('ru', 'a b'), ru: note('uk', 'a'), en: note('ru', 'a b') })).toEqual([
      'uk, not ru: combat#b',
      'en, not ru: combat#b',
    ]);
    expect(unmirrored({ ru: note('uk', 'a') })).toEqual(['ru, not uk: combat#a', 'ru, not en: combat#a']);
  });

  it('requires the note in every language that restates the same book', () => {
    expect(unmirrored({ uk: note('ru', 'a'), ru: note('uk', 'a') })).toEqual([
      'uk, not en: combat#a',
      'ru, not en: combat#a',
    ]);
  });
});
