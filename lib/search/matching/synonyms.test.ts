import { expect, it } from 'vitest';
import { stemOfKey, stemsOf, stemsOfDictionaryForm } from '../analysis/stem';
import { COLLOQUIAL } from '../colloquial/all-colloquial';
import { parseWords } from '../languages/language';
import { LANGUAGES } from '../languages/languages';
import { ru } from '../languages/ru';
import { uk } from '../languages/uk';
import { MATCH_WEIGHT } from '../scoring/weights';
import { createSynonyms, kindredStems } from './synonyms';

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
    const words = [language.concepts, COLLOQUIAL[language.id] ?? '']
      .flatMap((table) => table.split(';'))
      .flatMap((line) => parseWords(line.split(':')[1] ?? ''));
    for (const word of words)
      for (const key of stemsOfDictionaryForm(word, language))
        expect(stemOfKey(key).charAt(0), word).toBe(word.charAt(0));
  }
});

it('takes what players say less surely than what the tables of the language say', () => {
  const concepts = createSynonyms(uk, 'die: зубик; odd: кракозябра');
  const weightOf = (word: string) => kindredStems(stemsOf(word, uk), uk, concepts).get('uk:n:кубик');
  expect(weightOf('дайси')).toBe(MATCH_WEIGHT.concept);
  expect(weightOf('зубиком')).toBe(MATCH_WEIGHT.talk);
  expect(weightOf('кракозябра')).toBeUndefined();
});

it('repeats in the talk of a language nothing that its tables have', () => {
  const rows = (table: string) =>
    table.split(';').flatMap((line) => {
      const [concept = '', words = ''] = line.split(':');
      return parseWords(words).map((word) => `${concept.trim()}: ${word}`);
    });
  for (const language of LANGUAGES) {
    const talk = rows(COLLOQUIAL[language.id] ?? '');
    expect(talk.length).toBeGreaterThan(0);
    expect(new Set([...talk, ...rows(language.concepts)]).size).toBe(
      talk.length + new Set(rows(language.concepts)).size,
    );
  }
});
