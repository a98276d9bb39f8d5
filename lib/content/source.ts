// One Markdown file as text, split into front matter with positions and a body whose lines keep their numbers.
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { Diagnostic } from '../diagnostics';

export interface SourceFile {
  /** Path as it is shown to people, e.g. `content/outer-rim/uk/combat.md`. */
  path: string;
  text: string;
}

export interface Place {
  line: number;
  column: number;
}

export interface SplitSource {
  fields: unknown;
  /** Place of a field, or of an item inside it: `placeOf(['related', 2])`. */
  placeOf: (keys: readonly (string | number)[]) => Place;
  /** The body with the front matter's lines left blank, so that line numbers are those of the file. */
  body: string;
  problems: Diagnostic[];
}

/** Matches the fenced YAML at the very top of a file. */
const FRONT_MATTER = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

export function splitSource({ path, text }: SourceFile): SplitSource {
  const at = (place: Place, rule: string, message: string, help: string): Diagnostic => ({
    file: path,
    ...place,
    rule,
    message,
    help,
  });
  const top = { line: 1, column: 1 };
  const match = FRONT_MATTER.exec(text);
  if (!match) {
    const problem = at(
      top,
      'no-front-matter',
      'Unexpected start of file, expected front matter.',
      'begin with a line `---`, the fields (`title: …`), and a line `---`.',
    );
    return { fields: {}, placeOf: () => top, body: text, problems: [problem] };
  }
  const lines = new LineCounter();
  const document = parseDocument(match[1] ?? '', { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: line + 1, column: col };
  };
  const problems = document.errors.map((error) =>
    at(
      placeAt(error.pos[0]),
      'bad-yaml',
      `Unexpected YAML: ${error.message.replace(/\.$/, '')}.`,
      'quote a value that holds `: `, `#`, a quotation mark or a bracket.',
    ),
  );
  visit(document, {
    Alias: (_, { range }) => {
      problems.push(
        at(
          range ? placeAt(range[0]) : top,
          'bad-yaml',
          'Unexpected alias of YAML, expected the value itself.',
          'write the value out, or quote a value that begins with `*`.',
        ),
      );
    },
  });
  return {
    fields: problems.length ? {} : (document.toJS() ?? {}),
    placeOf: (keys) => placeOfNode(document.contents, keys, placeAt) ?? top,
    body: '\n'.repeat(match[0].split('\n').length - 1) + text.slice(match[0].length),
    problems,
  };
}

function placeOfNode(
  node: Node | null,
  keys: readonly (string | number)[],
  placeAt: (offset: number) => Place,
): Place | undefined {
  const [key, ...rest] = keys;
  const own = node?.range ? placeAt(node.range[0]) : undefined;
  if (key === undefined) return own;
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
    if (!pair) return own;
    const keyNode = pair.key as Node;
    const keyPlace = keyNode.range ? placeAt(keyNode.range[0]) : own;
    return rest.length === 0 ? keyPlace : (placeOfNode(pair.value as Node | null, rest, placeAt) ?? keyPlace);
  }
  if (isSeq(node)) return placeOfNode((node.items[Number(key)] as Node) ?? null, rest, placeAt) ?? own;
  return own;
}
