import { expect, it } from 'vitest';
import { smallGame } from '../../../tests/search/small-game';
import { gameDataToDocuments } from './index-documents';
import { nameVariants } from './name-documents';

const documents = gameDataToDocuments(smallGame);
const namesOf = (id: string) =>
  documents.units.filter(({ field, entry }) => field !== 'rule' && documents.entries[entry]?.id === id);

it('makes every rule a text of its own, icons and links as they are read', () => {
  const texts = documents.units.filter(({ field }) => field === 'rule').map(({ text }) => text);
  expect(texts).toContain('Число біля космічний бій — це кількість кубиків, які кидають за патруль.');
  expect(texts).toContain('Патруль — бойове судно однієї з чотирьох фракцій.');
});

it('shows a fragment of a list with the line that leads it in, and finds it by its own words alone', () => {
  const rules = [
    { id: 'lead', kind: 'item' as const, text: 'Вирішуєш ти:' },
    { id: 'pass', kind: 'item' as const, text: 'чи пустить :ship: патруль;', parent: 'lead' },
  ];
  const entry = { id: 'choices', title: 'Вибір', rules };
  const ship = { name: 'корабель', svg: '' };
  const small = gameDataToDocuments({ ...smallGame, icons: { ship }, entries: [entry] });
  expect(small.rules.map(({ plain }) => plain)).toContain('Вирішуєш ти: чи пустить корабель патруль.');
  expect(small.units.map(({ text }) => text)).toContain('чи пустить корабель патруль;');
});

it('gives a redirect’s names to its targets, the first before the others', () => {
  const redirect = documents.units.filter(({ from }) => from === 'Маршрути');
  expect(redirect.map(({ entry, target }) => [documents.entries[entry]?.id, target])).toEqual([
    ['spaces', 0],
    ['adjacency', 1],
  ]);
  expect(documents.entries.map(({ id }) => id)).not.toContain('routes');
});

it('leads an index term to its rule and a heading to its section', () => {
  const win = namesOf('patrols').find(({ text }) => text === 'Знищити');
  expect(documents.rules[win?.rule ?? -1]?.id).toBe('win');
  const movement = namesOf('patrols').find(({ text }) => text === 'Рух патрулів');
  expect(documents.sections[movement?.section ?? -1]?.id).toBe('patrol-movement');
});

it('finds a place for a heading and an entry with nothing under them', () => {
  expect(documents.rules.find(({ id }) => id === 'refund')?.plain).toBe('Решта');
  const empty = documents.entries.find(({ id }) => id === 'empty');
  expect((empty?.rules.to ?? 0) - (empty?.rules.from ?? 0)).toBe(1);
});

it('knows a name also without what stands in brackets or before its number', () => {
  expect(nameVariants('Ринок (дія)')).toEqual(['Ринок (дія)', 'Ринок']);
  expect(nameVariants('Додаток 1: Підготовка до гри')).toContain('Підготовка до гри');
  expect(nameVariants('Жетони загроз: вороги')).toEqual(['Жетони загроз: вороги']);
});
