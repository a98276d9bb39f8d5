import { describe, expect, it } from 'vitest';
import { layoutPanel, WIDTH } from './panel-layout';
import { drawPanel } from './panel-svg';
import { groupTopics } from './topic-clusters';
import { createTopicGraph, neighboursOf, type Topic, tieOf } from './topic-graph';
import { textWidth, wrapLabel } from './wrap-label';

const topic = (id: string, related: string[] = [], mentions: string[] = []): Topic => ({
  id,
  related,
  mentions,
});

/** Two rings of five, held together by one tie. */
const RINGS = ['a', 'b'].flatMap((ring) =>
  [0, 1, 2, 3, 4].map((n) =>
    topic(`${ring}${n}`, [`${ring}${(n + 1) % 5}`, `${ring}${(n + 2) % 5}`], n === 0 ? ['a0', 'b0'] : []),
  ),
);

describe('ties between topics', () => {
  it('count both ways, and a printed relation for more than a mention', () => {
    const graph = createTopicGraph([topic('a', ['b'], ['c', 'c']), topic('b', ['a']), topic('c')]);
    expect(tieOf(graph, 'a', 'b')).toBe(4);
    expect(tieOf(graph, 'c', 'a')).toBe(1);
    expect(neighboursOf(graph, 'a')).toEqual(['b', 'c']);
  });

  it('leave out what is not there and a topic’s tie to itself', () => {
    const graph = createTopicGraph([topic('a', ['a', 'gone'])]);
    expect(neighboursOf(graph, 'a')).toEqual([]);
  });
});

describe('groups of topics', () => {
  const groups = groupTopics(createTopicGraph(RINGS));

  it('gather what hangs together', () => {
    expect(groups.map(({ hub, members }) => [hub, ...members].sort().join(' '))).toEqual([
      'a0 a1 a2 a3 a4',
      'b0 b1 b2 b3 b4',
    ]);
  });

  it('are the same whatever the order of the topics', () => {
    expect(groupTopics(createTopicGraph([...RINGS].reverse()))).toEqual(groups);
  });

  it('hold every topic that has a tie, once, and never more than a phone shows', () => {
    const many = Array.from({ length: 60 }, (_, n) =>
      topic(`t${n}`, [`t${(n * 7 + 3) % 60}`, `t${(n + 1) % 60}`]),
    );
    const found = groupTopics(createTopicGraph([...many, topic('alone')]));
    const all = found.flatMap(({ hub, members }) => [hub, ...members]);
    expect(all.sort()).toEqual(many.map(({ id }) => id).sort());
    for (const { members } of found) expect(members.length).toBeLessThan(12);
  });
});

describe('a drawn panel', () => {
  const graph = createTopicGraph(RINGS);
  const titles: Record<string, string> = { a1: 'Послідовність виконання властивостей', a2: 'Бій & <рух>' };
  const panel = layoutPanel({
    hub: 'a0',
    members: ['a1', 'a2', 'a3', 'a4'],
    titleOf: (id) => titles[id] ?? id,
    graph,
  });

  it('keeps boxes apart, inside the frame and tall enough for a finger', () => {
    for (const box of panel.boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(WIDTH);
      expect((box.height * 320) / 360).toBeGreaterThanOrEqual(44);
      for (const other of panel.boxes)
        if (other !== box)
          expect(
            box.y + box.height <= other.y ||
              other.y + other.height <= box.y ||
              box.x + box.width <= other.x ||
              other.x + other.width <= box.x,
          ).toBe(true);
    }
  });

  it('draws every tie there is, and the hub’s as main', () => {
    const main = panel.ties.filter(({ kind }) => kind === 'main').map(({ to }) => to);
    expect(main).toEqual(['a1', 'a2', 'a3', 'a4']);
    expect(panel.ties.length).toBe(10);
  });

  const draw = (here: boolean) =>
    drawPanel(panel, {
      label: 'Довкола «a0»',
      addressOf: (id) => `/${id}/`,
      tagsOf: (id) => (id === 'a1' ? ['solo'] : []),
      hub: 'a0',
      here,
    });

  it('makes every topic a link with its words, escaped, and the one we are at none', () => {
    expect(draw(true)).toContain('<a class="topic" href="/a2/" data-ref="a2">');
    expect(draw(true)).toContain('Бій &#38; &#60;рух&#62; </tspan>');
    expect(draw(true)).not.toContain('href="/a0/"');
    expect(draw(false)).toContain('<a class="topic topic-hub" href="/a0/"');
  });

  it('marks what a filter hides, and the ties that lead to it', () => {
    expect(draw(true).match(/<path[^>]* data-tags="solo"/g)).toHaveLength(4);
    expect(draw(true)).toContain('href="/a1/" data-ref="a1" data-tags="solo"');
  });
});

describe('a label', () => {
  it('breaks at words and fits its box', () => {
    const lines = wrapLabel('Використання властивостей під час бою', 9);
    expect(lines).toEqual(['Використання', 'властивостей', 'під час бою']);
    expect(textWidth('під час бою')).toBeLessThan(9);
  });
});
