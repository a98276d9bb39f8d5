// Tests that very long topics are cut at their inner headings.
import { describe, expect, it } from 'vitest';
import { findConservationErrors } from '../check-no-line-lost';
import { toLines } from '../create-initial-draft';
import { draftTextBook } from '../extract-text-book';

const RULE = 'Each player draws a card and moves the owl up to three floors of the tower.';
const OWLS = ['old', 'young', 'snowy', 'grey', 'quick', 'tired', 'brave', 'shy'];
const ACTS = ['opens', 'guards', 'counts', 'hides', 'paints', 'mends', 'sells', 'lends'];
const THINGS = ['shutter', 'feather', 'ladder', 'nest', 'bell', 'lantern', 'barrel', 'stair'];

/** Returns sentences that differ from each other, because similar ones would be dropped as repeated text. */
const rules = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, at) => `The ${OWLS[at % 8]} owl ${ACTS[(at >> 3) + (at % 3)]} a ${THINGS[(3 * at) % 8]}.`,
  );

function draftOf(...paragraphs: string[]) {
  const text = ['## Setup', RULE, '## Playing', ...paragraphs, '## End', RULE].join('\n\n');
  const { draft } = draftTextBook({
    bytes: new TextEncoder().encode(text),
    book: 'x',
    game: 'book',
    lang: 'en',
    data: null,
  });
  expect(findConservationErrors(toLines(text), draft)).toEqual([]);
  return draft;
}
const tree = ({ topics }: ReturnType<typeof draftOf>): [string, string | undefined, number][] =>
  topics.map(({ title, parent, rules: all }) => [title, topics[parent ?? -1]?.title, all.length]);

describe('cutLongTopics', () => {
  it('cuts a topic of more than 30 rules at bold words before a sentence', () => {
    const draft = draftOf(
      ...rules(10),
      `**Flying:** ${RULE}`,
      ...rules(12),
      `**Landing.** ${RULE}`,
      ...rules(9),
    );
    expect(tree(draft)).toEqual([
      ['Setup', undefined, 1],
      ['Playing', undefined, 10],
      ['Flying', 'Playing', 13],
      ['Landing', 'Playing', 10],
      ['End', undefined, 1],
    ]);
    expect(draft.topics[2]?.rules[0]?.text).toBe(RULE);
    expect(draft.warnings).toEqual([]);
  });

  it('cuts at words in capitals before a colon', () => {
    const draft = draftOf(`BUYING EGGS: ${RULE}`, ...rules(18), `THE “NEST”: ${RULE}`, ...rules(16));
    expect(tree(draft).map(([title]) => title)).toEqual([
      'Setup',
      'Playing',
      'BUYING EGGS',
      'THE “NEST”',
      'End',
    ]);
  });

  it('leaves a shorter topic whole', () => {
    const draft = draftOf(`**Flying:** ${RULE}`, ...rules(12), `**Landing.** ${RULE}`, ...rules(9));
    expect(tree(draft).map(([title]) => title)).toEqual(['Setup', 'Playing', 'End']);
  });

  it('warns about a long topic without inner headings', () => {
    const { warnings } = draftOf(...rules(40));
    expect(warnings).toMatchObject([{ code: 'long', words: ['Playing', '40'] }]);
  });
});
