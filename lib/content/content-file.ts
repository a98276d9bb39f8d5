// One Markdown file of a game: its front matter with the place of every field, and a body whose lines keep their numbers.
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { Diagnostic } from '../core/diagnostics';

/** A file of the content folder. The pure part of the road begins here, whoever read it. */
export interface ContentFile {
  /** Path inside the content folder, with `/`: `outer-rim/uk/combat.md`. */
  path: string;
  text: string;
  /** Front matter as the loader read it; without it the text itself is asked. */
  fields?: Record<string, unknown>;
}

export interface SourcePosition {
  line: number;
  column: number;
}

export interface SplitSource {
  fields: unknown;
  /** Names of all fields that stand there, known or not. */
  keys: string[];
  /** Place of a field, or of an item inside it: `placeOf(['related', 2])`. */
  placeOf: (keys: readonly (string | number)[]) => SourcePosition;
  /** The body with the front matter's lines left blank, so that line numbers are those of the file. */
  body: string;
  problems: Diagnostic[];
}

/** Matches the fenced YAML at the very top of a file. */
const FRONT_MATTER = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

/** `shown` is the path as people know it: `content/outer-rim/uk/combat.md`. */
export function splitSource({ path, text, fields }: ContentFile, shown = path): SplitSource {
  const at = (place: SourcePosition, rule: string, message: string, help: string): Diagnostic => ({
    file: shown,
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
    return { fields: {}, keys: [], placeOf: () => top, body: text, problems: [problem] };
  }
  const lines = new LineCounter();
  const document = parseDocument(match[1] ?? '', { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): SourcePosition => {
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
    fields: problems.length ? {} : (fields ?? document.toJS() ?? {}),
    keys: isMap(document.contents) ? document.contents.items.map(({ key }) => String(key)) : [],
    placeOf: (keys) => placeOfNode(document.contents, keys, placeAt) ?? top,
    body: '\n'.repeat(match[0].split('\n').length - 1) + text.slice(match[0].length),
    problems,
  };
}

function placeOfNode(
  node: Node | null,
  keys: readonly (string | number)[],
  placeAt: (offset: number) => SourcePosition,
): SourcePosition | undefined {
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
