// Checks in each language that the forms of a word have a common stem.
import { expect, it } from 'vitest';
import { en } from '../languages/en';
import type { SearchLanguage } from '../languages/language-definition';
import { ru } from '../languages/ru';
import { uk } from '../languages/uk';
import { stemsOf, stemsOfDictionaryForm } from './stem';

function shareStem(language: SearchLanguage, a: string, b: string): boolean {
  const stems = new Set(stemsOf(a, language));
  return stemsOf(b, language).some((stem) => stems.has(stem));
}

it.each([
  ['патруль', 'патрулями'],
  ['гравець', 'гравцеві'],
  ['навичок', 'навичка'],
  ['корабель', 'кораблів'],
  ['хід', 'ходу'],
  ['бій', 'боєм'],
  ['боїв', 'бою'],
  ['кілець', 'кільця'],
  ['належність', 'належності'],
  ['обладнання', 'обладнань'],
  ['місія', 'місій'],
  ['гра', 'ігор'],
  ['руці', 'рука'],
  ['сусідній', 'сусідньої'],
  ['рухається', 'рухатися'],
  ['купив', 'купити'],
  ['візьми', 'взяти'],
])('finds a common stem of the Ukrainian forms %s and %s', (a, b) => {
  expect(shareStem(uk, a, b)).toBe(true);
});

it.each([
  ['патруль', 'патрулям'],
  ['рынок', 'рынка'],
  ['ячеек', 'ячейка'],
  ['действий', 'действие'],
  ['конец', 'конца'],
  ['соседней', 'соседняя'],
  ['бросает', 'бросать'],
  ['движется', 'движутся'],
])('finds a common stem of the Russian forms %s and %s', (a, b) => {
  expect(shareStem(ru, a, b)).toBe(true);
});

it.each([
  ['abilities', 'ability'],
  ['planning', 'plan'],
  ['mods', 'mod'],
])('finds a common stem of the English forms %s and %s', (a, b) => {
  expect(shareStem(en, a, b)).toBe(true);
});

it.each([
  ['карта', 'картопля'],
  ['слава', 'слово'],
  ['мета', 'метал'],
])('finds no common stem of %s and %s', (a, b) => {
  expect(shareStem(uk, a, b)).toBe(false);
});

it('derives the word class of a dictionary form from its ending', () => {
  expect(stemsOfDictionaryForm('кидати', uk).every((key) => key.startsWith('uk:v:'))).toBe(true);
  expect(stemsOfDictionaryForm('сусідній', uk).every((key) => key.startsWith('uk:a:'))).toBe(true);
  expect(stemsOfDictionaryForm('карта', uk).every((key) => key.startsWith('uk:n:'))).toBe(true);
});
