// Tests the filters that hide kinds of notes and entries.
import { describe, expect, it } from 'vitest';
import { filterTags, sharedTags, toggle } from './visibility-filters';

describe('filters', () => {
  it('know only the tags a reader may hide', () => {
    expect(filterTags(['setup', 'variant', 'solo'])).toEqual(['solo', 'variant']);
    expect(filterTags(undefined)).toEqual([]);
  });

  it('hide a heading only with all of its rows', () => {
    expect(sharedTags([{ tags: ['solo', 'variant'] }, { tags: ['variant'] }])).toEqual(['variant']);
    expect(sharedTags([{ tags: ['solo'] }, {}])).toEqual([]);
    expect(sharedTags([])).toEqual([]);
  });

  it('put a kind in once and take it out', () => {
    expect(toggle(['solo'], 'solo', true)).toEqual(['solo']);
    expect(toggle(['solo', 'team'], 'solo', false)).toEqual(['team']);
  });
});
