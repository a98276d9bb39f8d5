// Tests how the search estimates which editions answer a query.
import { expect, it } from 'vitest';
import { smallGame } from '../../../tests/search/small-game';
import { gameDataToDocuments } from '../index/game-data-to-documents';
import { getLanguage } from '../languages/languages';
import { createSynonyms } from '../matching/synonyms';
import { toEditionWords } from './edition-words';
import { rankEditions } from './rank-editions';

const edition = (game: string, ...ids: string[]) => {
  const entries = smallGame.entries.filter(({ id }) => ids.includes(id));
  return {
    game,
    lang: smallGame.lang,
    words: toEditionWords(gameDataToDocuments({ ...smallGame, game, entries })),
  };
};
const combat = edition('combat', 'combat');
const patrols = edition('patrols', 'patrols');
const both = edition('both', 'combat', 'patrols');
const unknown = { game: 'unknown', lang: smallGame.lang, words: undefined };
const namesOf = (editions: { game: string }[]) => editions.map(({ game }) => game);

it('puts the editions with the words of the query first, in any form and as soon as a part of a word is typed', () => {
  const all = [combat, patrols];
  expect(namesOf(rankEditions(all, 'патрулями'))[0]).toBe('patrols');
  expect(namesOf(rankEditions(all, 'патр'))[0]).toBe('patrols');
  expect(namesOf(rankEditions(all, 'gfnhekm'))[0]).toBe('patrols');
});

it('keeps the order of editions with equal estimates', () => {
  const copy = { ...patrols, game: 'copy' };
  expect(namesOf(rankEditions([patrols, copy], 'патруль'))).toEqual(['patrols', 'copy']);
  expect(namesOf(rankEditions([copy, patrols], 'патруль'))).toEqual(['copy', 'patrols']);
});

it('leaves out editions without the words, and keeps those whose words are not known at the end', () => {
  expect(namesOf(rankEditions([unknown, edition('empty'), both], 'патруль'))).toEqual(['both', 'unknown']);
});

it('returns all editions if none contains a word, because the query may be misspelt', () => {
  expect(namesOf(rankEditions([combat, patrols], 'пжтруль'))).toEqual(['combat', 'patrols']);
});

it('finds an edition by a synonym', () => {
  const synonyms = createSynonyms(getLanguage('uk'), 'patrol: вартувальник патруль;');
  expect(namesOf(rankEditions([combat, patrols], 'вартувальник', () => synonyms))[0]).toBe('patrols');
});
