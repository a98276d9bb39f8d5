// Tests the corrections that a reader makes to the lines of a PDF: headings that the extractor missed, new topics,
// and lines that it left out.
import { describe, expect, it } from 'vitest';
import { findConservationErrors } from '../../extract/check-no-line-lost';
import { toLines } from '../../extract/create-initial-draft';
import { openPdf, type PdfDraft } from '../../extract/pdf/extract-pdf';
import type { LineEdit } from '../../lib/private-books/private-book';
import { loadPdfLibrary } from '../../scripts/pdf/load-pdf-library';
import { RULES, setUpPdfReader } from './read-test-pdf';

const { toPdf } = setUpPdfReader();

const BOOK = `<h2>Setup</h2><p>${RULES[0]}</p><p class="quiet">Feathers</p><p>${RULES[1]}</p>
  <h2>Flying</h2><p>${RULES[1]} The wind turns.</p><p class="quiet">Landing</p><p>${RULES[0]}</p>
  <p class="lone">7</p><p>${RULES[1]}</p>`;
const STYLE = '.quiet { color: #654; } .lone { margin-left: 60mm; font-size: 20pt; }';

async function openBook() {
  const bytes = await toPdf(BOOK, { columns: 1, style: STYLE });
  return openPdf({ bytes, book: 'owls.pdf', game: 'owls', ...(await loadPdfLibrary()) });
}

const titles = ({ draft }: PdfDraft): string[] => draft.topics.map(({ title }) => title);
const rulesOf = ({ draft }: PdfDraft, title: string): string =>
  draft.topics
    .find((topic) => topic.title === title)
    ?.rules.map(({ text }) => text)
    .join(' ') ?? '';
const named = (text: string) => ({ text, nth: 0 });

function expectNothingLost({ draft, source }: PdfDraft): void {
  expect(findConservationErrors(toLines(source), draft)).toEqual([]);
}

describe('the edits of printed lines', () => {
  it('make one line a heading', async () => {
    const book = await openBook();
    expect(titles(book.draft())).not.toContain('Feathers');
    const edited = book.draft([{ kind: 'heading', line: named('Feathers') }]);
    expect(titles(edited)).toContain('Feathers');
    expect(titles(edited)).not.toContain('Landing');
    expect(rulesOf(edited, 'Feathers')).toContain('pays one feather token');
    expect(rulesOf(edited, 'Setup')).not.toContain('pays one feather token');
    expectNothingLost(edited);
    // An edit changes only the result of its own call: without the edit, the book is unchanged.
    expect(titles(book.draft())).not.toContain('Feathers');
  });

  it('make all lines in the same type headings', async () => {
    const edited = (await openBook()).draft([{ kind: 'heading', line: named('Feathers'), alike: true }]);
    expect(titles(edited)).toEqual(['Setup', 'Feathers', 'Flying', 'Landing']);
    expectNothingLost(edited);
  });

  it('begin a new topic with a line', async () => {
    const edit: LineEdit = { kind: 'split', line: named('Landing'), to: 'Coming down' };
    const edited = (await openBook()).draft([edit]);
    expect(titles(edited)).toEqual(['Setup', 'Flying', 'Coming down']);
    expect(rulesOf(edited, 'Coming down')).toMatch(/^Landing/);
    expectNothingLost(edited);
  });

  it('put a line that was left out back at its place', async () => {
    const book = await openBook();
    const { draft, source } = book.draft();
    const dropped = draft.dropped.map(({ line }) => toLines(source)[line - 1]?.text);
    expect(dropped).toEqual(['7']);
    const edited = book.draft([{ kind: 'restore', lines: [named('7')] }]);
    expect(edited.draft.dropped).toEqual([]);
    expect(rulesOf(edited, 'Flying')).toMatch(/floors of the tower\. 7 The player/);
    expectNothingLost(edited);
  });

  it('change nothing if their line is not in the book', async () => {
    const book = await openBook();
    const lost = named('A line of another book');
    const edited = book.draft([
      { kind: 'heading', line: lost, alike: true },
      { kind: 'split', line: { text: 'Landing', nth: 3 }, to: 'X' },
      { kind: 'restore', lines: [lost] },
    ]);
    expect(edited.source).toBe(book.draft().source);
    expect(titles(edited)).toEqual(titles(book.draft()));
  });
});
