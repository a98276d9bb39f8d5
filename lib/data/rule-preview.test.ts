// Tests which rules the preview of a link shows.
import { describe, expect, it } from 'vitest';
import type { EntryData, GameData, RuleData } from './game-data';
import { findPreview } from './rule-preview';

const rule = (id: string, more: Partial<RuleData> = {}): RuleData => ({
  id,
  kind: 'item',
  text: `${id.toUpperCase()}.`,
  ...more,
});
const entry = (id: string, rules: RuleData[], more: Partial<EntryData> = {}): EntryData => ({
  id,
  title: id.toUpperCase(),
  rules,
  ...more,
});

const data: GameData = {
  game: 'game',
  lang: 'uk',
  name: 'Гра',
  book: { title: 'Книга', short: 'Книга' },
  version: '',
  icons: {},
  entries: [
    entry('combat', [
      rule('def', { kind: 'text' }),
      rule('so', { note: 'example' }),
      rule('both', { note: 'unclear', about: ['flee'] }),
      rule('win'),
      rule('prize', { parent: 'win' }),
      rule('prize-two', { parent: 'prize' }),
      rule('lose'),
      rule('flee'),
      rule('steps', { kind: 'heading' }),
      rule('roll', { section: 'steps' }),
      rule('count', { section: 'steps' }),
    ]),
    entry('routes', [
      rule('so', { kind: 'text', text: 'Обери так:' }),
      rule('near', { text: 'летить навпростець;' }),
      rule('far', { text: 'чекає:' }),
      rule('turn', { text: 'один хід;', parent: 'far' }),
    ]),
    entry('child', [rule('def')], { until: 'mission-2', tags: ['spoiler'] }),
    entry('mission', [rule('def'), rule('secret', { note: 'spoiler', until: 'mission-2' })]),
    entry('fight', [], { see: ['combat#win'] }),
    entry('brawl', [], { see: ['fight'] }),
    entry('armour', [], { see: ['combat', 'mission#def'] }),
    entry('hidden', [], { see: ['combat', 'child'] }),
    entry('sealed', [], { see: ['combat', 'mission'], until: 'mission-2' }),
    entry('round', [], { see: ['ring'] }),
    entry('ring', [], { see: ['round'] }),
  ],
};
const ids = (target: string, unlocked: string[] = []) => {
  const preview = findPreview(data, target, unlocked);
  return preview?.kind === 'rules' ? preview.rules.map(({ id, depth }) => `${depth} ${id}`) : preview?.kind;
};

describe('findPreview', () => {
  it('shows the opening of an entry: its first rules, without examples and sections', () => {
    expect(ids('combat')).toEqual(['0 def', '0 win', '1 prize', '2 prize-two']);
    expect(findPreview(data, 'combat', [])).toMatchObject({ target: 'combat', more: 6 });
  });

  it('shows a rule with its sub-rules', () => {
    expect(ids('combat#win')).toEqual(['0 win', '1 prize', '2 prize-two']);
  });

  it('shows a sub-rule under its parent', () => {
    expect(ids('combat#prize-two')).toEqual(['0 prize', '1 prize-two']);
  });

  it('shows a fragment of a list after its lead-in sentences', () => {
    expect(ids('routes#near')).toEqual(['0 so', '0 near']);
    expect(ids('routes#turn')).toEqual(['0 so', '0 far', '1 turn']);
  });

  it('shows the rules of a heading, and the section of a rule', () => {
    expect(ids('combat#steps')).toEqual(['0 roll', '0 count']);
    expect(findPreview(data, 'combat#count', [])).toMatchObject({ section: { id: 'steps' } });
  });

  it('follows redirects to the entry with the text', () => {
    expect(findPreview(data, 'brawl', [])).toMatchObject({ kind: 'rules', target: 'combat#win' });
  });

  it('offers a choice for a redirect with several targets', () => {
    expect(findPreview(data, 'armour', [])).toEqual({
      kind: 'choice',
      target: 'armour',
      title: 'ARMOUR',
      places: [
        { target: 'combat', title: 'COMBAT' },
        { target: 'mission#def', title: 'MISSION' },
      ],
    });
  });

  it('reveals nothing of a spoiler before it is unlocked', () => {
    expect(findPreview(data, 'child', [])).toEqual({ kind: 'locked', target: 'child', until: 'mission-2' });
    expect(ids('child', ['mission-2'])).toEqual(['0 def']);
    expect(JSON.stringify(findPreview(data, 'hidden', []))).not.toContain('CHILD');
    expect(ids('sealed')).toBe('locked');
    expect(ids('sealed', ['mission-2'])).toBe('choice');
    expect(findPreview(data, 'mission', [])).toMatchObject({ more: 0 });
    expect(ids('mission#secret')).toBe('locked');
    expect(ids('mission#secret', ['mission-2'])).toEqual(['0 secret']);
  });

  it('returns undefined for an unknown target and ends in a cycle of redirects', () => {
    expect(findPreview(data, 'no-such', [])).toBeUndefined();
    expect(findPreview(data, 'round', [])?.kind).toBe('choice');
  });

  it('falls back to the entry if the rule does not exist', () => {
    expect(findPreview(data, 'combat#gone', [])).toMatchObject({ target: 'combat' });
  });

  it('shows the notes about a rule with the rule, and not in the opening of the entry', () => {
    const shown = (target: string) => {
      const preview = findPreview(data, target, []);
      return preview?.kind === 'rules' ? preview.rules.map(({ id }) => id) : [];
    };
    expect(shown('combat#flee')).toEqual(['flee', 'both']);
    expect(shown('combat#lose')).toEqual(['lose']);
    expect(shown('combat')).not.toContain('both');
  });
});
