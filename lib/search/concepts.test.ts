import { expect, it } from 'vitest';
import { kindredStems } from './concepts';
import { parseWords } from './languages/language';
import { LANGUAGES } from './languages/languages';
import { ru } from './languages/ru';
import { uk } from './languages/uk';
import { stemOfKey, stemsOf, stemsOfDictionaryForm } from './stem';

it('leads from a word to those of the book’s language that mean the same', () => {
  expect([...kindredStems(stemsOf('истребителя', ru), uk).keys()]).toContain('uk:n:винищувач');
  expect([...kindredStems(stemsOf('дайси', uk), uk).keys()]).toContain('uk:n:кубик');
  expect(kindredStems(stemsOf('тролейбус', uk), uk).size).toBe(0);
});

it('leads to one language only, and nowhere without one', () => {
  expect([...kindredStems(stemsOf('кубик', uk), ru).keys()].every((key) => key.startsWith('ru:'))).toBe(true);
  expect(kindredStems(stemsOf('кубик', uk), undefined).size).toBe(0);
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
