import { expect, it } from 'vitest';
import { en } from '../languages/en';
import type { Language } from '../languages/language';
import { ru } from '../languages/ru';
import { uk } from '../languages/uk';
import { stemsOf, stemsOfDictionaryForm } from './stem';

function share(language: Language, a: string, b: string): boolean {
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
])('finds that %s and %s are forms of one Ukrainian word', (a, b) => {
  expect(share(uk, a, b)).toBe(true);
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
])('finds that %s and %s are forms of one Russian word', (a, b) => {
  expect(share(ru, a, b)).toBe(true);
});

it.each([
  ['abilities', 'ability'],
  ['planning', 'plan'],
  ['mods', 'mod'],
])('finds that %s and %s are forms of one English word', (a, b) => {
  expect(share(en, a, b)).toBe(true);
});

it.each([
  ['карта', 'картопля'],
  ['слава', 'слово'],
  ['мета', 'метал'],
])('tells %s from %s', (a, b) => {
  expect(share(uk, a, b)).toBe(false);
});

it('takes a dictionary form for the class its ending tells', () => {
  expect(stemsOfDictionaryForm('кидати', uk).every((key) => key.startsWith('uk:v:'))).toBe(true);
  expect(stemsOfDictionaryForm('сусідній', uk).every((key) => key.startsWith('uk:a:'))).toBe(true);
  expect(stemsOfDictionaryForm('карта', uk).every((key) => key.startsWith('uk:n:'))).toBe(true);
});
