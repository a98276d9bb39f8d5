import { describe, expect, it } from 'vitest';
import { checkContent } from '../../lib/content/checks/check-content';
import type { Edit } from '../../lib/private-books/private-book';
import { findLost } from '../check-conservation';
import { toLines } from '../create-draft';
import { extractBook } from '../extract-book';
import { writeExtraction } from '../write/write-extraction';
import { editDraft, REMOVED } from './edit-topics';

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
const { draft } = extractBook({
  bytes: new TextEncoder().encode(TEXT),
  book: 'x',
  game: 'book',
  lang: 'en',
  data: null,
});
const at = (title: string) => ({ title, nth: 0 });
const edited = (...edits: Edit[]) => edits.reduce(editDraft, draft);
const tree = ({ topics }: typeof draft) =>
  topics.map(({ title, parent }) => [title, parent === undefined ? null : topics[parent]?.title]);

/** Nothing is lost by any change, and what is written is sound. */
function expectSound(next: typeof draft): void {
  expect(findLost(toLines(TEXT), next)).toEqual([]);
  const { files } = writeExtraction(next, toLines(TEXT), { book: 'x', game: 'book' });
  const { diagnostics } = checkContent(
    [...files].map(([path, text]) => ({ path: `book/${path}`, text })),
    { lock: false },
  );
  expect(diagnostics).toEqual([]);
}

describe('changes by hand', () => {
  it('begin with topics', () => expect(tree(draft).length).toBeGreaterThan(3));

  it('give a topic another name', () => {
    const next = edited({ kind: 'rename', topic: at('Combat'), to: ' Fight \n now ' });
    expect(tree(next).map(([title]) => title)).toContain('Fight now');
    expectSound(next);
    // Its address stays: people have pinned it.
    expect(
      writeExtraction(next, toLines(TEXT), { book: 'x', game: 'book' }).files.get('en/combat.md'),
    ).toContain('title: Fight now');
  });

  it('join a topic with the one above, heading and all', () => {
    const next = edited({ kind: 'join', topic: at('Combat') });
    expect(next.topics).toHaveLength(draft.topics.length - 1);
    expect(next.topics.at(-1)?.rules.map(({ text }) => text)).toContain('Combat');
    expectSound(next);
  });

  it('remove a topic, and say so of its lines', () => {
    const next = edited({ kind: 'remove', topic: at('Combat') });
    expect(next.dropped.filter(({ reason }) => reason === REMOVED).length).toBeGreaterThan(1);
    expectSound(next);
    expectSound(edited({ kind: 'remove', topic: at('Turn') }));
  });

  it('move a topic a level down and up again', () => {
    const down = edited({ kind: 'down', topic: at('Combat') });
    expect(tree(down).find(([title]) => title === 'Combat')?.[1]).not.toBeNull();
    expectSound(down);
    const up = editDraft(down, { kind: 'up', topic: at('Combat') });
    expect(tree(up)).toEqual(tree(draft));
  });

  it('that fit nothing change nothing', () => {
    expect(edited({ kind: 'join', topic: at('Nowhere') }, { kind: 'icon', icon: 'x', to: 'y' })).toBe(draft);
  });

  it('survive any order', () => {
    for (const one of ['join', 'remove', 'up', 'down'] as const)
      for (const other of ['join', 'remove', 'up', 'down'] as const)
        for (const { title } of draft.topics.slice(-2))
          expectSound(
            edited(
              { kind: one, topic: at(title) },
              { kind: other, topic: at(draft.topics.at(-1)?.title ?? '') },
            ),
          );
  });
});
