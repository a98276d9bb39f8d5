// Keeps an icon on one line with the word before it and the sign after it.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { splitEnd, splitStart } from '../core/typography';

export function rehypeTogether() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (isIcon(node) || isGroup(node)) return SKIP;
      if (node.children.some(isIcon)) node.children = gather(node.children);
      return undefined;
    });
  };
}

const isIcon = (node: RootContent): boolean =>
  node.type === 'element' && node.tagName === 'svg' && String(node.properties.className).includes('icon');

const isGroup = (node: RootContent): boolean =>
  node.type === 'element' && String(node.properties.className) === 'together';

function gather(children: readonly ElementContent[]): ElementContent[] {
  const gathered: ElementContent[] = [];
  let group: Element | undefined;
  for (const child of children) {
    if (isIcon(child)) {
      if (!group) {
        group = h('span', { className: ['together'] });
        const end = takeEnd(gathered);
        if (end) group.children.push({ type: 'text', value: end });
        gathered.push(group);
      }
      group.children.push(child);
    } else if (child.type === 'text' && group) {
      const [start, rest] = splitStart(child.value);
      if (start) group.children.push({ type: 'text', value: start });
      if (rest) {
        gathered.push({ type: 'text', value: rest });
        group = undefined;
      }
    } else {
      gathered.push(child);
      group = undefined;
    }
  }
  // An icon between spaces needs no company.
  return gathered.flatMap((node) =>
    isGroup(node) && (node as Element).children.length === 1 ? (node as Element).children : [node],
  );
}

/** Cuts the last word off the text that stands last. */
function takeEnd(nodes: ElementContent[]): string {
  const last = nodes.at(-1);
  if (last?.type !== 'text') return '';
  const [rest, end] = splitEnd(last.value);
  nodes.pop();
  if (rest) nodes.push({ type: 'text', value: rest });
  return end;
}
