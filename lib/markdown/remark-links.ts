// A remark plugin that reports Markdown which entries must not contain: links to anything but web or mail addresses,
// images, and raw HTML.
//
//   Markdown: [сайт](https://a.example)      HTML: <a href="https://a.example" rel="noopener">сайт</a>
//   Markdown: [тут](javascript:alert)        diagnostic: bad-link
//   Markdown: ![мапа](map.png)               diagnostic: unknown-block
//   Markdown: Грань <i>кубика</i>.           diagnostic: raw-html
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { report } from './plugin-diagnostics';

const ALLOWED_SCHEMES = /^(?:https?:\/\/|mailto:)/i;
/** Nodes that contain blocks. HTML in any other node is inside a sentence. */
const BLOCK_PARENTS: readonly string[] = ['root', 'containerDirective', 'listItem', 'blockquote'];

export function remarkLinks() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      if (node.type === 'link' && !ALLOWED_SCHEMES.test(node.url))
        report(file, node, 'bad-link', {
          unexpected: `link to \`${node.url}\``,
          expected: 'http, https or mailto',
          help: 'write `[[entry|words]]` for an entry of this game.',
        });
      if (node.type === 'image' || node.type === 'imageReference')
        report(file, node, 'unknown-block', {
          unexpected: 'image',
          expected: 'words and icons',
          help: 'declare an icon in game.md and write `:icon-id:`.',
        });
    });
    // Report HTML inside a sentence. remark-rules.ts reports HTML between paragraphs.
    visit(tree, 'html', (node, _index, parent) => {
      if (parent && !BLOCK_PARENTS.includes(parent.type))
        report(file, node, 'raw-html', {
          unexpected: 'raw HTML',
          expected: 'Markdown',
          help: 'write Markdown; raw HTML is not supported.',
        });
    });
  };
}
