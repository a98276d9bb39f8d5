// Finishes pages for the site. Removes the parts of a rendered page that only the client runtime of Next needs:
// scripts, inline data, preloads and comments. Keeps the scripts of this site, which have the attribute `data-own`.
// Adds a Content-Security-Policy to every page.
//   in:  <script data-own="" src="/client/main.js"></script><script src="/_next/chunk.js"></script><!-- x -->
//   out: <script src="/client/main.js"></script>
import { Parser } from 'htmlparser2';
import { withPolicy } from '../../lib/security/content-security-policy';
import { scriptHash } from '../files/hash.mjs';

type Attributes = Record<string, string>;

const OWN_ATTRIBUTE = ' data-own=""';

/** Adds the Content-Security-Policy to a page. The build passes every HTML file through this function. */
export const addPolicy = (html: string): string => withPolicy(html, scriptHash);

export function finishRenderedPage(html: string, basePath: string): string {
  const edits: { from: number; to: number; text: string }[] = [];
  const replace = (from: number, to: number, text = '') => edits.push({ from, to, text });
  /**
   * Metadata tags. Next writes them at different positions in the head; the parser moves them before the first script.
   */
  let metadata = '';
  let metadataAt: number | undefined;
  let isHead = true;
  /** The element that is now being removed with its content. */
  let removed: { from: number; isMetadata: boolean; depth: number } | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const from = parser.startIndex;
        if (name === 'body') isHead = false;
        const isMetadata = isHead && isMetadataTag(name, attributes);
        if (removed) removed.depth += 1;
        else if (isMetadata || isRuntimeElement(name, attributes)) removed = { from, isMetadata, depth: 1 };
        else if (name === 'script') {
          if (isHead) metadataAt ??= from;
          const at = html.indexOf(OWN_ATTRIBUTE, from);
          replace(at, at + OWN_ATTRIBUTE.length);
        } else if (name === 'link' && attributes.href?.startsWith('/_next/')) {
          const at = html.indexOf('"/_next/', from) + 1;
          replace(at, at, basePath);
        }
      },
      onclosetag() {
        if (!removed) return;
        removed.depth -= 1;
        if (removed.depth > 0) return;
        const { from, isMetadata } = removed;
        if (isMetadata) metadata += html.slice(from, parser.endIndex + 1);
        replace(from, parser.endIndex + 1);
        removed = undefined;
      },
      oncomment() {
        if (!removed) replace(parser.startIndex, parser.endIndex + 1);
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  if (metadataAt === undefined) throw new Error('Unexpected page without a script of this site in its head.');
  replace(metadataAt, metadataAt, metadata.replace('"/icon.svg', `"${basePath}/icon.svg`));
  return addPolicy(applyEdits(html, edits));
}

function applyEdits(html: string, edits: { from: number; to: number; text: string }[]): string {
  let result = '';
  let at = 0;
  for (const { from, to, text } of edits.sort((one, other) => one.from - other.from)) {
    result += html.slice(at, from) + text;
    at = to;
  }
  return result + html.slice(at);
}

const isMetadataTag = (name: string, attributes: Attributes): boolean =>
  name === 'title' ||
  (name === 'meta' && /^(?:description|robots)$/.test(attributes.name ?? '')) ||
  (name === 'link' && attributes.rel === 'icon');

function isRuntimeElement(name: string, attributes: Attributes): boolean {
  if (name === 'script') return !('data-own' in attributes);
  if (name === 'link')
    return (
      /^(preload|modulepreload|prefetch|preconnect)$/.test(attributes.rel ?? '') && attributes.as !== 'style'
    );
  if (name === 'meta') return attributes.name === 'next-size-adjust';
  // A `<div hidden="">` without other attributes is Next's placeholder for streamed content, which is removed.
  return name === 'div' && 'hidden' in attributes && Object.keys(attributes).length === 1;
}
