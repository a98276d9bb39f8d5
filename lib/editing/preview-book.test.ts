// Tests the preview of an edition that is still being translated.
import { describe, expect, it } from 'vitest';
import { newGameFiles } from '../content/new-game/new-game-files';
import { type BookFiles, beginLanguage, entryFile, withEntry } from './edit-book';
import { splitEntry } from './entry-text';
import { previewBook } from './preview-book';
import { translateRule, translateTitle } from './translate-entry';

const SETTINGS = { basePath: '', origin: '', homeLang: 'uk', ruleSharing: 'pages' } as const;
const game = beginLanguage(newGameFiles({ id: 'my-game', langs: ['uk'], name: 'Гра' }), 'en');
const original = splitEntry(game['uk/turn.md'] ?? '');
const preview = (files: BookFiles) => previewBook('my-game', 'en', files, { settings: SETTINGS, from: 'uk' });

describe('the preview of an unfinished language', () => {
  it('is the page of the translated rules, although other entries are not translated', () => {
    const first = original.rules[0]?.id ?? '';
    const entry = translateRule(
      original,
      translateTitle(original, undefined, 'Your turn'),
      first,
      'Do one thing.',
    );
    const { pages, diagnostics } = preview(withEntry(game, entryFile('en', 'turn'), entry));
    expect(pages?.edition.lang).toBe('en');
    expect(pages?.entries.turn?.title).toBe('Your turn');
    expect(JSON.stringify(pages?.entries.turn)).toContain('Do one thing.');
    expect(diagnostics.filter(({ file }) => file !== 'en/turn.md')).toEqual([]);
  });

  it('reports a rule whose numbers, icons or links differ from the original', () => {
    const linking = original.rules.find(({ text }) => text.includes('[['));
    const entry = translateRule(
      original,
      translateTitle(original, undefined, 'Turn'),
      linking?.id ?? '',
      'No link and 77 dice.',
    );
    const { diagnostics } = preview(withEntry(game, entryFile('en', 'turn'), entry));
    expect(diagnostics.map(({ rule, file }) => `${file} ${rule}`)).toContain('en/turn.md facts-parity');
  });

  it('has the words of the language from which the reader translates, and is compared with the first language', () => {
    const both = beginLanguage(newGameFiles({ id: 'my-game', langs: ['uk', 'en'], name: 'Game' }), 'ru');
    const source = splitEntry(both['en/turn.md'] ?? '');
    const linking = source.rules.find(({ text }) => text.includes('[['))?.id ?? '';
    const entry = translateRule(source, translateTitle(source, undefined, 'Ход'), linking, 'Без ссылки.');
    const files = withEntry(both, entryFile('ru', 'turn'), entry);
    const { pages, diagnostics } = previewBook('my-game', 'ru', files, { settings: SETTINGS, from: 'en' });
    expect(pages?.entries.ties?.title).toBe('Ties');
    expect(diagnostics.map(({ rule, file }) => `${file} ${rule}`)).toEqual(['ru/turn.md facts-parity']);
  });
});
