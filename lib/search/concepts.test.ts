import { expect, it } from 'vitest';
import { kindredStems } from './concepts';
import { parseWords } from './languages/language';
import { LANGUAGES } from './languages/languages';
import { ru } from './languages/ru';
import { uk } from './languages/uk';
import { stemOfKey, stemsOf, stemsOfDictionaryForm } from './stem';

it('leads from a word to those of the book’s language that mean the same', () => {
  expect(kindredStems(stemsOf('истребителя', ru), uk)).toContain('uk:n:винищувач');
  expect(kindredStems(stemsOf('дайси', uk), uk)).toContain('uk:n:кубик');
  expect(kindredStems(stemsOf('тролейбус', uk), uk)).toEqual([]);
});

it('leads to one language only, and nowhere without one', () => {
  expect(kindredStems(stemsOf('кубик', uk), ru).every((key) => key.startsWith('ru:'))).toBe(true);
  expect(kindredStems(stemsOf('кубик', uk), undefined)).toEqual([]);
});

it('knows each concept in both Cyrillic languages', () => {
  const conceptsOf = (concepts: string) =>
    concepts.split(';').flatMap((line) => (line.includes(':') ? [parseWords(line)[0]] : []));
  const [first, second] = LANGUAGES.filter(({ script }) => script === 'cyrillic').map((l) =>
    conceptsOf(l.concepts),
  );
  expect(new Set(first)).toEqual(new Set(second));
});

it('has no word whose stems begin otherwise than itself', () => {
  for (const language of LANGUAGES) {
    const words = language.concepts.split(';').flatMap((line) => parseWords(line.split(':')[1] ?? ''));
    for (const word of words)
      for (const key of stemsOfDictionaryForm(word, language))
        expect(stemOfKey(key).charAt(0), word).toBe(word.charAt(0));
  }
});
