// Removes from a rendered page what only the client runtime of Next needs: its scripts, inline data, preloads and
// comments. The scripts of this site have the attribute `data-own` and are kept.
//   in:  <script data-own="" src="/client/main.js"></script><script src="/_next/chunk.js"></script><!-- x -->
//   out: <script src="/client/main.js"></script>
import { Parser } from 'htmlparser2';

const OWN = 'data-own';
/** Attribute that marks a script of this site. It is removed from the page too. */
const OWN_ATTRIBUTE = ` ${OWN}=""`;

export function stripRuntime(html: string): string {
  const cuts: { from: number; to: number }[] = [];
  /** Start of the element that is being removed with its content. Undefined outside of such an element. */
  let removedFrom: number | undefined;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (removedFrom !== undefined) depth += 1;
        else if (isRuntimeElement(name, attributes)) {
          removedFrom = parser.startIndex;
          depth = 1;
        } else if (OWN in attributes) {
          const at = html.indexOf(OWN_ATTRIBUTE, parser.startIndex);
          if (at >= 0 && at < parser.endIndex) cuts.push({ from: at, to: at + OWN_ATTRIBUTE.length });
        }
      },
      onclosetag() {
        if (removedFrom === undefined) return;
        depth -= 1;
        if (depth > 0) return;
        cuts.push({ from: removedFrom, to: parser.endIndex + 1 });
        removedFrom = undefined;
      },
      oncomment() {
        if (removedFrom === undefined) cuts.push({ from: parser.startIndex, to: parser.endIndex + 1 });
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  let result = '';
  let at = 0;
  for (const { from, to } of cuts) {
    result += html.slice(at, from);
    at = to;
  }
  return result + html.slice(at);
}

function isRuntimeElement(name: string, attributes: Record<string, string>): boolean {
  if (name === 'script') return !(OWN in attributes);
  if (name === 'link')
    return (
      /^(preload|modulepreload|prefetch|preconnect)$/.test(attributes.rel ?? '') && attributes.as !== 'style'
    );
  if (name === 'meta') return attributes.name === 'next-size-adjust';
  // A `<div hidden="">` without other attributes is Next's placeholder for streamed content, which is removed.
  return name === 'div' && 'hidden' in attributes && Object.keys(attributes).length === 1;
}
