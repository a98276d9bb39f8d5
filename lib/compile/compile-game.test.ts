// Tests that a compilation renders each text once, although several pages show it.
import { expect, it } from 'vitest';
import { entryFile, filesOfGame, gamePage, partsOf } from '../../tests/fixtures/build-game-files';
import { SETTINGS } from '../../tests/fixtures/settings';
import { checkContent } from '../content/checks/check-content';
import { parseEntryFile } from '../content/parse-entry-file';
import type { RegisteredGame } from '../content/registry';
import { createBuildCache } from './compile-cache';
import { compileGame } from './compile-game';

const LANGS = ['uk', 'ru', 'en'] as const;
const WORDS = { uk: ['Бій', 'Кинь кубики.'], ru: ['Бой', 'Бросьте кубики.'], en: ['Combat', 'Roll dice.'] };

it('parses each body once and renders it once for each output, in a game of three languages', () => {
  const texts = Object.fromEntries(
    LANGS.map((lang) => [
      `${lang}/combat.md`,
      entryFile(`title: ${WORDS[lang][0]}`, `${WORDS[lang][1]} ^def`),
    ]),
  );
  const parsed: string[] = [];
  const { registry } = checkContent(filesOfGame({ 'game.md': gamePage(LANGS, partsOf(LANGS)), ...texts }), {
    requirePublishedIds: false,
    parseFile: (file, ...rest) => {
      parsed.push(file.path);
      return parseEntryFile(file, ...rest);
    },
  });
  expect(parsed).toHaveLength(LANGS.length);
  const cache = createBuildCache();
  const options = { settings: SETTINGS, hash: () => '0'.repeat(16), cache };
  const { editions } = compileGame(registry.get('game') as RegisteredGame, options);
  expect(editions.flatMap(({ sideBySide }) => sideBySide)).toHaveLength(6);
  // Each edition renders the entry once for its page, once for the booklet, and once for all side-by-side pages.
  expect([...cache.renders].sort()).toEqual(
    LANGS.flatMap((lang) =>
      ['booklet', 'page', 'rules'].map((output) => [`${output} game/${lang}/combat`, 1]),
    ).sort(),
  );
});
