// Tests the topic map: its graph, groups, panel layout, SVG and labels.
import { describe, expect, it } from 'vitest';
import { groupTopics } from './topic-clusters';
import { createTopicGraph, edgeWeight, neighborsOf, type TopicNode } from './topic-graph';
import { layoutPanel, PANEL_WIDTH } from './topic-map-layout';
import { panelToSvg } from './topic-map-svg';
import { textWidth, wrapLabel } from './wrap-label';

const topic = (id: string, related: string[] = [], mentions: string[] = []): TopicNode => ({
  id,
  related,
  mentions,
});

/** A graph of two rings of five topics each, connected by one edge. */
const RINGS = ['a', 'b'].flatMap((ring) =>
  [0, 1, 2, 3, 4].map((n) =>
    topic(`${ring}${n}`, [`${ring}${(n + 1) % 5}`, `${ring}${(n + 2) % 5}`], n === 0 ? ['a0', 'b0'] : []),
  ),
);

describe('createTopicGraph', () => {
  it('adds weights of both directions, a related topic counting more than a mention', () => {
    const graph = createTopicGraph([topic('a', ['b'], ['c', 'c']), topic('b', ['a']), topic('c')]);
    expect(edgeWeight(graph, 'a', 'b')).toBe(4);
    expect(edgeWeight(graph, 'c', 'a')).toBe(1);
    expect(neighborsOf(graph, 'a')).toEqual(['b', 'c']);
  });

  it('ignores unknown topics and edges from a topic to itself', () => {
    const graph = createTopicGraph([topic('a', ['a', 'gone'])]);
    expect(neighborsOf(graph, 'a')).toEqual([]);
  });
});

describe('groupTopics', () => {
  const groups = groupTopics(createTopicGraph(RINGS));

  it('groups topics that are linked closely', () => {
    expect(groups.map(({ hub, members }) => [hub, ...members].sort().join(' '))).toEqual([
      'a0 a1 a2 a3 a4',
      'b0 b1 b2 b3 b4',
    ]);
  });

  it('does not depend on the order of the topics', () => {
    expect(groupTopics(createTopicGraph([...RINGS].reverse()))).toEqual(groups);
  });

  it('puts every linked topic into exactly one group of limited size', () => {
    const many = Array.from({ length: 60 }, (_, n) =>
      topic(`t${n}`, [`t${(n * 7 + 3) % 60}`, `t${(n + 1) % 60}`]),
    );
    const found = groupTopics(createTopicGraph([...many, topic('alone')]));
    const all = found.flatMap(({ hub, members }) => [hub, ...members]);
    expect(all.sort()).toEqual(many.map(({ id }) => id).sort());
    for (const { members } of found) expect(members.length).toBeLessThan(12);
  });
});

describe('panelToSvg', () => {
  const graph = createTopicGraph(RINGS);
  const titles: Record<string, string> = { a1: 'Послідовність виконання властивостей', a2: 'Бій & <рух>' };
  const panel = layoutPanel({
    hub: 'a0',
    members: ['a1', 'a2', 'a3', 'a4'],
    titleOf: (id) => titles[id] ?? id,
    graph,
  });

  it('lays out boxes inside the panel, without overlap, at least 44 px tall on a 320 px screen', () => {
    for (const box of panel.boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(PANEL_WIDTH);
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

  it('draws every edge, those of the hub as main', () => {
    const main = panel.edges.filter(({ kind }) => kind === 'main').map(({ to }) => to);
    expect(main).toEqual(['a1', 'a2', 'a3', 'a4']);
    expect(panel.edges.length).toBe(10);
  });

  const draw = (isHubCurrent: boolean) =>
    panelToSvg(panel, {
      label: 'Довкола «a0»',
      addressOf: (id) => `/${id}/`,
      tagsOf: (id) => (id === 'a1' ? ['solo'] : []),
      hub: 'a0',
      isHubCurrent,
    });

  it('makes every topic a link with escaped text, except the current page', () => {
    expect(draw(true)).toContain('<a class="topic" href="/a2/" data-ref="a2">');
    expect(draw(true)).toContain('Бій &#38; &#60;рух&#62; </tspan>');
    expect(draw(true)).not.toContain('href="/a0/"');
    expect(draw(false)).toContain('<a class="topic topic-hub" href="/a0/"');
  });

  it('marks topics that a filter hides, and their edges', () => {
    expect(draw(true).match(/<path[^>]* data-tags="solo"/g)).toHaveLength(4);
    expect(draw(true)).toContain('href="/a1/" data-ref="a1" data-tags="solo"');
  });
});

describe('wrapLabel', () => {
  it('breaks between words at the given width', () => {
    const lines = wrapLabel('Використання властивостей під час бою', 9);
    expect(lines).toEqual(['Використання', 'властивостей', 'під час бою']);
    expect(textWidth('під час бою')).toBeLessThan(9);
  });
});
