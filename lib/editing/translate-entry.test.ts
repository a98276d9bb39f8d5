// Tests writing an entry in another language beside an existing one.
import { describe, expect, it } from 'vitest';
import { newGameFiles } from '../content/new-game/new-game-files';
import { beginLanguage, entryFile, languagesOf, listEntries, unfinishedOf, withEntry } from './edit-book';
import { splitEntry, writeEntryText } from './entry-text';
import { listGameNames, setGameName } from './names-in-game-file';
import {
  finishLanguages,
  missingMarks,
  progressOf,
  staleRules,
  translateRule,
  translateTitle,
} from './translate-entry';

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
    const first = { original, translation };
    const second = { original: changed, translation };
    expect([...staleRules([first, second])].sort()).toEqual(['def', 'roll']);
    const updated = translateRule(changed, translation, 'def', 'Two rounds.');
    expect([...staleRules([first, second, { original: changed, translation: updated }])]).toEqual(['roll']);
  });

  it('is stale in the rules that the library knows to be stale, until they are changed', () => {
    const translation = translateRule(
      original,
      translateRule(original, undefined, 'roll', 'Roll.'),
      'def',
      'D.',
    );
    const known = ['def', 'roll', 'anna'];
    expect([...staleRules([{ original, translation }], known)]).toEqual(['def', 'roll']);
    const updated = translateRule(original, translation, 'def', 'Combat lasts.');
    const versions = [
      { original, translation },
      { original, translation: updated },
    ];
    expect([...staleRules(versions, known)]).toEqual(['roll']);
  });

  it('of a rule that was written in several steps is not stale', () => {
    const words = ['R', 'Ro', 'Roll.'];
    const versions = words.map((text) => ({
      original,
      translation: translateRule(original, undefined, 'roll', text),
    }));
    expect([...staleRules([{ original, translation: undefined }, ...versions])]).toEqual([]);
    const changed = splitEntry(writeEntryText(original).replace('Кинь', 'Кидай'));
    const later = { original: changed, translation: versions[2]?.translation };
    expect([...staleRules([...versions, later])]).toEqual(['roll']);
  });

  it('lacks the links and icons that its original has', () => {
    expect(
      missingMarks('Йди [[combat#roll|туди]] і [[ties]], :hit: :miss:', 'Go [[combat|there]] :hit:'),
    ).toEqual({
      links: ['ties'],
      icons: ['miss'],
    });
  });
});

describe('an unfinished language', () => {
  it('becomes a language of the game when every entry and every name is translated', () => {
    let files = beginLanguage(newGameFiles({ id: 'my-game', langs: ['uk'], name: 'Гра' }), 'en');
    for (const { id } of listEntries(files, 'uk')) {
      expect(finishLanguages(files)).toBe(files);
      const source = splitEntry(files[entryFile('uk', id)] ?? '');
      let entry = translateTitle(source, undefined, 'Title');
      for (const { id: rule } of source.rules) entry = translateRule(source, entry, rule, 'Words.');
      files = withEntry(files, entryFile('en', id), entry);
    }
    expect(finishLanguages(files)).toBe(files);
    for (const { path } of listGameNames(files)) files = setGameName(files, path, 'en', 'Name');
    const finished = finishLanguages(files);
    expect(languagesOf(finished)).toEqual(['uk', 'en']);
    expect(unfinishedOf(finished)).toEqual([]);
  });
});
