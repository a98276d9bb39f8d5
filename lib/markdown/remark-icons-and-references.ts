// Turns `:icon:` and `[[entry#rule|words]]` inside sentences into nodes of their own.
import type { Nodes, Parent, PhrasingContent, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { TARGET } from '../core/ids';
import type { EntryReference, IconNode } from './mdast-nodes';
import { report } from './plugin-messages';

/** Matches `:ship-combat:` and `[[combat#ties|нічия]]`, and a `[[` that is never closed. */
const INLINE = /:([a-z][a-z0-9-]*):|\[\[([^\]|\n]*)(?:\|([^\]\n]*))?\]\]|\[\[/g;

export function remarkInline() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'text', (node, index, parent) => {
      const pieces = splitText(node, file);
      if (!pieces || index === undefined || !parent) return;
      (parent as Parent).children.splice(index, 1, ...(pieces as Nodes[] as Parent['children']));
      return index + pieces.length;
    });
  };
}

function splitText(node: Text, file: VFile): PhrasingContent[] | undefined {
  const matches = [...node.value.matchAll(INLINE)];
  if (matches.length === 0) return undefined;
  const pieces: PhrasingContent[] = [];
  let from = 0;
  for (const match of matches) {
    const [whole, icon, target, words] = match;
    if (match.index > from) pieces.push({ type: 'text', value: node.value.slice(from, match.index) });
    from = match.index + whole.length;
    const position = placeInSource(node, whole, match.index, file);
    if (icon) {
      pieces.push({ type: 'icon', value: icon, position } as IconNode);
      continue;
    }
    if (target === undefined || !TARGET.test(target) || !words?.trim()) {
      report(file, { position }, 'bad-link', {
        found: `link \`${whole}\``,
        expected: '`[[entry|words]]` or `[[entry#rule|words]]`',
        help: 'name the entry by its file name and give the words in the form the sentence needs.',
      });
      pieces.push({ type: 'text', value: words ?? target ?? whole });
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

/** A text node's value may differ from its source (escapes), so the piece is looked up there. */
function placeInSource(node: Text, piece: string, offset: number, file: VFile): Text['position'] {
  const start = node.position?.start;
  if (start?.offset === undefined) return node.position;
  const source = String(file);
  const found = source.indexOf(piece, start.offset + offset);
  const at = found < 0 ? start.offset + offset : found;
  const before = source.slice(0, at);
  const line = before.split('\n').length;
  const column = at - before.lastIndexOf('\n');
  return {
    start: { line, column, offset: at },
    end: { line, column: column + piece.length, offset: at + piece.length },
  };
}
