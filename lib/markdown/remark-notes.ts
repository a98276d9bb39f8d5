// Lets Markdown carry notes (`:::example` … `:::`) and nothing else of the directive syntax: `:word` stays text.
import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { suggest } from '../core/diagnostics';
import { NOTE_KINDS } from './mdast-nodes';
import { report } from './plugin-messages';

/** Attributes each note takes; all of them are required. */
const ATTRIBUTES: Record<(typeof NOTE_KINDS)[number], readonly string[]> = {
  example: [],
  team: [],
  solo: [],
  spoiler: ['until'],
  differs: ['in', 'rules'],
  unclear: ['rules'],
};

export function remarkNotes(this: Processor) {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
  // Only blocks: an inline `:name` would swallow icons and colons in prose.
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: directive().flow }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];

  return (tree: Root, file: VFile) => {
    visit(tree, (node, _index, parent) => {
      if (node.type === 'leafDirective') {
        report(file, node, 'unknown-directive', {
          found: `\`::${node.name}\``,
          expected: 'a note fenced by `:::`',
          help: `write \`:::${node.name}\`, the note, and a line \`:::\`.`,
        });
        return SKIP;
      }
      if (node.type !== 'containerDirective') return;
      const kind = NOTE_KINDS.find((name) => name === node.name);
      if (!kind) {
        report(file, node, 'unknown-directive', {
          found: `directive \`${node.name}\``,
          expected: `one of ${NOTE_KINDS.join(', ')}`,
          help: suggest(node.name, NOTE_KINDS),
        });
        return SKIP;
      }
      if (parent?.type !== 'root') {
        report(file, node, 'nested-directive', {
          found: `\`:::${kind}\` inside ${parent?.type === 'listItem' ? 'a list' : 'another note'}`,
          expected: 'a note at the top level',
          help: 'close the list with a blank line and begin `:::` in the first column.',
        });
      }
      const given = Object.keys(node.attributes ?? {});
      for (const name of ATTRIBUTES[kind]) {
        if (!node.attributes?.[name]?.trim())
          report(file, node, 'bad-attribute', {
            found: `\`:::${kind}\` without \`${name}\``,
            expected: `\`:::${kind}{${ATTRIBUTES[kind].map((attribute) => `${attribute}="…"`).join(' ')}}\``,
          });
      }
      for (const name of given.filter((attribute) => !ATTRIBUTES[kind].includes(attribute))) {
        report(file, node, 'bad-attribute', {
          found: `attribute \`${name}\` on \`:::${kind}\``,
          expected: ATTRIBUTES[kind].length ? `only ${ATTRIBUTES[kind].join(', ')}` : 'no attribute',
          help: suggest(name, ATTRIBUTES[kind]),
        });
      }
    });
  };
}
