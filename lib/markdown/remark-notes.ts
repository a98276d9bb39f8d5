// A remark plugin that parses and checks notes, which are written as directives between `:::` lines. The other forms of
// directives are not supported: `:word` is plain text.
//
//   Markdown: :::example
//             Ось так. ^so
//             :::
//   Tree:     containerDirective { name: "example" } > paragraph
//   HTML:     <aside class="note note-example" data-note="example"><p class="note-label">Приклад</p>…</aside>
//
//   Markdown: :::ruling{doc="faq-2019" question="Чи можна?" rules="roll" replaces="roll"} … :::
//   HTML:     <aside class="note note-ruling" data-note="ruling"><p class="note-label">…</p>…</aside>
//
//   Markdown: :::module{of="shadow" replaces="roll"} … :::
//   HTML:     <aside class="note note-module" data-note="module" data-module="shadow">…</aside>
//
//   Markdown: :::spoiler{until="mission-2"} … :::
//   HTML:     <details class="note note-spoiler" data-until="mission-2"><summary>…</summary>…</details>
import type { Root } from 'mdast';
import { type ContainerDirective, directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { suggest } from '../core/diagnostics';
import { NOTE_KINDS } from './mdast-nodes';
import { report } from './plugin-diagnostics';

/** The required attributes of each kind of note. */
const ATTRIBUTES: Record<(typeof NOTE_KINDS)[number], readonly string[]> = {
  example: [],
  team: [],
  solo: [],
  spoiler: ['until'],
  differs: ['in', 'rules'],
  unclear: ['rules'],
  ruling: ['doc', 'question', 'rules'],
  module: ['of'],
};

/** The attributes that a kind of note may have in addition to the required ones. */
const OPTIONAL_ATTRIBUTES: Partial<typeof ATTRIBUTES> = { ruling: ['replaces'], module: ['replaces'] };

export function remarkNotes(this: Processor) {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
  // Only the block (flow) syntax of directives is enabled, because the inline syntax `:name` would match icons and
  // colons in sentences.
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: directive().flow }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];

  return (tree: Root, file: VFile) => {
    visit(tree, (node, _index, parent) => {
      if (node.type === 'leafDirective') {
        report(file, node, 'unknown-directive', {
          unexpected: `\`::${node.name}\``,
          expected: 'a note fenced by `:::`',
          help: `write \`:::${node.name}\`, the note, and a line \`:::\`.`,
        });
        return SKIP;
      }
      if (node.type !== 'containerDirective') return;
      const kind = NOTE_KINDS.find((name) => name === node.name);
      if (!kind) {
        report(file, node, 'unknown-directive', {
          unexpected: `directive \`${node.name}\``,
          expected: `one of ${NOTE_KINDS.join(', ')}`,
          help: suggest(node.name, NOTE_KINDS),
        });
        return SKIP;
      }
      if (parent?.type !== 'root') {
        report(file, node, 'nested-directive', {
          unexpected: `\`:::${kind}\` inside ${parent?.type === 'listItem' ? 'a list' : 'another note'}`,
          expected: 'a note at the top level',
          help: 'close the list with a blank line and begin `:::` in the first column.',
        });
      }
      checkAttributes(node, kind, file);
    });
  };
}

function checkAttributes(node: ContainerDirective, kind: (typeof NOTE_KINDS)[number], file: VFile): void {
  const required = ATTRIBUTES[kind];
  for (const name of required) {
    if (!node.attributes?.[name]?.trim())
      report(file, node, 'bad-attribute', {
        unexpected: `\`:::${kind}\` without \`${name}\``,
        expected: `\`:::${kind}{${required.map((attribute) => `${attribute}="…"`).join(' ')}}\``,
      });
  }
  const allowed = [...required, ...(OPTIONAL_ATTRIBUTES[kind] ?? [])];
  for (const name of Object.keys(node.attributes ?? {})) {
    if (!allowed.includes(name))
      report(file, node, 'bad-attribute', {
        unexpected: `attribute \`${name}\` on \`:::${kind}\``,
        expected: allowed.length ? `only ${allowed.join(', ')}` : 'no attribute',
        help: suggest(name, allowed),
      });
  }
}
