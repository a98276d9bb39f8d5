import { describe, expect, it, vi } from 'vitest';
import { entryFile, filesOfGame, gamePage, partsOf } from '../../tests/fixtures/game-files';
import { SETTINGS } from '../../tests/fixtures/settings';
import { RENDER_CONTEXT } from '../../tests/support/render-context';
import { checkContent } from '../content/checks/check-content';
import { createReader } from '../content/parse-entry-file';
import type { RegisteredGame } from '../content/registry';
import { renderEntry, renderRules } from '../markdown/entry-to-html';
import type { RenderContext } from '../markdown/render-context';
import { compileBooklet } from './compile-booklet';
import { type CompileCache, createCompileCache, NO_CACHE } from './compile-cache';
import { compileEdition } from './compile-edition';
import { compileSideBySide } from './compile-side-by-side';

const LANGS = ['uk', 'ru'] as const;
const texts: Record<string, string | undefined> = {
  'game.md': gamePage(LANGS, `icons: {hit: {uk: хіт, ru: попадание}}\n${partsOf(LANGS)}`),
  'icons/hit.svg': '<svg viewBox="0 0 24 24"><path d="M3 12h18"/></svg>',
  'uk/combat.md': entryFile('title: Бій\nrelated: [dice]', 'Кинь [[dice|кубики]] і порахуй :hit:. ^def'),
  'ru/combat.md': entryFile('title: Бой\nrelated: [dice]', 'Бросьте [[dice|кубики]]. ^def'),
  'uk/dice.md': entryFile('title: Кубики', 'Вісім граней. ^def'),
  'ru/dice.md': entryFile('title: Кубики', 'Восемь граней. ^def'),
  'uk/ship.md': entryFile('title: Корабель', 'Після бою корабель або зореліт лагодять. ^def'),
  'ru/ship.md': entryFile('title: Корабль', 'После боя корабль чинят. ^def'),
};

/** As the watch does it: one reader and one memory from edit to edit. */
const read = createReader();
const memory = createCompileCache();
const drawn: string[] = [];
const watched: CompileCache = {
  ...memory,
  render: (place, draw, tree, context) =>
    memory.render(
      place,
      (...given) => {
        drawn.push(place);
        return draw(...given);
      },
      tree,
      context,
    ),
};

function gameAfter(edit: Record<string, string | undefined>): RegisteredGame {
  Object.assign(texts, edit);
  const { registry } = checkContent(filesOfGame(texts), { root: 'content', lock: false, read });
  return registry.get('game') as RegisteredGame;
}

const productsOf = (game: RegisteredGame, using: CompileCache) => ({
  editions: LANGS.map((lang) => compileEdition(game, lang, SETTINGS, using)),
  booklets: LANGS.map((lang) => compileBooklet(game, lang, SETTINGS, using)),
  sides: [
    compileSideBySide(game, ['uk', 'ru'], SETTINGS, using),
    compileSideBySide(game, ['ru', 'uk'], SETTINGS, using),
  ],
});

/** What the memory makes of an edit is what anybody would make of it; told is what had to be drawn anew. */
function compileAfter(edit: Record<string, string | undefined>): string[] {
  const game = gameAfter(edit);
  drawn.length = 0;
  expect(productsOf(game, watched)).toEqual(productsOf(game, NO_CACHE));
  return [...drawn].sort();
}
const page = (id: string) => productsOf(gameAfter({}), memory).editions[0]?.entries[id]?.html;

describe('what is compiled again after an edit', () => {
  it('is everything at first, and nothing when nothing changed', () => {
    expect(compileAfter({})).toHaveLength(6 * 3);
    expect(compileAfter({})).toEqual([]);
  });

  it('is the edited entry alone when a word changes', () => {
    expect(compileAfter({ 'uk/dice.md': entryFile('title: Кубики', 'Шість граней. ^def') })).toEqual([
      'booklet game/uk/dice',
      'page game/uk/dice',
      'rules game/uk/dice',
    ]);
  });

  it('is every entry that a changed title makes or unmakes a link in', () => {
    expect(page('ship')).toContain('data-ref="combat"');
    expect(
      compileAfter({ 'uk/combat.md': entryFile('title: Зореліт', 'Кинь [[dice|кубики]]. ^def') }),
    ).toContain('page game/uk/ship');
    expect(page('ship')).toMatch(/data-ref="combat"[^>]*>зореліт/);
    expect(page('ship')).not.toContain('>бою<');
  });

  it('is what shows an icon when the icon is drawn or called otherwise', () => {
    const hit = entryFile('title: Зореліт', 'Порахуй :hit:. ^def');
    compileAfter({ 'uk/combat.md': hit });
    expect(compileAfter({ 'icons/hit.svg': '<svg viewBox="0 0 24 24"><path d="M4 4h9"/></svg>' })).toEqual([
      'booklet game/uk/combat',
      'page game/uk/combat',
      'rules game/uk/combat',
    ]);
  });

  it('is right whatever comes, goes or moves', () => {
    for (const edit of [
      { 'uk/dice.md': entryFile('title: Кубики', 'Шість граней. ^def\n\n- Ще правило. ^more') },
      { 'ru/dice.md': entryFile('title: Кубики', 'Шесть граней. ^def\n\n- Ещё правило. ^more') },
      { 'uk/ship.md': entryFile('title: Корабель\naliases: [судно]', 'Дивись [[dice#more|тут]]. ^def') },
      { 'uk/fleet.md': entryFile('title: Флот', 'Кожне судно після бою. ^def') },
      { 'uk/ship.md': entryFile('title: Корабель\nunlinked: [судно]', 'Пливе. ^def') },
      { 'uk/fleet.md': undefined, 'ru/ship.md': undefined },
    ])
      compileAfter(edit);
  });
});

describe('a remembered drawing', () => {
  const { tree } = gameAfter({}).entries.get('uk')?.get('combat') ?? {};
  const render = (using: CompileCache, context: RenderContext) => {
    const draw = vi.fn(renderEntry);
    using.render('a', draw, tree as never, context);
    return draw.mock.calls.length;
  };

  it('is used while the context answers as it did, and forgotten when one answer is another', () => {
    const using = createCompileCache();
    expect(render(using, RENDER_CONTEXT)).toBe(1);
    expect(render(using, { ...RENDER_CONTEXT, icon: (id) => ({ name: id, svg: '' }) })).toBe(0);
    expect(render(using, { ...RENDER_CONTEXT, icon: () => ({ name: 'влучання', svg: '' }) })).toBe(1);
    expect(render(using, { ...RENDER_CONTEXT, movedHere: new Map([['def', ['old']]]) })).toBe(1);
    expect(render(using, { ...RENDER_CONTEXT, idOf: (rule) => `x-${rule}` })).toBe(1);
    expect(render(using, RENDER_CONTEXT)).toBe(1);
  });

  it('is kept apart from another of the same entry', () => {
    const using = createCompileCache();
    render(using, RENDER_CONTEXT);
    expect(using.render('b', renderRules, tree as never, RENDER_CONTEXT)).toBeInstanceOf(Map);
  });
});
