import { describe, expect, it } from 'vitest';
import { entryFile, filesOfGame, gamePage } from '../../../tests/fixtures/game-files';
import { checkContent } from '../checks/check-content';
import { findUnmirroredNotes } from './unmirrored-notes';

const note = (lang: string, rules: string): string =>
  `\n\n:::differs{in="${lang}" rules="${rules}"}\nІнакше. ^differs\n:::`;

/** `notes` stand under one and the same entry; the English book is the Ukrainian one. */
function untold(notes: Partial<Record<'uk' | 'ru' | 'en', string>>): string[] {
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
  const game = checkContent(files, { root: 'content', lock: false }).registry.get('game');
  if (!game) throw new Error('no game');
  return findUnmirroredNotes(game).map(({ tells, silent, target }) => `${tells}, not ${silent}: ${target}`);
}

describe('differences of editions', () => {
  it('are told on both sides, each with the name of the other', () => {
    const told = { uk: note('ru', 'a b'), ru: note('uk', 'a') + note('uk', 'b'), en: note('ru', 'b a') };
    expect(untold(told)).toEqual([]);
    expect(untold({})).toEqual([]);
  });

  it('are found where one side is silent', () => {
    expect(untold({ uk: note('ru', 'a b'), ru: note('uk', 'a'), en: note('ru', 'a b') })).toEqual([
      'uk, not ru: combat#b',
      'en, not ru: combat#b',
    ]);
    expect(untold({ ru: note('uk', 'a') })).toEqual(['ru, not uk: combat#a', 'ru, not en: combat#a']);
  });

  it('are told in every language of one book', () => {
    expect(untold({ uk: note('ru', 'a'), ru: note('uk', 'a') })).toEqual([
      'uk, not en: combat#a',
      'ru, not en: combat#a',
    ]);
  });
});
