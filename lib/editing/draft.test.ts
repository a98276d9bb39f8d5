// Tests how the editor applies a draft to a book whose files were replaced after the draft was written.
import { describe, expect, it } from 'vitest';
import { applyDraft, reapplyDraft, unsavedFiles } from './draft';

describe('a draft of a book that was imported again', () => {
  const origin = '---\ntitle: Бій\n---\n\nОдин. ^one\n\nДва. ^two\n\nТри. ^three\n';
  const mended = origin.replace('Один.', 'Перший.');
  const unsaved = mended.replace('Три.', 'Третій.');
  const written = { 'uk/a.md': origin.replace('Два.', 'Двоє.'), 'uk/b.md': 'Інше.' };
  const draft = { files: { 'uk/a.md': { origin, base: mended, text: unsaved } } };

  it('keeps the saved words in the book and the unsaved ones in the draft, with what is new', () => {
    const { saved, files } = reapplyDraft(draft, written);
    expect(saved).toEqual({ ...written, 'uk/a.md': written['uk/a.md'].replace('Один.', 'Перший.') });
    expect(applyDraft(saved, { files })['uk/a.md']).toBe(saved['uk/a.md']?.replace('Три.', 'Третій.'));
    expect(unsavedFiles({ files })).toEqual(['uk/a.md']);
    expect(reapplyDraft({ files }, written)).toEqual({ saved, files });
  });

  it('keeps entries that the reader has added, and leaves out those that the reader has removed', () => {
    const files = { 'uk/c.md': { base: 'Моє.', text: 'Моє.' }, 'uk/b.md': { origin: 'Інше.' } };
    const { saved } = reapplyDraft({ files }, written);
    expect(saved).toEqual({ 'uk/a.md': written['uk/a.md'], 'uk/c.md': 'Моє.' });
  });
});
