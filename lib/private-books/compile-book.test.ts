// Tests the compilation of a private book: its pages, its printed lines, and the protection against malicious content.
import { describe, expect, it } from 'vitest';
import { type BookCache, compileBook, createBookCache } from './compile-book';
import { PrivateBookError } from './private-book';

const GAME = `---
name: {en: Foxes}
title: {en: Foxes and Hens}
languages: [en]
publisher: {en: —}
players: "2"
books:
  en: {title: Foxes and Hens, short: Rules}
colour: {light: "#3f5b66", dark: "#9fc3d1"}
parts:
  - id: rules
    title: {en: Rules}
    entries: [combat, movement]
---
`;
const COMBAT = `---
title: Combat
page: 2
---

Each player rolls a die. The higher roll wins. ^roll

If the roll is a tie, both tokens stay. ^tie
`;
const MOVEMENT = `---
title: Movement
related: [combat]
---

A fox may jump over a hen. See [[combat#tie|Combat]]. ^jump
`;
const files = { 'game.md': GAME, 'en/combat.md': COMBAT, 'en/movement.md': MOVEMENT };
const source = [
  'COMBAT',
  'Each player rolls a die. The',
  'higher roll wins. If the roll is a',
  'tie, both tok-',
  'ens stay.',
  '2',
  '',
].join('\n');
const account = {
  topics: [
    {
      title: 'Combat',
      parent: null,
      page: 2,
      lines: [[1, 5]] as [number, number][],
      file: 'book/en/combat.md',
    },
  ],
  dropped: [{ lines: [[6, 6]] as [number, number][], reason: 'page number' }],
  reports: [],
  sheets: [{ sheet: 1, width: 100, height: 100, pages: [2] }],
  places: Array.from({ length: 6 }, (_, at): [number, number, number, number, number] => [
    1,
    10,
    at * 10,
    90,
    at * 10 + 9,
  ]),
};

describe('a book that is compiled again after an edit', () => {
  const settings = { basePath: '' };
  const edited = { ...files, 'en/movement.md': MOVEMENT.replace('a hen', 'two hens') };

  it('parses and renders only the edited entry, with the result of a first compilation', () => {
    const known = createBookCache();
    const parsed: string[] = [];
    const rendered: string[] = [];
    const cache: BookCache = {
      parseFile: (file, ...rest) => {
        const result = known.parseFile(file, ...rest);
        parsed.push(...(seen.has(result) ? [] : [file.path]));
        seen.add(result);
        return result;
      },
      cache: {
        ...known.cache,
        render: (key, render, ...rest) =>
          known.cache.render(
            key,
            (...args) => {
              rendered.push(key);
              return render(...args);
            },
            ...rest,
          ),
      },
    };
    const seen = new Set<unknown>();
    compileBook({ id: 'abc', files, account, source }, settings, cache);
    expect(parsed).toEqual(['book/en/combat.md', 'book/en/movement.md']);
    parsed.length = 0;
    rendered.length = 0;
    const again = compileBook({ id: 'abc', files: edited, account, source }, settings, cache);
    expect(parsed).toEqual(['book/en/movement.md']);
    expect(rendered).toEqual(['page own~abc/en/movement', 'booklet own~abc/en/movement']);
    expect(again).toEqual(compileBook({ id: 'abc', files: edited, account, source }, settings));
  });
});

describe('a compiled private book', () => {
  const compiled = compileBook({ id: 'abc', files, account, source }, { basePath: '/rules' });
  const [edition] = compiled.editions;

  it('is compiled like the games of the site, under a private game id', () => {
    expect(edition?.edition).toMatchObject({ game: 'own~abc', lang: 'en', name: 'Foxes', entryCount: 2 });
    expect(edition?.data.entries.map(({ id }) => id)).toEqual(['combat', 'movement']);
  });

  it('links only to its own pages on this device', () => {
    expect(edition?.entries.movement?.html).toContain('href="/rules/own/?b=abc&#x26;l=en&#x26;t=combat#tie"');
  });

  it('stores the printed lines of every rule', () => {
    expect(edition?.marks.combat).toEqual({ roll: [2, 3], tie: [3, 4, 5] });
  });

  it('never turns text into markup', () => {
    const hostile = COMBAT.replace(
      'Each player',
      '<img src=x onerror=alert(1)> <script>alert(1)</script> [x](javascript:alert(1)) Each player',
    );
    let html = '';
    try {
      html =
        compileBook({ id: 'abc', files: { ...files, 'en/combat.md': hostile } }, { basePath: '' }).editions[0]
          ?.entries.combat?.html ?? '';
    } catch (error) {
      expect((error as PrivateBookError).code).toBe('not-sound');
    }
    expect(html).not.toMatch(/<script|<img|javascript:/);
  });

  it('shows no characters that control the direction of writing', () => {
    const game = GAME.replace('{en: Foxes}', '{en: "Fo\u202exes"}').replaceAll('Rules', 'Ru\u0007les');
    const compiled = compileBook({ id: 'x', files: { ...files, 'game.md': game } }, { basePath: '' });
    expect(JSON.stringify(compiled)).not.toMatch(/\u202e|\\u0007/);
    expect(compiled.editions[0]?.edition.name).toBe('Foxes');
  });

  it('has no links to other sites', () => {
    const leading = COMBAT.replace(
      'a die',
      '[a die](https://example.org/) or **[two](https://example.org/)**',
    );
    const html = compileBook({ id: 'abc', files: { ...files, 'en/combat.md': leading } }, { basePath: '' })
      .editions[0]?.entries.combat?.html;
    expect(html).toContain('a die or <strong>two</strong>');
    expect(html).not.toContain('example.org');
  });

  it('is rejected with a message about its errors', () => {
    const broken = { ...files, 'en/movement.md': MOVEMENT.replace('combat#tie', 'nowhere') };
    expect(() => compileBook({ id: 'abc', files: broken }, { basePath: '' })).toThrow(/nowhere/);
    expect(() => compileBook({ id: 'abc', files: {} }, { basePath: '' })).toThrow(PrivateBookError);
    const huge = { ...files, 'en/combat.md': COMBAT + 'x '.repeat(300_000) };
    expect(() => compileBook({ id: 'abc', files: huge }, { basePath: '' })).toThrow('too-large');
  });

  const WITH_FOX = GAME.replace(/---\n$/, 'icons:\n  fox: {en: Fox}\n---\n');
  const drawing = (shapes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shapes}</svg>`;

  it('renders all shapes of an icon next to each other', () => {
    const svg = drawing('<circle cx="12" cy="12" r="8"/><path d="M8 12H16"/>');
    const combat = COMBAT.replace('a die', 'a :fox:');
    const book = { ...files, 'game.md': WITH_FOX, 'en/combat.md': combat, 'icons/fox.svg': svg };
    expect(
      compileBook({ id: 'abc', files: book }, { basePath: '' }).editions[0]?.entries.combat?.html,
    ).toContain('<circle cx="12" cy="12" r="8"></circle><path d="M8 12H16"></path></svg>');
  });

  it('is rejected if an icon contains anything but shapes', () => {
    const svg = drawing('<script>alert(1)</script>');
    expect(() =>
      compileBook(
        { id: 'abc', files: { ...files, 'game.md': WITH_FOX, 'icons/fox.svg': svg } },
        { basePath: '' },
      ),
    ).toThrow('not-sound');
  });
});
