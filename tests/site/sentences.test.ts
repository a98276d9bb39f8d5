import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { GameData } from '../../lib/data/game-data';
import { wholeSentence } from '../../lib/data/whole-sentence';

it('every rule of every edition can be said as a whole sentence', () => {
  const editions = readdirSync('out/data').map(
    (file) => JSON.parse(readFileSync(`out/data/${file}`, 'utf8')) as GameData,
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
