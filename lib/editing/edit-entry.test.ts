// Tests the operations on the rules of an entry: the addresses of all rules still work, and the result passes the
// content check.
import { describe, expect, it } from 'vitest';
import { checkGameFiles } from '../content/checks/check-content';
import { newGameFiles } from '../content/new-game/new-game-files';
import { parseEntry } from '../markdown/parse-entry';
import {
  addEntry,
  addLanguage,
  type BookFiles,
  beginLanguage,
  entryFile,
  languagesOf,
  listEntries,
  moveToEntry,
  removeEntry,
  unfinishedOf,
} from './edit-book';
import {
  addRule,
  indentRule,
  joinRule,
  moveRule,
  removeRule,
  setField,
  setKind,
  setNote,
  setText,
  splitRule,
} from './edit-entry';
import { readFields } from './entry-fields';
import { type EditableEntry, splitEntry, writeEntryText } from './entry-text';

const TEXT = `---
title: Бій
related: [ties]
asked:
  - {q: "хто кидає", at: roll}
---

Бій триває раунд. ^def

- Кинь кубики. ^roll
  - Рахуй :hit:. ^count
- Познач втрати. ^loss

:::example
Анна кинула два. ^anna

Богдан кинув три. ^bohdan
:::

1. Спершу нападник. ^first
2. Потім захисник. ^second
`;
const entry = splitEntry(TEXT);
const at = (id: string, of: EditableEntry = entry) => of.rules.findIndex((rule) => rule.id === id);
const bodyOf = (of: EditableEntry) => writeEntryText(of).slice(of.front.length);
const idsOf = (of: EditableEntry) => of.rules.map(({ id }) => id);
/** Returns the rule ids that the parser of the site finds in the entry after it is written as Markdown. */
const parsedIds = (of: EditableEntry) => [...parseEntry(bodyOf(of)).rules.keys()];

describe('an entry in the editor', () => {
  it('has the rules that the parser of the site finds', () => {
    expect(idsOf(entry)).toEqual(parsedIds(entry));
    expect(entry.rules.map(({ kind, depth }) => `${kind} ${depth}`)).toEqual([
      'text 0',
      'item 0',
      'item 1',
      'item 0',
      'text 0',
      'text 0',
      'step 0',
      'step 0',
    ]);
  });

  it('keeps everything else when the words of one rule change', () => {
    const changed = writeEntryText(setText(entry, at('loss'), 'Познач **усі** втрати.'));
    expect(changed).toBe(TEXT.replace('- Познач втрати.', '- Познач **усі** втрати.'));
  });

  it('moves a rule with the items nested in it', () => {
    const moved = moveRule(entry, at('roll'), 1);
    expect(idsOf(moved).slice(1, 4)).toEqual(['loss', 'roll', 'count']);
    expect(parsedIds(moved)).toEqual(idsOf(moved));
    expect(writeEntryText(moveRule(moved, at('roll', moved), -1))).toBe(TEXT);
  });

  it('numbers the steps again when one of them moves', () => {
    expect(bodyOf(moveRule(entry, at('second'), -1))).toContain(
      '1. Потім захисник. ^second\n2. Спершу нападник. ^first',
    );
  });

  it('splits a rule into two, of which the first keeps the id', () => {
    const split = splitRule(entry, at('first'), 'Спершу'.length, 'first');
    expect(bodyOf(split)).toContain('1. Спершу ^first\n2. нападник. ^first-2\n3. Потім');
    expect(parsedIds(split)).toEqual(idsOf(split));
  });

  it('joins a rule to the one before it, and redirects its address and its questions', () => {
    const joined = joinRule(entry, at('roll'), 'combat');
    expect(bodyOf(joined)).toContain('Бій триває раунд. Кинь кубики. ^def');
    const { moved, asked } = readFields(joined.front);
    expect(moved).toEqual({ roll: 'combat#def' });
    expect(asked).toEqual([{ q: 'хто кидає', at: 'def' }]);
    expect(parsedIds(joined)).toEqual(idsOf(joined));
  });

  it('redirects an address that was redirected before to the last rule of the chain', () => {
    const once = joinRule(entry, at('count'), 'combat');
    const twice = removeRule(once, at('roll', once), 'combat');
    expect(readFields(twice.front).moved).toEqual({ count: 'combat#def', roll: 'combat#def' });
  });

  it('adds rules of every kind that the parser accepts', () => {
    for (const kind of ['text', 'item', 'step', 'heading', 'table'] as const)
      for (const after of [-1, ...entry.rules.keys()]) {
        const added = addRule(entry, after, 'new', kind);
        const id = added.rules[after + 1]?.id ?? '';
        const filled = kind === 'table' ? added : setText(added, after + 1, 'Нове.');
        expect(id).toBe('new');
        expect(parsedIds(filled)).toEqual(idsOf(filled));
      }
  });

  it('changes the kind, the depth and the note of a rule', () => {
    let changed = setKind(entry, at('loss'), 'heading');
    changed = indentRule(changed, at('loss'), 1);
    changed = setNote(changed, at('anna'), undefined);
    changed = setNote(changed, at('def'), 'solo');
    expect(bodyOf(changed)).toContain(
      '### Познач втрати. ^loss\n\nАнна кинула два. ^anna\n\n:::example\nБогдан',
    );
    expect(bodyOf(changed)).toContain(':::solo\nБій триває раунд. ^def\n:::');
    expect(parsedIds(changed)).toEqual(idsOf(changed));
  });

  it('changes one field, and leaves the other lines of the front matter as they are', () => {
    const changed = setField(setField(entry, 'aliases', ['битва', 'двобій: 1 на 1']), 'related', []);
    expect(writeEntryText(changed)).toBe(
      TEXT.replace('related: [ties]\n', 'aliases: [битва, "двобій: 1 на 1"]\n'),
    );
    expect(readFields(changed.front).aliases).toEqual(['битва', 'двобій: 1 на 1']);
  });
});

const check = (files: BookFiles) =>
  checkGameFiles(
    'book',
    Object.entries(files).map(([path, text]) => ({ path: `book/${path}`, text })),
    { requirePublishedIds: false },
  ).diagnostics.map(({ rule, message }) => `${rule}: ${message}`);

describe('a book in the editor', () => {
  const files: BookFiles = newGameFiles({ id: 'book', langs: ['uk'], name: 'Гра' });

  it('passes the content check from the start', () => {
    expect(check(files)).toEqual([]);
  });

  it('gets an entry with an id of its own', () => {
    const one = addEntry(files, 'uk', 'Новий: бій', 'boi');
    const two = addEntry(one.files, 'uk', 'Ще бій', 'boi');
    expect([one.id, two.id]).toEqual(['boi', 'boi-2']);
    expect(check(two.files)).toEqual([]);
    expect(listEntries(two.files, 'uk').map(({ title }) => title)).toEqual([
      'Нічия',
      'Новий: бій',
      'Хід',
      'Ще бій',
    ]);
  });

  it('lists a new entry in its last part if every part lists its entries', () => {
    const listed = {
      ...files,
      'game.md': (files['game.md'] ?? '').replace('Глосарій}', 'Глосарій}\n    entries: [turn, ties]'),
    };
    expect(check(listed)).toEqual([]);
    const added = addEntry(listed, 'uk', 'Бій', 'combat').files;
    expect(check(added)).toEqual([]);
    expect(check(removeEntry(added, 'combat'))).toEqual([]);
  });

  it('loses no address when an entry is removed in favor of another one', () => {
    const removed = removeEntry(files, 'ties', 'turn');
    expect(check(removed)).toEqual([]);
    expect(readFields(removed['uk/ties.md'] ?? '').see).toEqual(['turn']);
  });

  it('keeps the words of links to an entry that is removed', () => {
    const removed = removeEntry(files, 'ties');
    expect(check(removed)).toEqual([]);
    expect(removed['uk/turn.md']).toContain('дивись нічию.');
  });

  it('moves a rule to another entry with its links and its address', () => {
    const linked: BookFiles = {
      ...files,
      'uk/turn.md': (files['uk/turn.md'] ?? '').replace('[[ties|', '[[ties#share|'),
    };
    const path = entryFile('uk', 'ties');
    const share = splitEntry(linked[path] ?? '').rules.findIndex(({ id }) => id === 'share');
    const moved = moveToEntry(linked, 'uk', 'ties', share, 'turn');
    expect(check(moved)).toEqual([]);
    expect(readFields(moved[path] ?? '').moved).toEqual({ share: 'turn#share' });
  });

  it('is translated entry by entry, and shows the language when it is finished', () => {
    const begun = beginLanguage(files, 'en');
    const one = { ...begun, 'en/turn.md': '---\ntitle: Turn\n---\n\nTake one action. ^def\n' };
    expect(check(one)).toEqual([]);
    expect([languagesOf(one), unfinishedOf(one)]).toEqual([['uk'], ['en']]);
    expect(check({ ...one, 'en/turn.md': '---\ntitle: Turn\n---\n\nTake one. ^deff\n' })).toEqual([
      'rule-parity: Unexpected rule `^deff` only in en, which is unfinished, expected it in another language too.',
    ]);
    expect(check({ ...one, 'en/turns.md': one['en/turn.md'] })[0]).toContain('missing-translation');
    const finished = addLanguage(one, 'en', 'uk');
    expect([languagesOf(finished), unfinishedOf(finished)]).toEqual([['uk', 'en'], []]);
    expect(check(finished)[0]).toContain('rule-parity');
  });

  it('gets another language, whose book restates the printed one', () => {
    const more = addLanguage(files, 'en', 'uk');
    expect(languagesOf(more)).toEqual(['uk', 'en']);
    const translated = {
      ...more,
      'en/turn.md': more['uk/turn.md'] ?? '',
      'en/ties.md': more['uk/ties.md'] ?? '',
    };
    expect(check(translated).filter((one) => !one.startsWith('foreign-letter'))).toEqual([]);
  });
});
