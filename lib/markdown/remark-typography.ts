// Sets the words of an entry: non-breaking spaces inside sentences and between a number and its icon.
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { leansForward, leansOnIcon, typeset } from '../core/typography';

export function remarkTypography() {
  return (tree: Root) => {
    visit(tree, 'text', (node, index, parent) => {
      node.value = typeset(node.value);
      const next = index === undefined ? undefined : parent?.children[index + 1];
      const leans = next?.type === 'icon' ? leansOnIcon : leansForward;
      if (next && leans(node.value)) node.value = `${node.value.slice(0, -1)}\u00a0`;
    });
  };
}
