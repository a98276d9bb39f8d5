// Tests how ticking a step changes the ticks of its sub-steps and of the step that contains it.
import { describe, expect, it } from 'vitest';
import { progressOf, stepsOf, withTick } from './checklist';

const STEPS = [
  { id: 'map' },
  { id: 'cards' },
  { id: 'shuffle', parent: 'cards' },
  { id: 'deal', parent: 'cards' },
  { id: 'own', parent: 'deal' },
];

describe('checklist', () => {
  it('contains the steps, including those nested in an item that is not a step', () => {
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

  it('ticks and clears all sub-steps with a step', () => {
    expect(withTick(STEPS, [], 'cards', true)).toEqual(['cards', 'shuffle', 'deal', 'own']);
    expect(withTick(STEPS, ['map', 'cards', 'shuffle', 'deal', 'own'], 'cards', false)).toEqual(['map']);
  });

  it('ticks a step when its last sub-step is ticked, on every level', () => {
    expect(withTick(STEPS, ['shuffle'], 'own', true)).toEqual(['cards', 'shuffle', 'deal', 'own']);
  });

  it('clears a step when one of its sub-steps is cleared', () => {
    expect(withTick(STEPS, ['cards', 'shuffle', 'deal', 'own'], 'shuffle', false)).toEqual(['deal', 'own']);
  });

  it('drops ids of steps that no longer exist', () => {
    expect(withTick(STEPS, ['gone'], 'map', true)).toEqual(['map']);
  });

  it('counts the steps of the top level', () => {
    expect(progressOf(STEPS, ['map', 'shuffle'])).toEqual({ done: 1, all: 2 });
  });
});
