// Takes out of a rendered page what only the framework's runtime needs: its scripts, its data, what loads them ahead, its comments.
// The page is whole without it: what runs in the reader's browser is ours, and carries `data-own`.
import { Parser } from 'htmlparser2';

const OWN = 'data-own';
/** A mark for the one below, of no use to a reader. */
const OWN_ATTRIBUTE = ` ${OWN}=""`;

export function stripRuntime(html: string): string {
  const cuts: { from: number; to: number }[] = [];
  /** Where an element that goes began; elements inside it go with it. */
  let going: number | undefined;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (going !== undefined) depth += 1;
        else if (isOfRuntime(name, attributes)) {
          going = parser.startIndex;
          depth = 1;
        } else if (OWN in attributes) {
          const at = html.indexOf(OWN_ATTRIBUTE, parser.startIndex);
          if (at >= 0 && at < parser.endIndex) cuts.push({ from: at, to: at + OWN_ATTRIBUTE.length });
        }
      },
      onclosetag() {
        if (going === undefined) return;
        depth -= 1;
        if (depth > 0) return;
        cuts.push({ from: going, to: parser.endIndex + 1 });
        going = undefined;
      },
      oncomment() {
        if (going === undefined) cuts.push({ from: parser.startIndex, to: parser.endIndex + 1 });
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  let kept = '';
  let at = 0;
  for (const { from, to } of cuts) {
    kept += html.slice(at, from);
    at = to;
  }
  return kept + html.slice(at);
}

function isOfRuntime(name: string, attributes: Record<string, string>): boolean {
  if (name === 'script') return !(OWN in attributes);
  if (name === 'link')
    return (
      /^(preload|modulepreload|prefetch|preconnect)$/.test(attributes.rel ?? '') && attributes.as !== 'style'
    );
  if (name === 'meta') return attributes.name === 'next-size-adjust';
  // Next leaves an empty place where it would put what comes later.
  return name === 'div' && 'hidden' in attributes && Object.keys(attributes).length === 1;
}
