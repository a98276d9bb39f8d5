import { expect, it } from 'vitest';
import { checkContent } from '../lib/content/check';
import { toGameData } from '../lib/content/to-game-data';
import { wholeSentence } from '../lib/data/sentence';
import { isLang } from '../lib/ground/languages';
import { readContent } from '../scripts/content';

it('every rule of every edition can be said as a whole sentence', { timeout: 120_000 }, async () => {
  const { registry } = checkContent(await readContent(), { root: 'content', lock: false });
  const editions = [...registry.values()].flatMap((game) =>
    game.fields.languages.filter(isLang).map((lang) => toGameData(game, lang, () => '')),
  );
  const said = editions.flatMap(({ game, lang, entries }) =>
    entries.flatMap((entry) =>
      entry.rules
        .filter(({ kind }) => kind !== 'heading' && kind !== 'table')
        .map((rule) => ({
          at: `${game}/${lang}/${entry.id}#${rule.id}`,
          text: rule.text,
          sentence: wholeSentence(entry, rule),
        })),
    ),
  );
  const isSentence = (text: string) =>
    !/^(?:\[\[[^\]|]*\||[«„“"'(])*\p{Ll}/u.test(text) && /[.!?…:][»”“"')\]]*$/.test(text);
  expect(said.filter(({ sentence }) => !isSentence(sentence)).map(({ at }) => at)).toEqual([]);
  // The fragments are there to be tested, in every language.
  for (const lang of ['uk', 'ru', 'en'])
    expect(
      said.filter(({ at, text }) => at.includes(`/${lang}/`) && !isSentence(text)).length,
    ).toBeGreaterThan(20);
});
