// Tests the list of differences between the printed books of a game.
import { describe, expect, it } from 'vitest';
import { entryFile, filesOfGame, gamePage, partsOf } from '../../tests/fixtures/build-game-files';
import { SVG } from '../../tests/fixtures/valid-game';
import { checkContent } from '../content/checks/check-content';
import { typeset } from '../core/typography';
import { compileDifferences, countNotes } from './compile-differences';

const note = (lang: string, rules: string, text: string): string =>
  `\n\n:::differs{in="${lang}" rules="${rules}"}\n${text}\n:::`;
const locked = (title: string, lang: string) =>
  entryFile(`title: ${title}\ntags: [spoiler]\nuntil: act`, `Так. ^def${note(lang, 'def', 'Тут. ^differs')}`);

const files = filesOfGame({
  'game.md': gamePage(
    ['uk', 'ru'],
    `icons: {hit: {uk: хіт, ru: попадание}}\nunlocks: {act: {uk: Дія, ru: Акт}}\n${partsOf(['uk', 'ru'])}`,
  ),
  'icons/hit.svg': SVG,
  'uk/turn.md': entryFile('title: Хід\npage: 9', 'Ходи. ^def'),
  'ru/turn.md': entryFile('title: Ход\npage: 7', 'Ходите. ^def'),
  'uk/combat.md': entryFile(
    'title: Бій\npage: 3',
    `- Кинь: ^roll\n  - один кубик; ^one\n- Бий. ^hit${note('ru', 'one only-ru', 'Там — :hit:. ^differs\n\nІ [[turn|хід]]. ^more')}${note('ru', 'hit', 'Ще інакше. ^again')}`,
  ),
  'ru/combat.md': entryFile(
    'title: Бой\npage: 4',
    `- Бросьте: ^roll\n  - два кубика; ^one\n- Бейте. ^hit\n- Только тут. ^only-ru${note('uk', 'one only-ru', 'Там — один. ^differs\n\nИ [[turn|ход]]. ^more')}${note('uk', 'hit', 'Иначе. ^again')}`,
  ),
  'uk/secret.md': locked('Тайна', 'ru'),
  'ru/secret.md': locked('Секрет', 'uk'),
});
const { registry, diagnostics } = checkContent(files, { root: 'content', requirePublishedIds: false });
const game = registry.get('game');
if (!game) throw new Error('no game');
const uk = compileDifferences(game, 'uk');

describe('compileDifferences', () => {
  it('starts from content without diagnostics', () => {
    expect(diagnostics).toEqual([]);
  });

  it('lists every note with the rules it names in both editions, and nothing locked', () => {
    expect(uk.others).toEqual([
      {
        lang: 'ru',
        entries: [
          {
            id: 'combat',
            title: 'Бій',
            page: 3,
            address: '/game/uk/combat/',
            there: { title: 'Бой', page: 4, address: '/game/ru/combat/' },
            notes: [
              {
                address: '/game/uk/combat/#differs',
                text: typeset('Там — :hit:. І [[turn|хід]].'),
                rules: [
                  {
                    id: 'one',
                    here: { number: '1.1', text: 'Кинь: один кубик.', address: '/game/uk/combat/#one' },
                    there: { number: '1.1', address: '/game/ru/combat/#one' },
                  },
                  { id: 'only-ru', there: { number: '3', address: '/game/ru/combat/#only-ru' } },
                ],
                beside: '/game/uk-ru/combat/#one',
              },
              {
                address: '/game/uk/combat/#again',
                text: typeset('Ще інакше.'),
                rules: [
                  {
                    id: 'hit',
                    here: { number: '2', text: 'Бий.', address: '/game/uk/combat/#hit' },
                    there: { number: '2', address: '/game/ru/combat/#hit' },
                  },
                ],
                beside: '/game/uk-ru/combat/#hit',
              },
            ],
          },
        ],
      },
    ]);
  });

  it('is counted by notes', () => {
    expect(countNotes(uk)).toBe(2);
  });

  it('includes the icons of its texts, and is empty for a game with one edition', () => {
    expect(uk.icons).toEqual({ hit: { name: 'хіт', svg: '<path d="M3 12h18"/>' } });
    const alone = checkContent(
      filesOfGame({ 'game.md': gamePage(['uk']), 'uk/a.md': entryFile('title: А', 'Так. ^def') }),
      { root: 'content', requirePublishedIds: false },
    ).registry.get('game');
    expect(alone && compileDifferences(alone, 'uk')).toEqual({ icons: {}, others: [] });
  });
});
