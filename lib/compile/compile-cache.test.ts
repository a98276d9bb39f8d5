// Tests that, after an edit, the compile cache renders only what the edit affects, and that the results are the same as
// without a cache.
import { describe, expect, it, vi } from 'vitest';
import { entryFile, filesOfGame, gamePage, partsOf } from '../../tests/fixtures/build-game-files';
import { SETTINGS } from '../../tests/fixtures/settings';
import { RENDER_CONTEXT } from '../../tests/support/render-context';
import { checkContent } from '../content/checks/check-content';
import { createCachedParser } from '../content/parse-entry-file';
import type { RegisteredGame } from '../content/registry';
import { renderEntry, renderRules } from '../markdown/entry-to-html';
import type { RenderContext } from '../markdown/render-context';
import { compileBooklet } from './compile-booklet';
import { type CompileCache, createBuildCache, createCompileCache } from './compile-cache';
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

/** All edits share one parser and one cache, as in the development server. */
const parseFile = createCachedParser();
const cache = createCompileCache();
/** Keys of the results that the compiler rendered instead of taking them from the cache. */
const rendered: string[] = [];
const observedCache: CompileCache = {
  ...cache,
  render: (key, render, tree, context) =>
    cache.render(
      key,
      (...args) => {
        rendered.push(key);
        return render(...args);
      },
      tree,
      context,
    ),
};

function gameAfter(edit: Record<string, string | undefined>): RegisteredGame {
  Object.assign(texts, edit);
  const { registry } = checkContent(filesOfGame(texts), {
    root: 'content',
    requirePublishedIds: false,
    parseFile,
  });
  return registry.get('game') as RegisteredGame;
}

const outputsOf = (game: RegisteredGame, using: CompileCache) => ({
  editions: LANGS.map((lang) => compileEdition(game, lang, SETTINGS, using)),
  booklets: LANGS.map((lang) => compileBooklet(game, lang, SETTINGS, using)),
  sideBySide: [
    compileSideBySide(game, ['uk', 'ru'], SETTINGS, using),
    compileSideBySide(game, ['ru', 'uk'], SETTINGS, using),
  ],
});

/**
 * Compiles the edited game with and without the cache, checks that the outputs are equal, and returns the keys that
 * were rendered.
 */
function compileAfter(edit: Record<string, string | undefined>): string[] {
  const game = gameAfter(edit);
  rendered.length = 0;
  expect(outputsOf(game, observedCache)).toEqual(outputsOf(game, createBuildCache()));
  return [...rendered].sort();
}
const page = (id: string) => outputsOf(gameAfter({}), cache).editions[0]?.entries[id]?.html;

describe('rendering after an edit', () => {
  it('renders everything at first, and nothing if nothing changed', () => {
    expect(compileAfter({})).toHaveLength(6 * 3);
    expect(compileAfter({})).toEqual([]);
  });

  it('renders only the edited entry if a word changes', () => {
    expect(compileAfter({ 'uk/dice.md': entryFile('title: Кубики', 'Шість граней. ^def') })).toEqual([
      'booklet game/uk/dice',
      'page game/uk/dice',
      'rules game/uk/dice',
    ]);
  });

  it('renders every entry in which a changed title adds or removes an automatic link', () => {
    expect(page('ship')).toContain('data-ref="combat"');
    expect(
      compileAfter({ 'uk/combat.md': entryFile('title: Зореліт', 'Кинь [[dice|кубики]]. ^def') }),
    ).toContain('page game/uk/ship');
    expect(page('ship')).toMatch(/data-ref="combat"[^>]*>зореліт/);
    expect(page('ship')).not.toContain('>бою<');
  });

  it('renders the entries that show a changed icon', () => {
    const hit = entryFile('title: Зореліт', 'Порахуй :hit:. ^def');
    compileAfter({ 'uk/combat.md': hit });
    expect(compileAfter({ 'icons/hit.svg': '<svg viewBox="0 0 24 24"><path d="M4 4h9"/></svg>' })).toEqual([
      'booklet game/uk/combat',
      'page game/uk/combat',
      'rules game/uk/combat',
    ]);
  });

  it('gives the same outputs as without a cache after entries and rules are added, changed and removed', () => {
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

describe('a cached render', () => {
  const { tree } = gameAfter({}).entries.get('uk')?.get('combat') ?? {};
  const render = (using: CompileCache, context: RenderContext) => {
    const spy = vi.fn(renderEntry);
    using.render('a', spy, tree as never, context);
    return spy.mock.calls.length;
  };

  it('is used while the context returns the same values, and replaced when one value changes', () => {
    const using = createCompileCache();
    expect(render(using, RENDER_CONTEXT)).toBe(1);
    expect(render(using, { ...RENDER_CONTEXT, icon: (id) => ({ name: id, svg: '' }) })).toBe(0);
    expect(render(using, { ...RENDER_CONTEXT, icon: () => ({ name: 'влучання', svg: '' }) })).toBe(1);
    expect(render(using, { ...RENDER_CONTEXT, movedHere: new Map([['def', ['old']]]) })).toBe(1);
    expect(render(using, { ...RENDER_CONTEXT, anchorOf: (rule) => `x-${rule}` })).toBe(1);
    expect(render(using, RENDER_CONTEXT)).toBe(1);
  });

  it('is stored separately per key', () => {
    const using = createCompileCache();
    render(using, RENDER_CONTEXT);
    expect(using.render('b', renderRules, tree as never, RENDER_CONTEXT)).toBeInstanceOf(Map);
  });
});
