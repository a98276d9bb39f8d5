// Tests the backup file and its merge into the values of a device, and the file of decisions that readers send.
import { describe, expect, it } from 'vitest';
import type { Decision } from '../core/decision';
import { DEFAULTS, parseStored, type StoredValues } from '../core/storage-schema';
import { toRuleSnapshot } from '../decisions/edit-decisions';
import {
  BACKUP_KEYS,
  type Backup,
  decisionsIn,
  MAX_IMPORTED_DECISIONS,
  parseBackupFile,
  readDecisionsFile,
  toBackupFile,
  toDecisionsFile,
} from './backup-file';
import { applyBackup, summarizeRestore } from './restore';

const decision = (id: string, text: string, edited = 1): Decision => ({
  id,
  kind: 'house',
  text,
  day: '2026-11-17',
  edited,
});
const device: StoredValues = {
  ...DEFAULTS,
  theme: 'dark',
  cardLang: 'en',
  pins: { 'outer-rim': ['combat', 'dice#def'] },
  ticks: { 'outer-rim/setup': ['map'] },
  unlocked: { mandalorian: ['mission-2'] },
  decisions: {
    'outer-rim': [decision('a', 'Так'), { id: 'gone', removed: '2026-11-16' }],
    'own~k3x': [decision('b', 'Сяк')],
  },
  visits: ['2026-11-17'],
  opened: { 'outer-rim': 20_776 },
};
const read = (text: string): Backup => {
  const file = parseBackupFile(text);
  if ('refusal' in file) throw new Error(file.refusal);
  return file.value;
};

describe('a backup file', () => {
  const text = toBackupFile({ day: '2026-11-17', stored: device, privateBooks: [{ id: 'own~k3x' }] });

  it('restores all values on an empty device, without those that only concern a device', () => {
    const saved = read(text);
    expect(saved.privateBooks).toEqual([{ id: 'own~k3x' }]);
    const after = { ...DEFAULTS, ...applyBackup(DEFAULTS, saved) };
    for (const key of BACKUP_KEYS) expect(after[key]).toEqual(device[key]);
    expect(text).not.toContain('visits');
    expect(summarizeRestore(DEFAULTS, saved)).toEqual({
      books: 1,
      drafts: 0,
      pins: 2,
      ticks: 1,
      unlocked: 1,
      decisions: 2,
      settings: 2,
      removed: 0,
    });
  });

  it('keeps drafts of the editor, and counts those that the device does not have', () => {
    const drafts = [{ game: 'outer-rim' }, { game: 'rebellion' }];
    const saved = read(toBackupFile({ day: '2026-11-17', stored: {}, drafts }));
    expect(saved.drafts).toEqual(drafts);
    expect(summarizeRestore(DEFAULTS, saved, [], ['outer-rim']).drafts).toBe(1);
  });

  it('changes nothing when it is restored a second time', () => {
    expect(applyBackup(device, read(text))).toEqual({});
    expect(new Set(Object.values(summarizeRestore(device, read(text), ['own~k3x'])))).toEqual(new Set([0]));
  });

  it('adds to existing lists and removes nothing', () => {
    const now: StoredValues = {
      ...DEFAULTS,
      pins: { 'outer-rim': ['patrols', 'combat'] },
      decisions: { 'outer-rim': [decision('a', 'Пізніше', 5), decision('c', 'Інше')] },
    };
    const after = applyBackup(now, read(text));
    expect(after.pins).toEqual({ 'outer-rim': ['patrols', 'combat', 'dice#def'] });
    expect(after.decisions?.['outer-rim']).toEqual([
      ...(now.decisions['outer-rim'] ?? []),
      { id: 'gone', removed: '2026-11-16' },
    ]);
    expect(after.decisions?.['own~k3x']).toHaveLength(1);
  });

  it('deletes nothing, and restores decisions deleted here only on request', () => {
    const removed = [{ id: 'a', removed: '2026-11-20' }];
    const now: StoredValues = { ...device, decisions: { 'outer-rim': [...removed, decision('gone', 'Є')] } };
    const saved = read(text);
    expect(summarizeRestore(now, saved)).toMatchObject({ decisions: 1, removed: 1 });
    expect(applyBackup(now, saved).decisions?.['outer-rim']).toEqual([decision('gone', 'Є'), ...removed]);
    expect(applyBackup(now, saved, { removed: true }).decisions?.['outer-rim']).toEqual([
      decision('a', 'Так'),
      decision('gone', 'Є'),
    ]);
  });

  it('restores any number of decisions and counts them', () => {
    const many = (from: string) =>
      Array.from({ length: 700 }, (_, at) => decision(`${from}${at}`, `${from} ${at}`));
    const saved = read(
      toBackupFile({ day: '2026-11-17', stored: { decisions: { 'outer-rim': many('a') } } }),
    );
    const now: StoredValues = { ...DEFAULTS, decisions: { 'outer-rim': many('b') } };
    expect(summarizeRestore(now, saved)).toMatchObject({ decisions: 700 });
    const after = applyBackup(now, saved).decisions?.['outer-rim'];
    expect(after).toEqual([...many('b'), ...many('a')]);
    expect(decisionsIn(saved, 'outer-rim')).toHaveLength(700);
    expect(parseStored('decisions', JSON.stringify({ 'outer-rim': after }))['outer-rim']).toHaveLength(1400);
  });

  it('counts a confirmed decision as new, but not an older confirmation', () => {
    const rule = (text: string) => ({ rule: toRuleSnapshot('uk', 'Бій, 4', text) });
    const before = { ...decision('a', 'Так', 1), ...rule('Як було.') };
    const confirmed = { ...decision('a', 'Так', 2), ...rule('Як є.') };
    const file = (one: Decision) => read(toDecisionsFile('2026-11-17', 'outer-rim', [one]));
    const now = (one: Decision): StoredValues => ({ ...DEFAULTS, decisions: { 'outer-rim': [one] } });
    expect(summarizeRestore(now(before), file(confirmed)).decisions).toBe(1);
    expect(applyBackup(now(before), file(confirmed)).decisions).toEqual({ 'outer-rim': [confirmed] });
    expect(summarizeRestore(now(confirmed), file(before)).decisions).toBe(0);
    expect(applyBackup(now(confirmed), file(before))).toEqual({});
  });

  it('contains no replaced text of this device when it is made for sending', () => {
    const file = toDecisionsFile('2026-11-17', 'outer-rim', [{ ...decision('a', 'Так'), before: 'Сяк' }]);
    expect(decisionsIn(read(file), 'outer-rim')).toEqual([decision('a', 'Так')]);
  });

  it('contains nothing but decisions when it is made for sending', () => {
    const list = [decision('a', 'Так')];
    const saved = read(toDecisionsFile('2026-11-17', 'outer-rim', list));
    expect(decisionsIn(saved, 'outer-rim')).toEqual(list);
    expect(decisionsIn(saved, 'rebellion')).toEqual([]);
    expect(Object.keys(saved.stored)).toEqual(['decisions']);
  });

  it('is read for the decisions of one game, or refused with a reason', () => {
    const file = (count: number) =>
      toDecisionsFile(
        '2026-11-17',
        'outer-rim',
        Array.from({ length: count }, (_, at) => decision(`d${at}`, `Рішення ${at}`)),
      );
    expect(readDecisionsFile(file(2), 'outer-rim')).toMatchObject({ value: [{ id: 'd0' }, { id: 'd1' }] });
    expect(readDecisionsFile(file(2), 'rebellion')).toEqual({ refusal: 'otherGame' });
    expect(readDecisionsFile(toBackupFile({ day: '', stored: {} }), 'rebellion')).toEqual({
      refusal: 'foreign',
    });
    expect(readDecisionsFile(file(MAX_IMPORTED_DECISIONS + 1), 'outer-rim')).toEqual({ refusal: 'tooLarge' });
    expect(readDecisionsFile(undefined, 'outer-rim')).toEqual({ refusal: 'tooLarge' });
    expect(readDecisionsFile('{', 'outer-rim')).toEqual({ refusal: 'foreign' });
  });

  it('matches its only private book to the private book of this device', () => {
    const list = [decision('a', 'Так')];
    const saved = read(toDecisionsFile('2026-11-17', 'own~k3x', list));
    expect(decisionsIn(saved, 'own~other')).toEqual(list);
    expect(decisionsIn(saved, 'outer-rim')).toEqual([]);
    const two = { ...saved, stored: { decisions: { 'own~a': list, 'own~b': list } } };
    expect(decisionsIn(two, 'own~other')).toEqual([]);
    expect(decisionsIn(two, 'own~b')).toEqual(list);
  });

  it.each([
    ['', 'foreign'],
    ['null', 'foreign'],
    ['[1]', 'foreign'],
    ['{"a":1}', 'foreign'],
    [text.slice(0, 90), 'damaged'],
    [`[${'[],'.repeat(600_000)}0]`, 'tooLarge'],
    [`{"pravylo":"saved","version":1,"stored":${'['.repeat(200)}${']'.repeat(200)}}`, 'damaged'],
    ['{"pravylo":"saved","version":1}', 'damaged'],
    ['{"pravylo":"saved","version":9,"stored":{}}', 'newer'],
  ])('is refused with a reason: %s', (file, refusal) => {
    expect(parseBackupFile(file)).toEqual({ refusal });
  });

  it('is read without values that are not valid', () => {
    const odd =
      '{"pravylo":"saved","version":1,"day":"<b>","stored":{"theme":"pink","pins":[1],"decisions":{"../x":[],"outer-rim":[{"id":1}]}}}';
    expect(read(odd)).toEqual({ day: '', stored: { decisions: { 'outer-rim': [] } }, isIncomplete: true });
  });

  it('removes no game from the device', () => {
    const backup = read(toBackupFile({ day: '2026-11-17', stored: { ...DEFAULTS, notKept: ['outer-rim'] } }));
    expect(applyBackup(DEFAULTS, backup).notKept).toBeUndefined();
  });

  it.each(['constructor', 'toString', '__proto__'])('reads a file with the key %s', (key) => {
    const stored = `{"pins":{"${key}":["combat"]},"decisions":{"${key}":[]},"ticks":{"${key}":["map"]}}`;
    const file = toBackupFile({ day: '2026-11-17', stored: DEFAULTS }).replace(
      /"stored":\{.*\}/s,
      `"stored":${stored}}`,
    );
    const backup = read(file);
    expect(() => [applyBackup(DEFAULTS, backup), summarizeRestore(DEFAULTS, backup)]).not.toThrow();
  });
});
