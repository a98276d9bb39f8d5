// Texts of the sample entries of a new game, by language. A language without texts in this file uses the English texts.
import type { Lang } from '../../core/languages';

export interface SampleTexts {
  /** Short name of the book, which is cited below a rule. */
  book: string;
  glossary: string;
  /** A comment in the front matter for the author of the game. Pages do not show it. */
  note: string;
  turn: { title: string; aliases: string[]; def: string; order: string; pass: string; example: string };
  ties: { title: string; def: string; first: string; last: string };
}

const en: SampleTexts = {
  book: 'Rules',
  glossary: 'Glossary',
  note: 'A sample: write your own rules here, keep a ^id at the end of each.',
  turn: {
    title: 'Turn',
    aliases: ['my go', 'whose turn'],
    def: 'On your turn take one action.',
    order: 'The player with the fewest points goes first; if there are several, see [[ties|ties]].',
    pass: 'You may pass: then you are out until the end of the round.',
    example: 'Ann has 2 points, Ben has 5: Ann goes first.',
  },
  ties: {
    title: 'Ties',
    def: 'A tie is broken in this order:',
    first: 'Whoever took the later [[turn|turn]] wins.',
    last: 'Still tied? Then you share the victory.',
  },
};

const uk: SampleTexts = {
  book: 'Правила',
  glossary: 'Глосарій',
  note: 'Зразок: напиши тут свої правила, у кінці кожного лиши ^id.',
  turn: {
    title: 'Хід',
    aliases: ['чия черга', 'мій хід'],
    def: 'У свій хід зроби одну дію.',
    order: 'Першим ходить той, у кого найменше очок; якщо таких кілька, дивись [[ties|нічию]].',
    pass: 'Можеш спасувати: тоді ти поза грою до кінця раунду.',
    example: 'В Анни 2 очки, у Богдана 5: першою ходить Анна.',
  },
  ties: {
    title: 'Нічия',
    def: 'Нічию вирішують у такому порядку:',
    first: 'Перемагає той, хто зробив свій [[turn|хід]] пізніше.',
    last: 'Досі нічия? Поділіть перемогу.',
  },
};

const ru: SampleTexts = {
  book: 'Правила',
  glossary: 'Глоссарий',
  note: 'Образец: напишите здесь свои правила, в конце каждого оставьте ^id.',
  turn: {
    title: 'Ход',
    aliases: ['чья очередь', 'мой ход'],
    def: 'В свой ход сделайте одно действие.',
    order: 'Первым ходит тот, у кого меньше всего очков; если таких несколько, смотрите [[ties|ничью]].',
    pass: 'Можете спасовать: тогда вы вне игры до конца раунда.',
    example: 'У Анны 2 очка, у Бориса 5: первой ходит Анна.',
  },
  ties: {
    title: 'Ничья',
    def: 'Ничью решают в таком порядке:',
    first: 'Побеждает тот, кто сделал свой [[turn|ход]] позже.',
    last: 'Всё ещё ничья? Разделите победу.',
  },
};

const SAMPLES: Partial<Record<Lang, SampleTexts>> = { uk, ru, en };

export const sampleTextsOf = (lang: Lang): SampleTexts => SAMPLES[lang] ?? en;
