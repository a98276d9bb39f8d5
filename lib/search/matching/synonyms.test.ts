// Checks the synonyms and the tables of concepts that define them.
import { expect, it } from 'vitest';
import { stemOfKey, stemsOf, stemsOfDictionaryForm } from '../analysis/stem';
import { COLLOQUIAL } from '../colloquial/all-colloquial';
import { parseWords } from '../languages/language-definition';
import { LANGUAGES } from '../languages/languages';
import { ru } from '../languages/ru';
import { uk } from '../languages/uk';
import { MATCH_COLLOQUIAL, MATCH_CONCEPT } from '../scoring/weights';
import { createSynonyms, synonymStems } from './synonyms';

it('finds the synonyms of a word in the language of the book', () => {
  expect([...synonymStems(stemsOf('истребителя', ru), uk).keys()]).toContain('uk:n:винищувач');
  expect([...synonymStems(stemsOf('дайси', uk), uk).keys()]).toContain('uk:n:кубик');
  expect(synonymStems(stemsOf('тролейбус', uk), uk).size).toBe(0);
});

it('finds synonyms in one language only, and none without tables', () => {
  expect([...synonymStems(stemsOf('кубик', uk), ru).keys()].every((key) => key.startsWith('ru:'))).toBe(true);
  expect(synonymStems(stemsOf('кубик', uk), undefined).size).toBe(0);
});

it('has the same concepts in both Cyrillic languages', () => {
  const conceptsOf = (concepts: string) =>
    concepts.split(';').flatMap((line) => (line.includes(':') ? [parseWords(line)[0]] : []));
  const [first, second] = LANGUAGES.filter(({ script }) => script === 'cyrillic').map((l) =>
    conceptsOf(l.concepts),
  );
  expect(new Set(first)).toEqual(new Set(second));
});

it('has no word with a stem that starts with another letter', () => {
  for (const language of LANGUAGES) {
    const words = [language.concepts, COLLOQUIAL[language.id] ?? '']
      .flatMap((table) => table.split(';'))
      .flatMap((line) => parseWords(line.split(':')[1] ?? ''));
    for (const word of words)
      for (const key of stemsOfDictionaryForm(word, language))
        expect(stemOfKey(key).charAt(0), word).toBe(word.charAt(0));
  }
});

it('gives colloquial synonyms a lower weight than the concepts of the language', () => {
  const concepts = createSynonyms(uk, 'die: зубик; odd: кракозябра');
  const weightOf = (word: string) => synonymStems(stemsOf(word, uk), uk, concepts).get('uk:n:кубик');
  expect(weightOf('дайси')).toBe(MATCH_CONCEPT);
  expect(weightOf('зубиком')).toBe(MATCH_COLLOQUIAL);
  expect(weightOf('кракозябра')).toBeUndefined();
});

it('has no colloquial word that the concepts of the language already have', () => {
  const rows = (table: string) =>
    table.split(';').flatMap((line) => {
      const [concept = '', words = ''] = line.split(':');
      return parseWords(words).map((word) => `${concept.trim()}: ${word}`);
    });
  for (const language of LANGUAGES) {
    const colloquial = rows(COLLOQUIAL[language.id] ?? '');
    expect(colloquial.length).toBeGreaterThan(0);
    expect(new Set([...colloquial, ...rows(language.concepts)]).size).toBe(
      colloquial.length + new Set(rows(language.concepts)).size,
    );
  }
});
