import { describe, expect, it } from 'vitest';
import { checkContent } from './check';

const GAME = `---
name: {uk: Гра, ru: Игра}
title: {uk: Гра, ru: Игра}
languages: [uk, ru]
publisher: {uk: Ми, ru: Мы}
players: 1–4
books: {uk: {title: Книга, short: Книга}, ru: {title: Книга, short: Книга}}
colour: {light: "#a8481a", dark: "#f0935c"}
icons: {hit: {uk: хіт, ru: попадание}}
parts: [{id: glossary, title: {uk: Глосарій, ru: Глоссарий}}]
---
`;
const SVG = '<svg viewBox="0 0 24 24"><path d="M3 12h18"/></svg>';

const sound = (): Record<string, string> => ({
  'game.md': GAME,
  'icons/hit.svg': SVG,
  'uk/combat.md':
    '---\ntitle: Бій\nrelated: [dice]\n---\n\nБій — це сутичка. ^def\n\n- Кинь [[dice|кубики]]. ^roll\n',
  'ru/combat.md':
    '---\ntitle: Бой\nrelated: [dice]\n---\n\nБой — это схватка. ^def\n\n- Бросьте [[dice|кубики]]. ^roll\n',
  'uk/dice.md': '---\ntitle: Кубики\n---\n\nНа гранях є :hit:. ^def\n',
  'ru/dice.md': '---\ntitle: Кубики\n---\n\nНа гранях есть :hit:. ^def\n',
  'published.txt': 'combat\ncombat#def\ncombat#roll\ndice\ndice#def\n',
});

function check(change: Record<string, string | undefined>) {
  const files = Object.entries({ ...sound(), ...change })
    .filter((file): file is [string, string] => file[1] !== undefined)
    .map(([path, text]) => ({ path: `content/game/${path}`, text }));
  return checkContent(files, { root: 'content' }).diagnostics;
}

const uk = (front: string, body: string) => `---\n${front}\n---\n\n${body}\n`;
const DEF = 'Бій — це сутичка. ^def';
const ROLL = '- Кинь [[dice|кубики]]. ^roll';

/** One broken file per diagnostic: name, what is broken, where it must be found, and what the help must say. */
const CASES: [
  rule: string,
  change: Record<string, string | undefined>,
  at: string,
  help: RegExp | undefined,
][] = [
  [
    'unknown-entry',
    { 'uk/combat.md': uk('title: Бій', `${DEF}\n\n- Кинь [[dyce|кубики]]. ^roll`) },
    'uk/combat.md:7:8',
    /did you mean `dice`/,
  ],
  [
    'unknown-entry',
    { 'uk/combat.md': uk('title: Бій\nrelated: [dise]', `${DEF}\n\n${ROLL}`) },
    'uk/combat.md:3:11',
    /did you mean `dice`/,
  ],
  [
    'unknown-rule',
    { 'uk/combat.md': uk('title: Бій', `${DEF}\n\n- Кинь [[dice#deff|кубики]]. ^roll`) },
    'uk/combat.md:7:8',
    /did you mean `def`/,
  ],
  [
    'unknown-rule',
    { 'uk/combat.md': uk('title: Бій\nindex: [{term: Кидок, at: rol}]', `${DEF}\n\n${ROLL}`) },
    'uk/combat.md:3:23',
    /did you mean `roll`/,
  ],
  [
    'typewriter-sign',
    { 'uk/dice.md': uk('title: Кубики', 'Грані є - як :hit:. ^def') },
    'uk/dice.md:5:9',
    undefined,
  ],
  [
    'typewriter-sign',
    { 'uk/dice.md': uk('title: Кубики', 'Для 1-4 граней є :hit:. ^def') },
    'uk/dice.md:5:6',
    undefined,
  ],
  ['reserved-name', { 'uk/terms.md': uk('title: Терміни', 'Терміни. ^def') }, 'uk/terms.md:1:1', /terms/],
  [
    'unknown-icon',
    { 'uk/dice.md': uk('title: Кубики', 'На гранях є :hot:. ^def') },
    'uk/dice.md:5:13',
    /did you mean `hit`/,
  ],
  [
    'unknown-directive',
    { 'uk/dice.md': uk('title: Кубики', 'Грань. ^def\n\n:::exampel\nОсь так. ^so\n:::') },
    'uk/dice.md:7:1',
    /did you mean `example`/,
  ],
  [
    'nested-directive',
    { 'uk/dice.md': uk('title: Кубики', '- Грань. ^def\n\n  :::team\n  Разом. ^so\n  :::') },
    'uk/dice.md:7:3',
    /first column/,
  ],
  [
    'bad-attribute',
    { 'uk/dice.md': uk('title: Кубики', 'Грань. ^def\n\n:::spoiler\nОсь. ^so\n:::') },
    'uk/dice.md:7:1',
    undefined,
  ],
  [
    'bad-attribute',
    { 'uk/dice.md': uk('title: Кубики', 'Грань. ^def\n\n:::differs{in="uk" rules="def"}\nОсь. ^so\n:::') },
    'uk/dice.md:7:1',
    /did you mean `ru`/,
  ],
  [
    'unknown-field',
    { 'uk/dice.md': uk('title: Кубики\nalias: [дайси]', 'Грань. ^def') },
    'uk/dice.md:3:1',
    /did you mean `aliases`/,
  ],
  ['missing-field', { 'uk/dice.md': uk('page: 3', 'Грань. ^def') }, 'uk/dice.md:2:1', /add `title/],
  [
    'bad-field',
    { 'uk/dice.md': uk('title: Кубики\npage: шість', 'Грань. ^def') },
    'uk/dice.md:3:1',
    undefined,
  ],
  [
    'bad-field',
    { 'uk/dice.md': uk('title: Кубики\ntags: [soloo]', 'Грань. ^def') },
    'uk/dice.md:3:8',
    /did you mean `solo`/,
  ],
  [
    'bad-field',
    { 'uk/dice.md': uk('title: Кубики\naliases: [дайси, 6]', 'Грань. ^def') },
    'uk/dice.md:3:18',
    undefined,
  ],
  ['bad-yaml', { 'uk/dice.md': uk('title: "Кубики', 'Грань. ^def') }, 'uk/dice.md:2:15', /quote/],
  ['no-front-matter', { 'uk/dice.md': 'Грань. ^def\n' }, 'uk/dice.md:1:1', /begin with a line `---`/],
  [
    'duplicate-rule-id',
    { 'uk/combat.md': uk('title: Бій', `${DEF}\n\n${ROLL}\n- Ще раз. ^roll`) },
    'uk/combat.md:8:15',
    /line 7/,
  ],
  [
    'missing-rule-id',
    { 'uk/combat.md': uk('title: Бій', `${DEF}\n\n${ROLL}\n- Ще раз.`) },
    'uk/combat.md:8:1',
    /unique in the entry/,
  ],
  [
    'missing-rule-id',
    { 'uk/combat.md': uk('title: Бій', `${DEF}\n\n${ROLL}\n\n## Кидок`) },
    'uk/combat.md:9:1',
    /equal in all languages/,
  ],
  [
    'missing-rule-id',
    { 'uk/combat.md': uk('title: Бій', `${DEF}\n\n${ROLL}\n\n| а |\n| - |\n| 1 |`) },
    'uk/combat.md:9:1',
    /blank line after the table/,
  ],
  [
    'bad-rule-id',
    { 'uk/combat.md': uk('title: Бій', `${DEF}\n\n${ROLL}\n- Ще раз. ^Roll_2`) },
    'uk/combat.md:8:17',
    undefined,
  ],
  [
    'second-block',
    { 'uk/combat.md': uk('title: Бій', `${DEF}\n\n${ROLL}\n\n  Ще одне. ^more`) },
    'uk/combat.md:9:3',
    /sub-item/,
  ],
  [
    'heading-depth',
    { 'uk/combat.md': uk('title: Бій', `# Бій ^top\n\n${DEF}\n\n${ROLL}`) },
    'uk/combat.md:5:1',
    /level 1/,
  ],
  [
    'redirect-with-body',
    { 'uk/dice.md': uk('title: Кубики\nsee: [combat]', 'Грань. ^def') },
    'uk/dice.md:2:1',
    /combat\.md/,
  ],
  [
    'redirect-to-itself',
    { 'uk/dice.md': '---\ntitle: Кубики\nsee: [dice]\n---\n' },
    'uk/dice.md:3:1',
    undefined,
  ],
  [
    'redirect-ring',
    {
      'uk/dice.md': '---\ntitle: Кубики\nsee: [combat]\n---\n',
      'uk/combat.md': '---\ntitle: Бій\nsee: [dice]\n---\n',
    },
    'uk/dice.md:3:1',
    /holds the text/,
  ],
  [
    'related-to-itself',
    { 'uk/dice.md': uk('title: Кубики\nrelated: [dice]', 'Грань. ^def') },
    'uk/dice.md:3:11',
    undefined,
  ],
  [
    'link-to-itself',
    { 'uk/dice.md': uk('title: Кубики', 'Грань [[dice|кубика]]. ^def') },
    'uk/dice.md:5:7',
    undefined,
  ],
  ['empty-entry', { 'uk/dice.md': '---\ntitle: Кубики\n---\n' }, 'uk/dice.md:1:1', undefined],
  [
    'rule-parity',
    { 'uk/combat.md': uk('title: Бій', `${DEF}\n\n${ROLL}\n- Двічі. ^twice`) },
    'uk/combat.md:8:1',
    /differs/,
  ],
  [
    'missing-translation',
    { 'ru/dice.md': undefined, 'ru/combat.md': uk('title: Бой', 'Бой. ^def\n\n- Раз. ^roll') },
    'uk/dice.md:1:1',
    /ru\/dice\.md/,
  ],
  [
    'raw-html',
    { 'uk/dice.md': uk('title: Кубики', 'Грань. ^def\n\n<b>Жирно</b>') },
    'uk/dice.md:7:1',
    /Markdown/,
  ],
  [
    'raw-html',
    { 'uk/dice.md': uk('title: Кубики', 'Грань <i>кубика</i>. ^def') },
    'uk/dice.md:5:7',
    /Markdown/,
  ],
  [
    'unknown-block',
    { 'uk/dice.md': uk('title: Кубики', 'Грань. ^def\n\n> Цитата. ^quote') },
    'uk/dice.md:7:1',
    /example/,
  ],
  ['bad-link', { 'uk/dice.md': uk('title: Кубики', 'Грань [[combat]]. ^def') }, 'uk/dice.md:5:7', /words/],
  [
    'bad-link',
    { 'uk/dice.md': uk('title: Кубики', 'Грань [тут](javascript:alert). ^def') },
    'uk/dice.md:5:7',
    /\[\[entry/,
  ],
  [
    'bad-file-name',
    { 'uk/Dice_2.md': uk('title: Інші', 'Грань. ^def'), 'ru/Dice_2.md': uk('title: Иные', 'Грань. ^def') },
    'uk/Dice_2.md:1:1',
    undefined,
  ],
  ['bad-language', { 'en/dice.md': uk('title: Dice', 'Face. ^def') }, 'en/dice.md:1:1', undefined],
  ['unknown-file', { 'uk/deep/dice.md': uk('title: Dice', 'Face. ^def') }, 'uk/deep/dice.md:1:1', undefined],
  [
    'invisible-sign',
    { 'uk/dice.md': uk('title: Кубики', 'Гра\u202eнь. ^def') },
    'uk/dice.md:5:4',
    /delete it/,
  ],
  [
    'invisible-sign',
    { 'uk/dice.md': uk('title: Куби\u200bки', 'Грань. ^def') },
    'uk/dice.md:2:12',
    /delete it/,
  ],
  [
    'look-alike-letter',
    { 'uk/dice.md': uk('title: Кубики', 'Гpань. ^def') },
    'uk/dice.md:5:2',
    /write `Грань`/,
  ],
  [
    'foreign-letter',
    { 'uk/dice.md': uk('title: Кубики', 'Грань кубикы. ^def') },
    'uk/dice.md:5:12',
    undefined,
  ],
  ['straight-quote', { 'uk/dice.md': uk('title: Кубики', "Пам'ять. ^def") }, 'uk/dice.md:5:4', undefined],
  [
    'duplicate-alias',
    { 'uk/dice.md': uk('title: Кубики\naliases: [бій]', 'Грань. ^def') },
    'uk/dice.md:3:11',
    /wants to land/,
  ],
  ['missing-drawing', { 'icons/hit.svg': undefined }, 'game.md:9:9', undefined],
  ['undeclared-icon', { 'icons/hot.svg': SVG }, 'icons/hot.svg:1:1', /did you mean `hit`/],
  [
    'bad-drawing',
    { 'icons/hit.svg': '<svg viewBox="0 0 24 24"><script>1</script></svg>' },
    'icons/hit.svg:1:26',
    /use only/,
  ],
  [
    'unknown-language',
    { 'game.md': GAME.replace('[uk, ru]', '[uk, ru, uz]') },
    'game.md:4:21',
    /did you mean `uk`/,
  ],
  [
    'lost-address',
    { 'published.txt': `${sound()['published.txt']}combat#reroll\n` },
    'published.txt:6:1',
    /moved: \{reroll: combat#roll\}/,
  ],
  [
    'lost-address',
    { 'published.txt': `${sound()['published.txt']}map\n` },
    'published.txt:6:1',
    /see: \[new-entry\]/,
  ],
  [
    'unpublished-address',
    { 'published.txt': 'combat\ncombat#def\ncombat#roll\ndice\n' },
    'published.txt:1:1',
    /publish-ids/,
  ],
  [
    'moved-still-here',
    { 'uk/combat.md': uk('title: Бій\nmoved: {roll: dice#def}', `${DEF}\n\n${ROLL}`) },
    'uk/combat.md:3:9',
    undefined,
  ],
  [
    'entry-without-part',
    { 'game.md': GAME.replace('Глоссарий}}', 'Глоссарий}, entries: [dice]}') },
    'game.md:10:1',
    /add it to a part/,
  ],
  [
    'spoiler-until',
    { 'uk/dice.md': uk('title: Кубики\ntags: [spoiler]', 'Грань. ^def') },
    'uk/dice.md:3:1',
    /until/,
  ],
];

describe('checkContent', () => {
  it('finds nothing wrong in sound content', () => {
    expect(check({})).toEqual([]);
  });

  it.each(CASES)('reports %s with its place and a hint: %#', (rule, change, at, help) => {
    const diagnostics = check(change);
    const match = diagnostics.find(
      (one) => one.rule === rule && `${one.file}:${one.line}:${one.column}` === `content/game/${at}`,
    );
    expect(match, JSON.stringify(diagnostics, null, 1)).toBeDefined();
    expect(match?.message).toMatch(/^Unexpected .+, expected .+\.$|^Unexpected YAML/);
    if (help) expect(match?.help).toMatch(help);
  });

  it('covers every diagnostic with at least one case', () => {
    expect(new Set(CASES.map(([rule]) => rule)).size).toBeGreaterThanOrEqual(38);
  });

  it('lets a rule stand in one language alone when notes of both name it', () => {
    const note = (lang: string, text: string) =>
      `:::differs{in="${lang}" rules="twice"}\n${text} ^differs\n:::`;
    expect(
      check({
        'uk/combat.md': uk('title: Бій', `${DEF}\n\n${ROLL}\n- Двічі. ^twice\n\n${note('ru', 'Раз.')}`),
        'ru/combat.md': uk('title: Бой', `Бой. ^def\n\n- Раз. ^roll\n\n${note('uk', 'Дважды.')}`),
        'published.txt': `${sound()['published.txt']}combat#twice\ncombat#differs\n`,
      }),
    ).toEqual([]);
  });

  it('accepts a lost rule that says where it went, and a lost entry kept as a redirect', () => {
    const moved = 'moved: {reroll: combat#roll, gone: dice}';
    expect(
      check({
        'uk/combat.md': uk(`title: Бій\n${moved}`, `${DEF}\n\n${ROLL}`),
        'uk/fight.md': '---\ntitle: Сутичка\nsee: [combat]\n---\n',
        'published.txt': `${sound()['published.txt']}combat#reroll\ncombat#gone\nfight\nfight#old-rule\n`,
      }),
    ).toEqual([]);
  });

  it('reports everything at once, also behind a broken field', () => {
    const rules = check({
      'uk/dice.md': uk('title: Кубики\nalias: [дайси]', 'Грань без ід.\n\n- [[nowhere|туди]] ^go'),
      'uk/combat.md': uk('title: Бій', `${DEF}\n\n- Кинь :hot:. ^roll`),
    }).map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['unknown-field', 'missing-rule-id', 'unknown-icon']));
  });
});
