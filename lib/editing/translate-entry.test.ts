// Tests writing an entry in another language beside an existing one.
import { describe, expect, it } from 'vitest';
import { splitEntry, writeEntryText } from './entry-text';
import { progressOf, staleRules, translateRule, translateTitle } from './translate-entry';

const original = splitEntry(`---
title: Бій
page: 3
related: [ties]
tags: [team]
---

Бій триває раунд. ^def

- Кинь кубики. ^roll
  - Рахуй :hit:. ^count

:::example
Анна кинула два. ^anna
:::

:::differs{in="ru" rules="roll"}
Інакше. ^differs
:::
`);

describe('a translation', () => {
  it('has the ids, kinds and places of its original, in whatever order it is written', () => {
    let entry = translateRule(original, undefined, 'anna', 'Ann rolled two.');
    entry = translateRule(original, entry, 'count', 'Count :hit:.');
    entry = translateTitle(original, entry, 'Combat');
    entry = translateRule(original, entry, 'roll', 'Roll the dice.');
    expect(progressOf(original, entry)).toEqual({ done: 4, all: 5 });
    entry = translateRule(original, entry, 'def', 'Combat lasts a round.');
    expect(progressOf(original, entry)).toEqual({ done: 5, all: 5 });
    expect(writeEntryText(entry)).toBe(`---
title: Combat
page: 3
related: [ties]
tags: [team]
---

Combat lasts a round. ^def

- Roll the dice. ^roll
  - Count :hit:. ^count

:::example
Ann rolled two. ^anna
:::
`);
  });

  it('is not complete without its title, and loses a rule whose words are removed', () => {
    const entry = translateRule(original, undefined, 'roll', 'Roll.');
    expect(progressOf(original, entry)).toEqual({ done: 1, all: 5 });
    expect(translateRule(original, entry, 'roll', ' ').rules).toEqual([]);
  });

  it('is stale where its original has changed since and the translation has not', () => {
    const translation = translateRule(
      original,
      translateRule(original, undefined, 'roll', 'Roll.'),
      'def',
      'D.',
    );
    const changed = splitEntry(
      writeEntryText(original).replace('Кинь', 'Кидай').replace('раунд', 'два раунди'),
    );
    const before = { original, translation };
    expect([...staleRules({ original: changed, translation }, before)].sort()).toEqual(['def', 'roll']);
    const updated = translateRule(changed, translation, 'def', 'Two rounds.');
    expect([...staleRules({ original: changed, translation: updated }, before)]).toEqual(['roll']);
  });
});
