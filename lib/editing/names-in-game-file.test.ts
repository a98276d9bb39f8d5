// Tests reading and changing the names in game.md.
import { expect, it } from 'vitest';
import { iconNamesOf, listGameNames, setGameName } from './names-in-game-file';

const files = {
  'game.md': `---
name: {uk: Гра}
title: {uk: "Велика гра", en: The Great Game}
languages: [uk]
parts:
  - id: start
    title: {uk: Початок}
    entries: [setup]
  - id: rest
    title: {uk: Решта}
icons:
  icon-1: {uk: icon-1}
---
`,
};

it('lists the names of the game, its parts and its icons', () => {
  expect(listGameNames(files).map(({ kind, path, texts }) => [kind, path.join('.'), texts.uk])).toEqual([
    ['name', 'name', 'Гра'],
    ['title', 'title', 'Велика гра'],
    ['part', 'parts.0.title', 'Початок'],
    ['part', 'parts.1.title', 'Решта'],
    ['icon', 'icons.icon-1', 'icon-1'],
  ]);
});

it('names an icon and a part, and changes no other line', () => {
  const named = setGameName(files, ['icons', 'icon-1'], 'uk', ' Монета: одна ');
  expect(named['game.md']).toBe(files['game.md'].replace('{uk: icon-1}', '{uk: "Монета: одна"}'));
  const translated = setGameName(files, ['parts', 1, 'title'], 'en', 'The rest');
  expect(translated['game.md']).toBe(files['game.md'].replace('{uk: Решта}', '{uk: Решта, en: The rest}'));
  expect(setGameName(files, ['icons', 'icon-1'], 'uk', '  ')).toBe(files);
  expect(setGameName(files, ['icons', 'icon-9'], 'uk', 'x')).toBe(files);
});

it('shows an icon by its name in the language of the text', () => {
  const named = setGameName(files, ['icons', 'icon-1'], 'uk', 'монета');
  expect(iconNamesOf(named, 'uk')).toEqual({ 'icon-1': 'монета' });
  expect(iconNamesOf(named, 'en')).toEqual({});
  expect(iconNamesOf(files, 'uk')).toEqual({ 'icon-1': 'icon-1' });
});

it('finds no names in a damaged game.md', () => {
  expect(listGameNames({ 'game.md': '---\nname: [\n---\n' })).toEqual([
    { kind: 'name', path: ['name'], texts: {} },
    { kind: 'title', path: ['title'], texts: {} },
  ]);
  expect(listGameNames({})).toHaveLength(2);
});
