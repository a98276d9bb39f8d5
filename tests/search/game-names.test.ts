// Tests that a query which names a game is narrowed to this game. Tries the names of every game in every language, the
// names that players use, and every grammatical case of each name.
import { describe, expect, it } from 'vitest';
import { loadIndexes, searchIndexes } from '../../scripts/measure/load-search-indexes';

const indexes = loadIndexes();
const namesOf = (game: string) => indexes.find((index) => index.game === game)?.names ?? [];
const games = [...new Set(indexes.map(({ game }) => game))];

/**
 * For each game and language, a question with the name of the game in every case. The list contains the language in
 * which players ask, which may have no edition of the game.
 */
const QUESTIONS: Record<string, { uk: string[]; ru: string[]; en: string[] }> = {
  'outer-rim': {
    uk: [
      'що таке Зовнішнє Кільце',
      'бій у Зовнішньому Кільці',
      'правила Зовнішнього Кільця',
      'перевага Зовнішньому Кільцю бій',
      'граємо у зовнішнє кільце, хто перший',
      'бій за Зовнішнім Кільцем',
      'бій в аутер рімі',
    ],
    ru: [
      'бой во Внешнем кольце',
      'правила внешнего кольца',
      'бой по внешнему кольцу',
      'кто ходит первым, внешнее кольцо',
      'что делать с внешним кольцом',
      'бой в аутер риме',
    ],
    en: ['combat in the outer rim', 'Outer Rim’s combat', 'star wars: outer rim combat', 'outerrim combat'],
  },
  rebellion: {
    uk: [
      'бій у Повстанні',
      'правила Повстання',
      'лідери за повстанням',
      'бій у «Зоряних війнах. Повстанні»',
      'лідери в ребеліоні',
    ],
    ru: ['бой в Восстании', 'правила восстания', 'лидеры в игре восстание', 'бой в ребеллионе'],
    en: ['leaders in rebellion', 'star wars rebellion combat', 'sw rebellion leaders', 'Rebellion’s leaders'],
  },
  'mandalorian-adventures': {
    uk: [
      'бій у Мандалорці',
      'правила Мандалорця',
      'бій за мандалорцем',
      'як виграти в «Мандалорці: Пригодах»',
      'хто перший у мандалорець пригоди',
      'бій в мандо',
    ],
    ru: ['бой в Мандалорце', 'правила мандалорца', 'бой по мандалорцу', 'кто первый в игре мандалорец'],
    en: ['combat in the mandalorian', 'mando combat', 'Mandalorian Adventures combat', 'mandalorian’s turn'],
  },
  'planet-unknown': {
    uk: [
      'правила Невідомої планети',
      'хто перший у Невідомій планеті',
      'граємо в Невідому планету, хто перший',
      'ровер за невідомою планетою',
      'невідома планета ровер',
    ],
    ru: ['правила неизвестной планеты', 'ровер в Неизвестной планете', 'неизведанная планета ровер'],
    en: ['rover in planet unknown', 'Planet Unknown’s rover', 'planet unknown end of game'],
  },
};

const named = (q: string, lang: string) =>
  [...new Set(searchIndexes(indexes, { q, lang }).games?.map(({ game }) => game))].join();

it('the table of questions covers every game', () => {
  expect(Object.keys(QUESTIONS).sort()).toEqual(games.sort());
});

describe.each(games)('a question that names %s', (game) => {
  it.each(Object.entries(QUESTIONS[game] ?? {}))('in any case of the name: %s', (lang, questions) => {
    for (const q of questions) {
      const answer = searchIndexes(indexes, { q, lang });
      expect(named(q, lang), q).toBe(game);
      expect(
        answer.results.every((result) => result.game === game),
        q,
      ).toBe(true);
    }
  });

  it('by every name in the data', () => {
    for (const name of namesOf(game))
      for (const lang of ['uk', 'ru', 'en']) expect(named(`${name}?`, lang), name).toBe(game);
  });
});

it.each([
  ['misspelled', 'rebelion leaders', 'rebellion'],
  ['misspelled', 'бій зовнишнє кільце', 'outer-rim'],
  ['misspelled', 'mandalorean combat', 'mandalorian-adventures'],
  ['in another keyboard layout', ',sq d gjdcnfyys', 'rebellion'],
  ['in another keyboard layout', 'щгеук кшь сщьифе', 'outer-rim'],
  ['in Latin letters', 'zovnishnie kiltse biy', 'outer-rim'],
])('a name is found %s: %s', (_, q, game) => {
  expect(named(q, 'uk')).toBe(game);
});

it.each([
  'лідери повстанців',
  'репутація повстанців',
  'повстанець',
  'rebel base',
  'rebels',
  'reputation with the rebels',
  'планета',
  'карта планети',
  'внешний вид',
  'outer space',
  'adventure',
])('words that only resemble a name do not narrow the search: %s', (q) => {
  expect(named(q, 'uk')).toBe('');
});
