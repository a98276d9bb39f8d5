// Tests the parser of asker-words.<language>.txt: the words that it adds to the game data, and the errors that it
// reports.
import { expect, it } from 'vitest';
import { entryFile, filesOfGame, gamePage } from '../../tests/fixtures/build-game-files';
import { createIndex } from '../search/index/create-index';
import { search } from '../search/search';
import { checkContent } from './checks/check-content';
import { toGameData } from './to-game-data';

const GAME = gamePage(['en'], 'parts:\n  - {id: all, title: {en: All}, entries: [fight, walk]}');
const check = (askerWords: string) =>
  checkContent(
    filesOfGame({
      'game.md': GAME,
      'en/fight.md': entryFile(
        'title: Combat',
        'The higher result wins. ^def\n\nOtherwise the attacker wins. ^tie',
      ),
      'en/walk.md': entryFile('title: Movement', 'Go two spaces. ^def'),
      'asker-words.en.txt': askerWords,
    }),
    { root: 'content', requirePublishedIds: false },
  );

it('finds a rule by words that only players use', () => {
  const { registry, diagnostics } = check('= character: gandalf\n# fight\ntie: equal same\n');
  expect(diagnostics).toEqual([]);
  const [game] = registry.values();
  if (!game) throw new Error('no game');
  const data = toGameData(game, 'en', () => 'hash');
  expect(data.askerWords).toEqual({
    concepts: 'character: gandalf;',
    rules: { fight: { tie: 'equal same' } },
  });
  const [best] = search(createIndex(data), 'both results are equal, who wins').results;
  expect(best).toMatchObject({ entry: 'fight', rule: 'tie' });
  expect(JSON.stringify(best?.text)).not.toContain('equal');
});

it('reports an entry and a rule that do not exist', () => {
  const { diagnostics } = check('# figth\n# fight\nties: equal\n');
  expect(diagnostics.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([
    'content/game/asker-words.en.txt:1 unknown-entry',
    'content/game/asker-words.en.txt:3 unknown-rule',
  ]);
});
