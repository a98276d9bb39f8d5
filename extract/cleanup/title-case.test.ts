// Tests the capitalization of titles.
import { expect, it } from 'vitest';
import { countCasing, toTitleCase } from './title-case';

const casing = countCasing([
  'The player moves the hero, then an enemy acts. Each round has two phases, and so on.',
]);

it('converts a title in capitals to the capitalization of a title', () => {
  expect(toTitleCase('END OF THE GAME', casing)).toBe('End of the Game');
});

it('keeps abbreviations in capitals', () => {
  expect(toTitleCase('FAQ', casing)).toBe('FAQ');
  expect(toTitleCase('NPC ACTIONS', casing)).toBe('NPC Actions');
  expect(toTitleCase('AI GOALS', casing)).toBe('AI Goals');
});

it('does not take a word for an abbreviation if the book uses it in lowercase', () => {
  expect(toTitleCase('PSST AND HMM', countCasing(['Say psst, hmm or nothing.']))).toBe('Psst and Hmm');
});
