// Generates random rulebooks for property tests. The same seed gives the same book. No text comes from a real book.
import { pick, type Random } from '../fuzz/random-text';

/** Returns a random integer from 0 to `max`, inclusive. */
export const upTo = (random: Random, max: number): number => random(max + 1);
/** Returns true with a probability of `percent` percent. */
const chance = (random: Random, percent: number): boolean => random(100) < percent;

const TITLES = {
  uk: 'Айстра Бджола Борсук Вовк Гном Ґава Дракон Ельф Жаба Зубр Їжак Калина Лицар Миша Нора Орел Печера Рись Сова Тхір Удав Фея Хатина Цап Чапля Шишка Щука Юрта Яструб',
  ru: 'Аист Барсук Волк Гном Дракон Ёж Жаба Зубр Иволга Калина Лиса Мышь Нора Орёл Пещера Рысь Сова Тигр Удав Фея Хижина Цапля Чайка Шишка Щука Юрта Ястреб',
};
const WORDS = {
  uk: 'гравець кидає кубик бере карту кладе жетон рухає фішку на поле коли хоче спати або летіти над замком без поспіху'.split(
    ' ',
  ),
  ru: 'игрок бросает кубик берёт карту кладёт жетон двигает фишку на поле когда хочет спать или летать над замком без спешки'.split(
    ' ',
  ),
};
const RELATED = { uk: 'Пов’язані теми:', ru: 'См. также:' };

function sentence(random: Random, lang: 'uk' | 'ru', words = 6 + upTo(random, 8)): string {
  const text = Array.from({ length: words }, () => pick(random, WORDS[lang])).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

export interface InventedTopic {
  title: string;
  /** Sentences of the topic. Each contains its number, so that tests can check their order. */
  body: string[];
}

function inventTopics(random: Random, lang: 'uk' | 'ru', count: number): InventedTopic[] {
  const titles = TITLES[lang]
    .split(' ')
    .filter(() => chance(random, 75))
    .slice(0, count);
  return titles.map((title) => ({
    title,
    body: Array.from(
      { length: 2 + upTo(random, 5) },
      (_, at) => `${title} ${at + 1}: ${sentence(random, lang).toLowerCase()}`,
    ),
  }));
}

/** Generates Markdown-like text with headings, bullets, steps, tables and lists of related topics. */
export function inventParagraphs(random: Random): { text: string; topics: InventedTopic[] } {
  const topics = inventTopics(random, 'uk', 6 + upTo(random, 8));
  const bullet = pick(random, ['- ', '• ', '☞ ', '- ☞ ', '❖ ']);
  const sections = topics.map(({ title, body }) => {
    const [first = '', ...rest] = body;
    const items = rest.map((line) => `${chance(random, 20) ? '  ' : ''}${bullet}${line}`);
    const steps = chance(random, 30) ? ['1. Стань.', '2. Сядь.', ''] : [];
    const table = chance(random, 20) ? ['Вік\tСила', '1\t5', ''] : [];
    const related = `**${RELATED.uk}** ${pick(random, topics).title}`;
    return [`## ${title}`, '', first, '', ...items, '', ...steps, ...table, related, ''].join('\n');
  });
  return {
    text: ['# Замок', '', '## ГЛОСАРІЙ', '', sentence(random, 'uk'), '', ...sections].join('\n'),
    topics,
  };
}

/** Wraps a text into the lines of a narrow column and hyphenates some words. */
function wrap(random: Random, text: string, width: number, mark = ''): string[] {
  const lines: string[] = [];
  let line = mark;
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 <= width) {
      line += line === mark ? word : ` ${word}`;
      continue;
    }
    const available = width - line.length - 2;
    if (
      word.length > 6 &&
      available >= 3 &&
      word.length - available >= 3 &&
      chance(random, 60) &&
      /^[а-яё]+$/.test(word)
    ) {
      lines.push(`${line} ${word.slice(0, available)}-`);
      line = word.slice(available);
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/**
 * Generates the text of a two-column book as some PDF programs extract it: lines are wrapped at the column width, and
 * on most pages the right column precedes the left one.
 */
export function inventColumns(random: Random): { text: string; topics: InventedTopic[] } {
  const topics = inventTopics(random, 'ru', 14);
  const width = 56 + upTo(random, 8);
  const lines = topics.flatMap(({ title, body }) => {
    const [first = '', ...rest] = body;
    const related = `${RELATED.ru} «${pick(random, topics).title}», «${pick(random, topics).title}»`;
    const items = rest.flatMap((text) => wrap(random, text, width - 2, '• '));
    return [title, ...wrap(random, first, width), ...items, '', related, ''];
  });
  const height = 30 + upTo(random, 10);
  const columns: string[][] = [
    [
      'ГЛОССАРИЙ',
      'Здесь живут все звери и птицы замка, и каждый из них делает',
      'что хочет, когда игрок бросает кубик.',
      '',
    ],
  ];
  for (const line of lines) {
    const open = columns.at(-1) ?? [];
    // A column ends before a blank line or a list item, so a heading is never the last line of a column.
    const isFull = open.length >= height && /^$|^•/.test(line);
    if (isFull) columns.push([]);
    if (!isFull || line) columns.at(-1)?.push(line);
  }
  const pages: string[] = [];
  for (let at = 0; at < columns.length; at += 2) {
    const [left = [], right = []] = [columns[at], columns[at + 1]];
    const swapped = at > 0 && right.length > 0 && chance(random, 80);
    pages.push((swapped ? [...right, '', ...left] : [...left, '', ...right]).join('\n'));
  }
  return { text: pages.map((page) => `<|PAGE|>${page}`).join('\n'), topics };
}

/**
 * Strings that `corruptText` inserts: Markdown, HTML, control characters, and the notation ⟦1|x⟧ in which the
 * extractor writes links.
 */
const JUNK = [
  '**',
  '*',
  '_',
  '`',
  '[[',
  '[[x|y]]',
  ']]',
  '^id',
  ' ^def',
  ':::',
  ':::example',
  '<b>',
  '</div>',
  '&amp;',
  '|',
  '~~',
  '\\',
  '#',
  '## ',
  '- ',
  '1. ',
  '99. ',
  '• ',
  ' · ',
  'а. ',
  'III ',
  '\t',
  '  ',
  ':hit:',
  '⟦3|x⟧',
  '\u00ad',
  '\u200b',
  '\ue123',
  '"',
  "'",
  'http://a.b/c_d_e',
  '![](x)',
  '---',
  '<|X|>',
  '\f',
  'См. также: ',
  'Див. «Сова» на с. 3.',
  '«',
  '»',
  'ы',
  'ї',
  'Сoвa',
  '(с. 9)',
  '....... 12',
  '```',
  '> ',
  '\u2028',
  '🚀',
  '[^1]: y',
  '<!-- x -->',
  '1-4',
  ' - ',
  '...',
  '[a](http://x/1-2)',
];

/** Makes `times` changes. Each change deletes, duplicates, moves or corrupts a random line. */
export function corruptText(random: Random, text: string, times: number): string {
  const lines = text.split('\n');
  for (let count = 0; count < times; count++) {
    const at = upTo(random, lines.length - 1);
    const line = lines[at] ?? '';
    const cut = upTo(random, line.length);
    const change = [
      () => lines.splice(at, 1),
      () => lines.splice(at, 0, line),
      () => lines.splice(at, 1, line.slice(0, cut)),
      () => lines.splice(at, 1, line.slice(0, cut) + pick(random, JUNK) + line.slice(cut)),
      () => lines.splice(at, 0, pick(random, JUNK)),
      () => lines.splice(at, 1, line.toUpperCase()),
      () => lines.splice(upTo(random, lines.length), 0, ...lines.splice(at, 1 + upTo(random, 4))),
      () => lines.splice(at, 0, ''),
    ];
    pick(random, change)();
  }
  return lines.join('\n');
}
