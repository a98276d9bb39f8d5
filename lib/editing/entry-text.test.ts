// Tests splitting an entry into rules and writing it back.
import { describe, expect, it } from 'vitest';
import { readContent } from '../../scripts/content/read-content';
import { splitEntry, writeEntryText } from './entry-text';

const entries = (await readContent('content')).filter(({ path }) => /\/[a-z]{2}\/[^/]+\.md$/.test(path));

describe('splitting an entry', () => {
  it('writes every entry of the library back as it was', () => {
    const changed = entries.filter(({ text }) => writeEntryText(splitEntry(text)) !== text);
    expect(changed.map(({ path }) => path)).toEqual([]);
    expect(entries.length).toBeGreaterThan(200);
  });
});
