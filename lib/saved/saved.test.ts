import { describe, expect, it } from 'vitest';
import type { Decision } from '../ground/decision';
import { DEFAULTS, type Stored } from '../ground/stored';
import { gainOf, restored } from './restore';
import {
  decisionsIn,
  readSavedFile,
  SAVED_KEYS,
  type Saved,
  toDecisionsFile,
  toSavedFile,
} from './saved-file';

const decision = (id: string, text: string, edited = 1): Decision => ({
  id,
  kind: 'house',
  text,
  day: '2026-11-17',
  edited,
});
const device: Stored = {
  ...DEFAULTS,
  theme: 'dark',
  pins: { 'outer-rim': ['combat', 'dice#def'] },
  ticks: { 'outer-rim/setup': ['map'] },
  unlocked: { mandalorian: ['mission-2'] },
  decisions: { 'outer-rim': [decision('a', 'Так')], 'own~k3x': [decision('b', 'Сяк')] },
  visits: ['2026-11-17'],
};
const read = (text: string): Saved => {
  const file = readSavedFile(text);
  if ('refusal' in file) throw new Error(file.refusal);
  return file.value;
};

describe('all of a reader in one file', () => {
  const text = toSavedFile({ day: '2026-11-17', stored: device, own: [{ id: 'own~k3x' }] });

  it('comes back on an empty device as it was, without what the device noted for itself', () => {
    const saved = read(text);
    expect(saved.own).toEqual([{ id: 'own~k3x' }]);
    const after = { ...DEFAULTS, ...restored(DEFAULTS, saved) };
    for (const key of SAVED_KEYS) expect(after[key]).toEqual(device[key]);
    expect(text).not.toContain('visits');
    expect(gainOf(DEFAULTS, saved)).toEqual({ pins: 2, ticks: 1, unlocked: 1, decisions: 2, settings: 1 });
  });

  it('changes nothing the second time', () => {
    expect(restored(device, read(text))).toEqual({});
    expect(Object.values(gainOf(device, read(text)))).toEqual([0, 0, 0, 0, 0]);
  });

  it('adds to what is there and takes nothing away', () => {
    const now: Stored = {
      ...DEFAULTS,
      pins: { 'outer-rim': ['patrols', 'combat'] },
      decisions: { 'outer-rim': [decision('a', 'Пізніше', 5), decision('c', 'Інше')] },
    };
    const after = restored(now, read(text));
    expect(after.pins).toEqual({ 'outer-rim': ['patrols', 'combat', 'dice#def'] });
    expect(after.decisions?.['outer-rim']).toEqual(now.decisions['outer-rim']);
    expect(after.decisions?.['own~k3x']).toHaveLength(1);
  });

  it('carries decisions alone from phone to phone', () => {
    const list = [decision('a', 'Так')];
    const saved = read(toDecisionsFile('2026-11-17', 'outer-rim', list));
    expect(decisionsIn(saved, 'outer-rim')).toEqual(list);
    expect(decisionsIn(saved, 'rebellion')).toEqual([]);
    expect(Object.keys(saved.stored)).toEqual(['decisions']);
  });

  it.each([
    ['', 'foreign'],
    ['null', 'foreign'],
    ['[1]', 'foreign'],
    ['{"a":1}', 'foreign'],
    [text.slice(0, 90), 'damaged'],
    ['{"pravylo":"saved","version":1}', 'damaged'],
    ['{"pravylo":"saved","version":9,"stored":{}}', 'newer'],
  ])('is refused with a reason: %s', (file, refusal) => {
    expect(readSavedFile(file)).toEqual({ refusal });
  });

  it('leaves out what is no such value', () => {
    const odd =
      '{"pravylo":"saved","version":1,"day":"<b>","stored":{"theme":"pink","pins":[1],"decisions":{"../x":[],"outer-rim":[{"id":1}]}}}';
    expect(read(odd)).toEqual({ day: '', stored: { decisions: { 'outer-rim': [] } } });
  });
});
