// Tests that nothing reveals a locked entry: no link in text that is not locked, no page, not the booklet, and not the
// data for devices.
import { describe, expect, it } from 'vitest';
import { entryFile, filesOfGame, gamePage } from '../../tests/fixtures/build-game-files';
import { SETTINGS } from '../../tests/fixtures/settings';
import { checkContent } from '../content/checks/check-content';
import { toGameData } from '../content/to-game-data';
import { compileBooklet } from './compile-booklet';
import { createBuildCache } from './compile-cache';
import { compileEdition } from './compile-edition';

const GAME = gamePage(
  ['uk'],
  `unlocks: {act-1: {uk: Дія 1}, act-2: {uk: Дія 2}}
parts:
  - {id: start, title: {uk: Початок}, entries: [move, fight]}
  - {id: later, title: {uk: Згодом}, entries: [child, monster, king]}`,
);
const locked = (title: string, until: string, body: string, more = '') =>
  entryFile(`title: ${title}\ntags: [spoiler]\nuntil: ${until}${more}`, body);

const validFiles = (): Record<string, string> => ({
  'game.md': GAME,
  'uk/move.md': entryFile(
    'title: Рух\ntags: [variant]',
    'Іди. ^def\n\n:::spoiler{until="act-1"}\n- Неси [[child|дитя]]. ^carry\n:::',
  ),
  'uk/fight.md': entryFile('title: Бій\nrelated: [move]', 'Бийся, [[move|рухаючись]]. ^def'),
  'uk/child.md': locked('Дитя', 'act-1', 'Воно [[move|рухається]]. ^def', '\nrelated: [monster]'),
  'uk/monster.md': locked('Потвора', 'act-1', 'Стереже [[child|дитя]]. ^def'),
  'uk/king.md': locked('Король', 'act-2', 'Пан [[monster|потвори]]. ^def'),
});

const check = (change: Record<string, string> = {}) =>
  checkContent(filesOfGame({ ...validFiles(), ...change }), { root: 'content', requirePublishedIds: false });

describe('content with locked entries', () => {
  it('may name a locked entry inside a spoiler and in entries that unlock no earlier', () => {
    expect(check().diagnostics).toEqual([]);
  });

  it.each([
    [
      'a link',
      { 'uk/fight.md': entryFile('title: Бій', 'Бий [[monster#def|потвору]]. ^def') },
      'uk/fight.md:5:5',
    ],
    [
      'a related topic',
      { 'uk/fight.md': entryFile('title: Бій\nrelated: [child]', 'Бий. ^def') },
      'uk/fight.md:3:11',
    ],
    ['a redirect', { 'uk/beast.md': '---\ntitle: Звір\nsee: [monster]\n---\n' }, 'uk/beast.md:3:7'],
    [
      'an entry that unlocks earlier',
      { 'uk/child.md': locked('Дитя', 'act-1', 'Син [[king|короля]]. ^def') },
      'uk/child.md:7:5',
    ],
  ])('may not reveal a locked entry by %s', (_name, change, at) => {
    const leaks = check(change).diagnostics.filter(({ rule }) => rule === 'spoiler-leak');
    expect(leaks.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
      `content/game/${at}`,
    ]);
    expect(leaks[0]?.message).toMatch(/^Unexpected .+ which is locked until act-\d, expected .+\.$/);
  });
});

describe('an edition with locked entries', () => {
  const { registry } = check();
  const game = registry.get('game');
  if (!game) throw new Error('no game');
  const { edition, entries } = compileEdition(game, 'uk', SETTINGS, createBuildCache());

  it('lists one item without a title for each unlock point', () => {
    const later = edition.parts.find(({ id }) => id === 'later');
    expect(later?.entries).toEqual([
      { target: 'child', title: 'Спойлер: Дія 1', until: 'act-1' },
      { target: 'king', title: 'Спойлер: Дія 2', until: 'act-2' },
    ]);
  });

  it('counts only open entries and rules', () => {
    expect([edition.entryCount, edition.ruleCount]).toEqual([2, 2]);
    expect(entries.move?.ruleCount).toBe(1);
  });

  it('names no locked entry in lists, backlinks, neighbors or topic maps of open entries', () => {
    const { move, fight } = entries;
    const shown = JSON.stringify([
      move?.mentionedIn,
      move?.related,
      fight?.next,
      fight?.picture,
      edition.alphabet,
      edition.topics,
    ]);
    expect(shown).not.toMatch(/дитя|потвор|корол/i);
    expect(move?.mentionedIn.map(({ target }) => target)).toEqual(['fight']);
  });

  it('lets a locked entry mention those that unlock no later, but not those that unlock after it', () => {
    const { child, king } = entries;
    expect(child?.mentionedIn.map(({ target }) => target)).toEqual(['move', 'monster'].sort());
    expect(king?.previous[0]?.target).toBe('monster');
    expect(entries.monster?.next).toEqual([]);
  });

  it('leaves locked entries out of the booklet', () => {
    expect(JSON.stringify(compileBooklet(game, 'uk', SETTINGS, createBuildCache()))).not.toMatch(
      /дитя|потвор|корол/i,
    );
  });

  it('stores the entries that each point unlocks in the game data, in book order', () => {
    expect(toGameData(game, 'uk', () => 'hash').unlocks).toEqual([
      { id: 'act-1', name: 'Дія 1', entries: ['child', 'monster'] },
      { id: 'act-2', name: 'Дія 2', entries: ['king'] },
    ]);
  });

  it('lists the filters that apply, and tags the entries they hide', () => {
    expect(edition.filters).toEqual(['variant']);
    expect(edition.parts[0]?.entries[0]).toEqual({ target: 'move', title: 'Рух', tags: ['variant'] });
  });
});

describe('reserved names and numbers of players', () => {
  const rulesOf = (change: Record<string, string>) =>
    check(change).diagnostics.map(
      ({ rule, file, line, column }) => `${rule} ${file.slice(13)}:${line}:${column}`,
    );

  it('reject an entry with the name of an edition page', () => {
    const parts = GAME.replace('fight]', 'fight, topics]');
    expect(rulesOf({ 'game.md': parts, 'uk/topics.md': entryFile('title: Теми', 'Ось. ^def') })).toEqual([
      'reserved-name uk/topics.md:1:1',
    ]);
  });

  const fight = (players: string) => ({
    'uk/fight.md': entryFile(`title: Бій\nplayers:\n  def: ${players}`, 'Бий. ^def'),
  });

  it('require a text for every number of players, each once', () => {
    expect(rulesOf(fight('{1: раз, 2-4: двічі}'))).toEqual([]);
    expect(rulesOf(fight('{1: раз, 2-3: двічі}'))).toEqual(['bad-players uk/fight.md:4:3']);
    expect(rulesOf(fight('{1-2: раз, 2-4: двічі}'))).toEqual(['bad-players uk/fight.md:4:19']);
    expect(rulesOf(fight('{1: раз, 2-5: двічі}'))).toEqual(['bad-players uk/fight.md:4:17']);
    expect(rulesOf(fight('{solo: раз, 1-4: двічі}'))).toEqual(['bad-players uk/fight.md:4:9']);
  });

  it('accept large player counts, and `—` for an unknown count', () => {
    const large = GAME.replace(/^players: .*$/m, 'players: 4–12');
    expect(rulesOf({ 'game.md': large, ...fight('{4-6: раз, 7-12: двічі}') })).toEqual([]);
    expect(rulesOf({ 'game.md': large.replace('4–12', '4-6'), ...fight('{4-6: раз}') })).toEqual([]);
    expect(rulesOf({ 'game.md': GAME.replace(/^players: .*$/m, 'players: —') })).toEqual([]);
  });

  it('require an existing rule', () => {
    const wrong = entryFile('title: Бій\nplayers:\n  dif: {1-4: раз}', 'Бий. ^def');
    expect(rulesOf({ 'uk/fight.md': wrong })).toEqual(['unknown-rule uk/fight.md:4:3']);
  });

  it('require the same rules in every language', () => {
    const files = filesOfGame({
      'game.md': gamePage(['uk', 'ru']),
      'uk/fight.md': entryFile('title: Бій\nplayers:\n  def: {1-4: раз}', 'Бий. ^def'),
      'ru/fight.md': entryFile('title: Бой', 'Бей. ^def'),
    });
    const { diagnostics } = checkContent(files, { root: 'content', requirePublishedIds: false });
    expect(diagnostics.map(({ rule, line, column }) => `${rule} ${line}:${column}`)).toEqual([
      'players-parity 4:3',
    ]);
  });
});

describe('a booklet', () => {
  const { registry } = check({
    'game.md': GAME.replace('entries: [move, fight]', 'entries: [fight]').replace(
      'parts:\n',
      'parts:\n  - {id: all, title: {uk: Абетка}}\n',
    ),
    'uk/walk.md': '---\ntitle: Йти\nsee: [move]\n---\n',
  });
  const game = registry.get('game');
  if (!game) throw new Error('no game');
  const { parts } = compileBooklet(game, 'uk', SETTINGS, createBuildCache());

  it('numbers all entries, with redirects in alphabetical order', () => {
    expect(parts.map(({ entries }) => entries.map(({ number, title }) => `${number} ${title}`))).toEqual([
      ['1 Йти', '2 Рух'],
      ['3 Бій'],
    ]);
    expect(parts[0]?.entries[0]?.see).toEqual([{ target: 'move', title: 'Рух', number: 2 }]);
  });

  it('links every reference to an anchor of the same page and adds the number of the entry', () => {
    expect(parts[1]?.entries[0]?.html).toContain(
      '<a href="#move" class="ref" data-ref="move" data-number="2">',
    );
    expect(parts[0]?.entries[1]?.html).toContain('id="move--def"');
  });
});
