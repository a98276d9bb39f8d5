// Checks the entries, sections, rules and texts that are created from game data for the search index.
import { expect, it } from 'vitest';
import { smallGame } from '../../../tests/search/small-game';
import { gameDataToDocuments } from './game-data-to-documents';
import { nameVariants } from './name-documents';

const documents = gameDataToDocuments(smallGame);
const namesOf = (id: string) =>
  documents.units.filter(({ field, entry }) => field !== 'rule' && documents.entries[entry]?.id === id);

it('makes a unit of every rule, with icon names and link texts in place of mark-up', () => {
  const texts = documents.units.filter(({ field }) => field === 'rule').map(({ text }) => text);
  expect(texts).toContain('Число біля космічний бій — це кількість кубиків, які кидають за патруль.');
  expect(texts).toContain('Патруль — бойове судно однієї з чотирьох фракцій.');
});

it('shows a list fragment with the line that introduces the list, but indexes only its own words', () => {
  const rules = [
    { id: 'lead', kind: 'item' as const, text: 'Вирішуєш ти:' },
    { id: 'pass', kind: 'item' as const, text: 'чи пустить :ship: патруль;', parent: 'lead' },
  ];
  const entry = { id: 'choices', title: 'Вибір', rules };
  const ship = { name: 'корабель', svg: '' };
  const small = gameDataToDocuments({ ...smallGame, icons: { ship }, entries: [entry] });
  expect(small.rules.map(({ plainText }) => plainText)).toContain(
    'Вирішуєш ти: чи пустить корабель патруль.',
  );
  expect(small.units.map(({ text }) => text)).toContain('чи пустить корабель патруль;');
});

it('adds the names of a redirect to its targets, in their order', () => {
  const redirect = documents.units.filter(({ redirectTitle }) => redirectTitle === 'Маршрути');
  expect(redirect.map(({ entry, targetOrder }) => [documents.entries[entry]?.id, targetOrder])).toEqual([
    ['spaces', 0],
    ['adjacency', 1],
  ]);
  expect(documents.entries.map(({ id }) => id)).not.toContain('routes');
});

it('links an index term to its rule and a heading to its section', () => {
  const win = namesOf('patrols').find(({ text }) => text === 'Знищити');
  expect(documents.rules[win?.rule ?? -1]?.id).toBe('win');
  const movement = namesOf('patrols').find(({ text }) => text === 'Рух патрулів');
  expect(documents.sections[movement?.section ?? -1]?.id).toBe('patrol-movement');
});

it('adds a placeholder rule to a heading and to an entry without rules', () => {
  expect(documents.rules.find(({ id }) => id === 'refund')?.plainText).toBe('Решта');
  const empty = documents.entries.find(({ id }) => id === 'empty');
  expect((empty?.rules.to ?? 0) - (empty?.rules.from ?? 0)).toBe(1);
});

it('also indexes a name without its brackets or its numbered prefix', () => {
  expect(nameVariants('Ринок (дія)')).toEqual(['Ринок (дія)', 'Ринок']);
  expect(nameVariants('Додаток 1: Підготовка до гри')).toContain('Підготовка до гри');
  expect(nameVariants('Жетони загроз: вороги')).toEqual(['Жетони загроз: вороги']);
});
