// Tests the compiled data of a game with expansions, and the data that remains when only some expansions are played.
import { describe, expect, it } from 'vitest';
import { filesOfGame } from '../../tests/fixtures/build-game-files';
import { GAME_WITH_MODULES } from '../../tests/fixtures/game-with-modules';
import { checkContent } from '../content/checks/check-content';
import { noteLabel } from '../data/format-rule-notes';
import { notesAbout } from '../data/game-data';
import { dataWithModules, modulesInQuery } from '../data/modules';
import { stringsOf } from '../i18n';
import { createIndex } from '../search/index/create-index';
import { search } from '../search/search';
import { ruleSharePageToHtml } from '../sharing/rule-share-page';
import { compileGame } from './compile-game';

const game = checkContent(filesOfGame(GAME_WITH_MODULES)).registry.get('game');
if (!game) throw new Error('The game has errors.');
const { editions } = compileGame(game, { settings: { basePath: '' }, hash: () => '' });
const [uk] = editions;
if (!uk) throw new Error('No edition.');
const { data, edition, entries } = uk;
const find = (id: string, from = data) => from.entries.find((entry) => entry.id === id);
const found = (query: string, from = data) =>
  search(createIndex(from), query).results.map(({ entry, rule }) => `${entry}#${rule}`);

describe('a game with modules', () => {
  it('names the module of each entry and of each rule in a note', () => {
    expect(edition.modules).toEqual([
      { id: 'shadow', name: 'Тінь' },
      { id: 'winter', name: 'Зима' },
    ]);
    expect(data.entries.map(({ id, module }) => [id, module?.id])).toEqual([
      ['combat', undefined],
      ['shadows', 'shadow'],
      ['movement', undefined],
      ['snow', 'winter'],
      ['setup', undefined],
    ]);
    expect(find('combat')?.rules.map(({ id, module }) => [id, module?.name])).toEqual([
      ['def', undefined],
      ['roll', undefined],
      ['shadow-roll', 'Тінь'],
    ]);
    const links = edition.alphabet.flatMap(({ items }) => items);
    expect(links.map(({ target, module }) => [target, module?.id])).toContainEqual(['snow', 'winter']);
  });

  it('links a replaced rule and a replaced entry to what replaces them', () => {
    const { html = '' } = entries.combat ?? {};
    expect(html).toContain('data-replaced="shadow"');
    expect(html).toMatch(/<a class="rule-differs rule-ruling" href="#shadow-roll" data-module="shadow">/);
    expect(html).toMatch(/<aside class="note note-module" data-note="module" data-module="shadow">/);
    expect(entries.movement?.replacedBy?.map(({ id, module }) => [id, module.id])).toEqual([
      ['snow', 'winter'],
    ]);
    expect(entries.snow?.replacedBy).toBeUndefined();
  });

  it('has links to the entries before and after an entry, up to the first entry of the base game', () => {
    const targets = (links: readonly { target: string }[] = []) => links.map(({ target }) => target);
    expect(targets(entries.movement?.previous)).toEqual(['setup']);
    expect(targets(entries.movement?.next)).toEqual(['snow', 'shadows']);
    expect(targets(entries.shadows?.previous)).toEqual(['snow', 'movement']);
  });

  it('names the modules of topics and edges in the topic map', () => {
    const drawings = edition.topics.groups.map(({ svg }) => svg).join('');
    expect(drawings).toMatch(/<a class="topic[^"]*" href="\/game\/uk\/shadows\/"[^>]* data-module="shadow">/);
    expect(drawings).toMatch(/<path class="tie[^>]* data-module="shadow"/);
    expect(edition.topics.alone.find(({ target }) => target === 'snow')?.module?.id).toBe('winter');
  });

  it('names the modules in the printed booklet', () => {
    const printed = uk.booklet.parts.flatMap((part) => part.entries);
    expect(printed.map(({ id, module, replacedBy = [] }) => [id, module?.name, replacedBy.length])).toEqual([
      ['combat', undefined, 0],
      ['setup', undefined, 0],
      ['movement', undefined, 1],
      ['snow', 'Зима', 0],
      ['shadows', 'Тінь', 0],
    ]);
  });

  it('shows the rule of the module wherever the replaced rule is shown', () => {
    const combat = find('combat');
    const [note] = combat ? notesAbout(combat, 'roll') : [];
    expect(note?.id).toBe('shadow-roll');
    expect(note && noteLabel(note, stringsOf('uk'))).toBe('Замість цього з доповненням «Тінь»');
  });

  it('shows only what applies with a choice of modules', () => {
    const base = dataWithModules(data, []);
    expect(base.entries.map(({ id }) => id)).toEqual(['combat', 'movement', 'setup']);
    expect(find('combat', base)?.rules.map(({ id }) => id)).toEqual(['def', 'roll']);
    expect(find('movement', base)?.replacedBy).toBeUndefined();
    const winter = dataWithModules(data, ['winter']);
    expect(winter.entries.map(({ id }) => id)).toEqual(['combat', 'movement', 'snow', 'setup']);
    expect(find('movement', winter)?.replacedBy?.map(({ id }) => id)).toEqual(['snow']);
    expect(dataWithModules(data, undefined)).toBe(data);
  });

  it('is searched with what applies', () => {
    expect(found('тінь вночі')).toContain('shadows#night');
    expect(found('тінь вночі', dataWithModules(data, ['winter']))).not.toContain('shadows#night');
    expect(found('кинь кубики').slice(0, 2)).toEqual(['combat#roll', 'combat#shadow-roll']);
    const shadow = dataWithModules(data, ['shadow']);
    expect(found('кинь кубики', shadow).slice(0, 2)).toEqual(['combat#shadow-roll', 'combat#roll']);
    expect(found('кинь кубики', dataWithModules(data, []))).toEqual(['combat#roll']);
  });
});

describe('a game without modules', () => {
  it('has no data about modules', () => {
    const { 'game.md': gameFile = '', ...files } = GAME_WITH_MODULES;
    const plain = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path,
        text.replace(/^(module|replaces): .*\n/gm, '').replace(/\n\n:::module[\s\S]*?\n:::/, ''),
      ]),
    );
    const { registry } = checkContent(
      filesOfGame({ ...plain, 'game.md': gameFile.replace(/^modules:\n( {2}.*\n)+/m, '') }),
      { requirePublishedIds: false },
    );
    const without = registry.get('game');
    if (!without) throw new Error('The game has errors.');
    const compiled = compileGame(without, { settings: { basePath: '' }, hash: () => '' });
    expect(JSON.stringify(compiled)).not.toMatch(/module|replac/i);
  });
});

describe('the choice of modules in an address', () => {
  it('is read back, also if only the base game is played', () => {
    expect(modulesInQuery('?with=shadow,winter', ['shadow', 'winter'])).toEqual(['shadow', 'winter']);
    expect(modulesInQuery('?b=k3x9&with=', ['shadow'])).toEqual([]);
  });

  it('ignores modules that the game does not have', () => {
    expect(modulesInQuery('?with=fog,shadow', ['shadow'])).toEqual(['shadow']);
    expect(modulesInQuery('?q=fog', ['shadow'])).toBeUndefined();
  });
});

describe('the share page of a rule', () => {
  const pageOf = (path: string) => {
    const page = uk.rulePages.get(path);
    if (!page) throw new Error(`No page ${path}.`);
    return ruleSharePageToHtml(page, { basePath: '', origin: 'https://example.org' });
  };

  it('leads to the rule with the choice of modules that its address has, and names the module', () => {
    const html = pageOf('/game/uk/combat/shadow-roll/');
    expect(html).toContain(
      'location.replace("/game/uk/combat/#shadow-roll".replace(/#|$/,location.search+\'$&\'))',
    );
    expect('/game/uk/combat/#roll'.replace(/#|$/, '?with=shadow$&')).toBe(
      '/game/uk/combat/?with=shadow#roll',
    );
    expect(html).toContain('Гра · Тінь · Бій');
  });
});
