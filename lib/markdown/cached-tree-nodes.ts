// Lists the nodes of a parsed entry. Caches the list for each tree, because a parsed tree never changes.
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

const cache = new WeakMap<Root, readonly Nodes[]>();

/** Returns all nodes of a tree in reading order. */
export function nodesOf(tree: Root): readonly Nodes[] {
  let nodes = cache.get(tree);
  if (!nodes) {
    const all: Nodes[] = [];
    visit(tree, (node) => {
      all.push(node);
    });
    nodes = all;
    cache.set(tree, nodes);
  }
  return nodes;
}

/** Returns the nodes of one type in reading order. */
export const nodesOfType = <T extends Nodes['type']>(tree: Root, type: T): Extract<Nodes, { type: T }>[] =>
  nodesOf(tree).filter((node): node is Extract<Nodes, { type: T }> => node.type === type);
