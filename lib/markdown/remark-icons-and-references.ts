// A remark plugin that converts `:icon:` and `[[entry#rule|words]]` inside sentences to nodes of the tree.
//
//   Markdown: Кинь :hit: у [[combat#roll|бою]].
//   Tree:     text "Кинь ", icon "hit", text " у ",
//             entryReference { entry: "combat", rule: "roll" } > text "бою", text "."
//   HTML:     Кинь <svg class="icon" …>…</svg>
//             у <a href="/game/uk/combat/#roll" class="ref" data-ref="combat#roll">бою</a>.
import type { Nodes, Parent, PhrasingContent, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { TARGET } from '../core/ids';
import type { EntryReference, IconNode } from './mdast-nodes';
import { report } from './plugin-diagnostics';

/** Matches `:ship-combat:`, `[[combat#ties|нічия]]`, and a `[[` without the closing brackets. */
const INLINE_MARKUP = /:([a-z][a-z0-9-]*):|\[\[([^\]|\n]*)(?:\|([^\]\n]*))?\]\]|\[\[/g;

export function remarkIconsAndReferences() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'text', (node, index, parent) => {
      const pieces = splitText(node, file);
      if (!pieces || index === undefined || !parent) return;
      (parent as Parent).children.splice(index, 1, ...(pieces as Nodes[] as Parent['children']));
      return index + pieces.length;
    });
  };
}

/** Returns the nodes that replace a text node, or undefined if the text contains no icon or reference. */
function splitText(node: Text, file: VFile): PhrasingContent[] | undefined {
  const matches = [...node.value.matchAll(INLINE_MARKUP)];
  if (matches.length === 0) return undefined;
  const pieces: PhrasingContent[] = [];
  let from = 0;
  for (const match of matches) {
    const [markup, icon, target, words] = match;
    if (match.index > from) pieces.push({ type: 'text', value: node.value.slice(from, match.index) });
    from = match.index + markup.length;
    const position = findPosition(node, markup, match.index, file);
    if (icon) {
      pieces.push({ type: 'icon', value: icon, position } as IconNode);
      continue;
    }
    if (target === undefined || !TARGET.test(target) || !words?.trim()) {
      report(file, { position }, 'bad-link', {
        unexpected: `link \`${markup}\``,
        expected: '`[[entry|words]]` or `[[entry#rule|words]]`',
        help: 'name the entry by its file name and give the words in the form the sentence needs.',
      });
      pieces.push({ type: 'text', value: words ?? target ?? markup });
      continue;
    }
    const [entry = '', rule] = target.split('#');
    pieces.push({
      type: 'entryReference',
      entry,
      ...(rule && { rule }),
      children: [{ type: 'text', value: words }],
      position,
    } as EntryReference);
  }
  if (from < node.value.length) pieces.push({ type: 'text', value: node.value.slice(from) });
  return pieces;
}

/**
 * Returns the position of a piece of text in the source. It searches the source for the piece, because the source may
 * have escape characters that the text node does not contain.
 */
function findPosition(node: Text, piece: string, offset: number, file: VFile): Text['position'] {
  const start = node.position?.start;
  if (start?.offset === undefined) return node.position;
  const source = String(file);
  const index = source.indexOf(piece, start.offset + offset);
  const at = index < 0 ? start.offset + offset : index;
  const before = source.slice(0, at);
  const line = before.split('\n').length;
  const column = at - before.lastIndexOf('\n');
  return {
    start: { line, column, offset: at },
    end: { line, column: column + piece.length, offset: at + piece.length },
  };
}
