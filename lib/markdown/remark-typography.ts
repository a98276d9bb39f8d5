// A remark plugin that inserts non-breaking spaces into sentences, also before icons, links and emphasis.
//
//   Markdown: Кинь 2 :hit: у [[combat|бою]].
//   HTML:     Кинь 2&nbsp;<svg class="icon" …>…</svg> у&nbsp;<a …>бою</a>.
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { staysWithIcon, staysWithNext, typeset } from '../core/typography';

export function remarkTypography() {
  return (tree: Root) => {
    visit(tree, 'text', (node, index, parent) => {
      node.value = typeset(node.value);
      const next = index === undefined ? undefined : parent?.children[index + 1];
      const staysTogether = next?.type === 'icon' ? staysWithIcon : staysWithNext;
      if (next && staysTogether(node.value)) node.value = `${node.value.slice(0, -1)}\u00a0`;
    });
  };
}
