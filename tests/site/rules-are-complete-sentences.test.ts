// Tests that a reader can quote every rule as a complete sentence, even if it is a list item or a fragment.
import { expect, it } from 'vitest';
import { wholeSentence } from '../../lib/data/complete-sentence';
import { readEditions } from '../../scripts/measure/read-editions';

it('every rule of every edition can be quoted as a complete sentence', () => {
  const editions = readEditions();
  const rules = editions.flatMap(({ game, lang, entries }) =>
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
  expect(rules.filter(({ sentence }) => !isSentence(sentence)).map(({ at }) => at)).toEqual([]);
  // Without this check, the test would pass even if it found no fragments. The content has fragments in every language.
  for (const lang of ['uk', 'ru', 'en'])
    expect(
      rules.filter(({ at, text }) => at.includes(`/${lang}/`) && !isSentence(text)).length,
    ).toBeGreaterThan(20);
});
