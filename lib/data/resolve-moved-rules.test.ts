// Tests how old addresses of rules and entries are resolved to current ones.
import { describe, expect, it } from 'vitest';
import type { EntryData, RuleData } from './game-data';
import { resolveMoved } from './resolve-moved-rules';

const rule = (id: string): RuleData => ({ id, kind: 'item', text: id });
const entry = (id: string, ids: string[], more: Partial<EntryData> = {}): EntryData => ({
  id,
  title: id,
  rules: ids.map(rule),
  ...more,
});
const data = {
  entries: [
    entry('combat', ['roll', 'win'], { moved: { flee: 'retreat#run', old: 'combat#win', all: 'retreat' } }),
    entry('retreat', ['run'], { moved: { back: 'combat#flee' } }),
    entry('fight', [], { see: ['combat'] }),
    entry('brawl', [], { see: ['combat#win', 'retreat'] }),
    entry('round', [], { see: ['ring'] }),
    entry('ring', [], { see: ['round'] }),
  ],
};
const resolve = (target: string) => {
  const resolved = resolveMoved(data, target);
  return (
    resolved &&
    `${resolved.entry.id}${resolved.rule ? `#${resolved.rule.id}` : ''}${resolved.isLost ? ' lost' : ''}`
  );
};

describe('resolveMoved', () => {
  it.each([
    ['combat#roll', 'combat#roll'],
    ['combat', 'combat'],
    ['combat#old', 'combat#win'],
    ['combat#flee', 'retreat#run'],
    ['combat#all', 'retreat'],
    ['retreat#back', 'retreat#run'],
    ['fight#win', 'combat#win'],
    ['fight#flee', 'retreat#run'],
    ['fight', 'combat'],
    ['brawl', 'combat#win'],
    ['combat#gone', 'combat lost'],
    ['fight#gone', 'combat lost'],
    ['combat#constructor', 'combat lost'],
    ['nothing', undefined],
    ['ring#x', undefined],
  ])('resolves %s to %s', (target, expected) => {
    expect(resolve(target)).toBe(expected);
  });
});
