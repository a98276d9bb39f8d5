// `node scripts/run.mjs generate-library --games 1 --entries 400 --out DIR`: generates content of any size for the
// benchmarks.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1' },
    entries: { type: 'string', default: '400' },
    rules: { type: 'string', default: '14' },
    out: { type: 'string' },
  },
});
if (!values.out) {
  console.error('Missing --out DIR, expected the folder to write to.');
  process.exit(1);
}

/** State of a linear congruential generator. The start value is constant, so every run generates the same content. */
let seed = 7;
const random = (below: number): number => {
  seed = (seed * 1664525 + 1013904223) % 4294967296;
  return Math.floor((seed / 4294967296) * below);
};
const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;

const NOUNS = [
  'жетон',
  'кубик',
  'гравець',
  'корабель',
  'планета',
  'колода',
  'карта',
  'загін',
  'міст',
  'ліс',
  'вежа',
  'річка',
  'скарб',
  'торговець',
  'острів',
  'караван',
  'дракон',
  'шлях',
  'ринок',
  'табір',
];
const VERBS = [
  'рухає',
  'бере',
  'скидає',
  'відкриває',
  'платить за',
  'захищає',
  'міняє',
  'кидає',
  'повертає',
  'ставить',
];
const WHENS = [
  'на початку ходу',
  'після бою',
  'у свою чергу',
  'коли колода порожня',
  'якщо поруч немає суперника',
  'раз за раунд',
];

const sentence = (links: string): string => {
  const start = pick(NOUNS);
  return `${start.charAt(0).toUpperCase()}${start.slice(1)} ${pick(VERBS)} ${pick(NOUNS)} ${pick(WHENS)}, але не більше ніж ${2 + random(9)} разів${links}.`;
};

function writeGame(home: string, number: number, count: number): void {
  mkdirSync(join(home, 'uk'), { recursive: true });
  const front = {
    name: { uk: `Гра ${number}` },
    title: { uk: `Вигадана гра ${number}` },
    languages: ['uk'],
    publisher: { uk: 'Ніхто' },
    players: '2–5',
    books: { uk: { title: `Правила гри ${number}`, short: 'Правила', pages: 40 } },
    colour: { light: '#a8481a', dark: '#f0935c' },
    parts: [{ id: 'glossary', title: { uk: 'Глосарій' } }],
  };
  writeFileSync(join(home, 'game.md'), `---\n${JSON.stringify(front)}\n---\n`);
  for (let index = 0; index < count; index++) {
    const link = () =>
      (random(4) === 0 ? ` ([[entry-${random(count)}|тема]])` : '').replace(
        `entry-${index}|`,
        `entry-${(index + 1) % count}|`,
      );
    const related = [...new Set(Array.from({ length: 4 }, () => random(count)))].filter(
      (other) => other !== index,
    );
    const rules = Array.from(
      { length: Number(values.rules) },
      (_, rule) => `- ${sentence(link())} ^rule-${rule}`,
    );
    const text = [
      '---',
      `title: ${pick(NOUNS)} ${pick(NOUNS)} ${index}`,
      `page: ${1 + random(40)}`,
      `related: [${related.map((other) => `entry-${other}`).join(', ')}]`,
      '---',
      '',
      `${sentence('')} ^def`,
      '',
      ...rules,
      '',
    ];
    writeFileSync(join(home, 'uk', `entry-${index}.md`), text.join('\n'));
  }
}

const games = Number(values.games);
rmSync(values.out, { recursive: true, force: true });
for (let game = 1; game <= games; game++)
  writeGame(
    join(values.out, games === 1 ? 'invented' : `invented-${game}`),
    game,
    Math.ceil(Number(values.entries) / games),
  );
console.log(`Wrote ${games} games with ${values.entries} entries to ${values.out}.`);
