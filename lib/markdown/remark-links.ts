// Limits plain Markdown links to what a rules page needs: web addresses and mail; no images, no raw HTML.
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { report } from './plugin-messages';

const ALLOWED = /^(?:https?:\/\/|mailto:)/i;

export function remarkLinks() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      if (node.type === 'link' && !ALLOWED.test(node.url))
        report(file, node, 'bad-link', {
          found: `link to \`${node.url}\``,
          expected: 'http, https or mailto',
          help: 'write `[[entry|words]]` for an entry of this game.',
        });
      if (node.type === 'image' || node.type === 'imageReference')
        report(file, node, 'unknown-block', {
          found: 'image',
          expected: 'words and icons',
          help: 'declare an icon in game.md and write `:icon-id:`.',
        });
    });
    // Block HTML is reported where blocks are read; this is HTML inside a sentence.
    visit(tree, 'html', (node, _index, parent) => {
      if (parent?.type === 'paragraph' || parent?.type === 'heading' || parent?.type === 'tableCell')
        report(file, node, 'raw-html', {
          found: 'raw HTML',
          expected: 'Markdown',
          help: 'write Markdown; raw HTML is not let through.',
        });
    });
  };
}
