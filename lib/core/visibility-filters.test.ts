// Tests the filters that hide kinds of notes and entries.
import { describe, expect, it } from 'vitest';
import { filterTags, sharedTags } from './visibility-filters';

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
});
