// A rehype plugin that keeps an icon on one line with the word before it and the punctuation after it.
//
//   Markdown: Кинь 2 :hit:, тоді далі.
//   HTML in:  Кинь 2&nbsp;<svg class="icon">…</svg>, тоді далі.
//   HTML out: Кинь <span class="together">2&nbsp;<svg class="icon">…</svg>,</span> тоді далі.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { splitEnd, splitStart } from '../core/typography';

export function rehypeIconNowrap() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (isIcon(node) || isGroup(node)) return SKIP;
      if (node.children.some(isIcon)) node.children = groupIcons(node.children);
      return undefined;
    });
  };
}

const isIcon = (node: RootContent): boolean =>
  node.type === 'element' && node.tagName === 'svg' && String(node.properties.className).includes('icon');

const isGroup = (node: RootContent): boolean =>
  node.type === 'element' && String(node.properties.className) === 'together';

function groupIcons(children: readonly ElementContent[]): ElementContent[] {
  const grouped: ElementContent[] = [];
  /**
   * The current group of nodes that stay on one line: icons, the word before them, and the punctuation after them.
   * Undefined outside a group.
   */
  let group: Element | undefined;
  for (const child of children) {
    if (isIcon(child)) {
      if (!group) {
        group = h('span', { className: ['together'] });
        const end = cutLastWord(grouped);
        if (end) group.children.push({ type: 'text', value: end });
        grouped.push(group);
      }
      group.children.push(child);
    } else if (child.type === 'text' && group) {
      const [start, rest] = splitStart(child.value);
      if (start) group.children.push({ type: 'text', value: start });
      if (rest) {
        grouped.push({ type: 'text', value: rest });
        group = undefined;
      }
    } else {
      grouped.push(child);
      group = undefined;
    }
  }
  // Replace a group that contains only an icon with the icon.
  return grouped.flatMap((node) =>
    isGroup(node) && (node as Element).children.length === 1 ? (node as Element).children : [node],
  );
}

/**
 * Removes the last word from the last node and returns the word. Returns an empty string if the last node is not a text
 * node.
 */
function cutLastWord(nodes: ElementContent[]): string {
  const last = nodes.at(-1);
  if (last?.type !== 'text') return '';
  const [rest, end] = splitEnd(last.value);
  nodes.pop();
  if (rest) nodes.push({ type: 'text', value: rest });
  return end;
}
