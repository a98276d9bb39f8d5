import { describe, expect, it } from 'vitest';
import { checkContent } from '../../lib/content/checks/check-content';
import { findConservationErrors } from '../check-no-line-lost';
import { toLines } from '../create-initial-draft';
import { extractTextBook } from '../extract-text-book';
import { writeExtraction } from '../write/write-extraction';
import { editDraft, REMOVED, type TopicEdit } from './apply-reader-edits-to-topics';

const TEXT = `# Foxes

Foxes is a game for two players, who play cards in turns.

## Setup

Each player takes 5 cards from the deck.

## Turn

A player moves one token, then plays one card. See Combat.

### Moving

A token moves to a space beside it.

## Combat

Each player rolls a die. The higher roll wins.
`;
const { draft } = extractTextBook({
  bytes: new TextEncoder().encode(TEXT),
  book: 'x',
  game: 'book',
  lang: 'en',
  data: null,
});
const at = (title: string) => ({ title, nth: 0 });
const edited = (...edits: TopicEdit[]) => edits.reduce(editDraft, draft);
const tree = ({ topics }: typeof draft) =>
  topics.map(({ title, parent }) => [title, parent === undefined ? null : topics[parent]?.title]);

/** Expects that no line is lost and that the written entries pass the content checks. */
function expectValid(next: typeof draft): void {
  expect(findConservationErrors(toLines(TEXT), next)).toEqual([]);
  const { files } = writeExtraction(next, toLines(TEXT), { book: 'x', game: 'book' });
  const { diagnostics } = checkContent(
    [...files].map(([path, text]) => ({ path: `book/${path}`, text })),
    { requirePublishedIds: false },
  );
  expect(diagnostics).toEqual([]);
}

describe('editDraft', () => {
  it('starts with a draft that has topics', () => expect(tree(draft).length).toBeGreaterThan(3));

  it('renames a topic and keeps its address', () => {
    const next = edited({ kind: 'rename', topic: at('Combat'), to: ' Fight \n now ' });
    expect(tree(next).map(([title]) => title)).toContain('Fight now');
    expectValid(next);
    expect(
      writeExtraction(next, toLines(TEXT), { book: 'x', game: 'book' }).files.get('en/combat.md'),
    ).toContain('title: Fight now');
  });

  it('joins a topic with the previous one, including its heading', () => {
    const next = edited({ kind: 'join', topic: at('Combat') });
    expect(next.topics).toHaveLength(draft.topics.length - 1);
    expect(next.topics.at(-1)?.rules.map(({ text }) => text)).toContain('Combat');
    expectValid(next);
  });

  it('removes a topic and drops its lines with a reason', () => {
    const next = edited({ kind: 'remove', topic: at('Combat') });
    expect(next.dropped.filter(({ reason }) => reason === REMOVED).length).toBeGreaterThan(1);
    expectValid(next);
    expectValid(edited({ kind: 'remove', topic: at('Turn') }));
  });

  it('moves a topic one level down and up again', () => {
    const down = edited({ kind: 'down', topic: at('Combat') });
    expect(tree(down).find(([title]) => title === 'Combat')?.[1]).not.toBeNull();
    expectValid(down);
    const up = editDraft(down, { kind: 'up', topic: at('Combat') });
    expect(tree(up)).toEqual(tree(draft));
  });

  it('ignores an edit whose topic or icon does not exist', () => {
    expect(edited({ kind: 'join', topic: at('Nowhere') }, { kind: 'icon', icon: 'x', to: 'y' })).toBe(draft);
  });

  it('keeps the draft valid for every combination of edits', () => {
    for (const one of ['join', 'remove', 'up', 'down'] as const)
      for (const other of ['join', 'remove', 'up', 'down'] as const)
        for (const { title } of draft.topics.slice(-2))
          expectValid(
            edited(
              { kind: one, topic: at(title) },
              { kind: other, topic: at(draft.topics.at(-1)?.title ?? '') },
            ),
          );
  });
});
