// Tests the numbers of players that a setup entry lets the reader choose.
import { expect, it } from 'vitest';
import { entryFile, filesOfGame, gamePage } from '../../tests/fixtures/build-game-files';
import { SETTINGS } from '../../tests/fixtures/settings';
import { checkGameFiles } from '../content/checks/check-content';
import { createBuildCache } from './compile-cache';
import { compileEdition } from './compile-edition';

const TABLE = '| Players | Cards |\n| --- | --- |\n| 2 | 5 |\n| 3–4 | 4 |\n\n^cards';

function choicesOf(players: string, body: string): number[] | undefined {
  const { game } = checkGameFiles(
    'game',
    filesOfGame({
      'game.md': gamePage(['en']).replace('players: 1–4', `players: ${players}`),
      'en/setup.md': entryFile('title: Setup\ntags: [setup]', body),
    }),
    { requirePublishedIds: false },
  );
  if (!game) throw new Error('no game');
  return compileEdition(game, 'en', SETTINGS, createBuildCache()).entries.setup?.playerChoices;
}

it('offers the numbers of players of the game', () => {
  expect(choicesOf('1–4', TABLE)).toEqual([1, 2, 3, 4]);
});

it('offers the numbers that the entry mentions if those of the game are unknown', () => {
  expect(choicesOf('—', TABLE)).toEqual([2, 3, 4]);
});

it('offers nothing in an entry without such numbers', () => {
  expect(choicesOf('1–4', 'Shuffle the cards. ^shuffle')).toBeUndefined();
  expect(choicesOf('—', '| Players | Cards |\n| --- | --- |\n| all | 5 |\n\n^cards')).toBeUndefined();
});
