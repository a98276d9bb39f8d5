import { describe, expect, it } from 'vitest';
import { progressOf, stepsOf, withTick } from './checklist';

const STEPS = [
  { id: 'map' },
  { id: 'cards' },
  { id: 'shuffle', parent: 'cards' },
  { id: 'deal', parent: 'cards' },
  { id: 'own', parent: 'deal' },
];

describe('a checklist', () => {
  it('is made of the steps, also of those below an item that is no step', () => {
    const rules = [
      { id: 'def', kind: 'text' },
      { id: 'choose', kind: 'step' },
      { id: 'take', kind: 'item', parent: 'choose' },
      { id: 'card', kind: 'step', parent: 'take' },
    ];
    expect(stepsOf(rules)).toEqual([{ id: 'choose' }, { id: 'card', parent: 'choose' }]);
  });

  it('ticks and clears a step', () => {
    expect(withTick(STEPS, [], 'map', true)).toEqual(['map']);
    expect(withTick(STEPS, ['map'], 'map', false)).toEqual([]);
  });

  it('ticks everything below a step with it', () => {
    expect(withTick(STEPS, [], 'cards', true)).toEqual(['cards', 'shuffle', 'deal', 'own']);
    expect(withTick(STEPS, ['map', 'cards', 'shuffle', 'deal', 'own'], 'cards', false)).toEqual(['map']);
  });

  it('completes a step by the last one below it, through every level', () => {
    expect(withTick(STEPS, ['shuffle'], 'own', true)).toEqual(['cards', 'shuffle', 'deal', 'own']);
  });

  it('opens a completed step again when one below it is cleared', () => {
    expect(withTick(STEPS, ['cards', 'shuffle', 'deal', 'own'], 'shuffle', false)).toEqual(['deal', 'own']);
  });

  it('forgets ids that are no steps any more', () => {
    expect(withTick(STEPS, ['gone'], 'map', true)).toEqual(['map']);
  });

  it('counts the steps of the top level', () => {
    expect(progressOf(STEPS, ['map', 'shuffle'])).toEqual({ done: 1, all: 2 });
  });
});
