// The nodes of a parsed entry, for all who only look. A tree does not change once it is parsed, so it is walked once, however
// many look at it and however often its game is compiled.
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

const known = new WeakMap<Root, readonly Nodes[]>();

/** In reading order. */
export function nodesOf(tree: Root): readonly Nodes[] {
  let nodes = known.get(tree);
  if (!nodes) {
    const all: Nodes[] = [];
    visit(tree, (node) => {
      all.push(node);
    });
    nodes = all;
    known.set(tree, nodes);
  }
  return nodes;
}

/** Those of one type. */
export const nodesOfType = <T extends Nodes['type']>(tree: Root, type: T): Extract<Nodes, { type: T }>[] =>
  nodesOf(tree).filter((node): node is Extract<Nodes, { type: T }> => node.type === type);
