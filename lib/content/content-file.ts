// Splits a Markdown file into front matter and body. Keeps the source positions, so that diagnostics can refer to them.
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { Diagnostic } from '../core/diagnostics';

/**
 * A file of the content folder. The caller reads it from disk; the functions that use it do not access the file system.
 */
export interface ContentFile {
  /** Path inside the content folder, with `/` as separator: `outer-rim/uk/combat.md`. */
  path: string;
  text: string;
  /**
   * Front matter that a loader (contentlayer) has already parsed. If absent, the front matter is parsed from `text`.
   */
  fields?: Record<string, unknown>;
}

/** A position in a text file. Line and column are counted from 1. */
export interface SourcePosition {
  line: number;
  column: number;
}

/** Position for diagnostics about the file as a whole. */
export const FILE_START: SourcePosition = { line: 1, column: 1 };

export interface SplitSource {
  fields: unknown;
  /** Names of all front matter fields in the file, including invalid ones. */
  keys: string[];
  /** Returns the position of a field, or of an item in its value: `positionOf(['related', 2])`. */
  positionOf: (keys: readonly (string | number)[]) => SourcePosition;
  /**
   * Body of the file. Each line of front matter is replaced by an empty line, so that the line numbers are those of the
   * file.
   */
  body: string;
  diagnostics: Diagnostic[];
}

/** Matches the front matter, which is fenced YAML at the start of a file: `---\ntitle: Бій\n---\n`. */
const FRONT_MATTER = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

/**
 * Splits a file into front matter and body. `displayPath` is its path as shown in diagnostics:
 * `content/outer-rim/uk/combat.md`.
 */
export function splitSource({ path, text, fields }: ContentFile, displayPath = path): SplitSource {
  const diagnosticAt = (
    position: SourcePosition,
    rule: string,
    message: string,
    help: string,
  ): Diagnostic => ({ file: displayPath, ...position, rule, message, help });
  const match = FRONT_MATTER.exec(text);
  if (!match) {
    const diagnostic = diagnosticAt(
      FILE_START,
      'no-front-matter',
      'Unexpected start of file, expected front matter.',
      'begin with a line `---`, the fields (`title: …`), and a line `---`.',
    );
    return { fields: {}, keys: [], positionOf: () => FILE_START, body: text, diagnostics: [diagnostic] };
  }
  const lines = new LineCounter();
  const document = parseDocument(match[1] ?? '', { lineCounter: lines, prettyErrors: false });
  const positionAt = (offset: number): SourcePosition => {
    const { line, col } = lines.linePos(offset);
    return { line: line + 1, column: col };
  };
  const diagnostics = document.errors.map((error) =>
    diagnosticAt(
      positionAt(error.pos[0]),
      'bad-yaml',
      `Unexpected YAML: ${error.message.replace(/\.$/, '')}.`,
      'quote a value that holds `: `, `#`, a quotation mark or a bracket.',
    ),
  );
  visit(document, {
    Alias: (_, { range }) => {
      diagnostics.push(
        diagnosticAt(
          range ? positionAt(range[0]) : FILE_START,
          'bad-yaml',
          'Unexpected YAML alias, expected the value itself.',
          'write the value out, or quote a value that begins with `*`.',
        ),
      );
    },
  });
  return {
    fields: diagnostics.length ? {} : (fields ?? document.toJS() ?? {}),
    keys: isMap(document.contents) ? document.contents.items.map(({ key }) => String(key)) : [],
    positionOf: (keys) => findNodePosition(document.contents, keys, positionAt) ?? FILE_START,
    body: '\n'.repeat(match[0].split('\n').length - 1) + text.slice(match[0].length),
    diagnostics,
  };
}

/**
 * Returns the position of the YAML node at a path of keys. If a key does not exist, returns the position of the last
 * node that was found on the path.
 */
function findNodePosition(
  node: Node | null,
  keys: readonly (string | number)[],
  positionAt: (offset: number) => SourcePosition,
): SourcePosition | undefined {
  const [key, ...rest] = keys;
  const nodePosition = node?.range ? positionAt(node.range[0]) : undefined;
  if (key === undefined) return nodePosition;
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
    if (!pair) return nodePosition;
    const keyNode = pair.key as Node;
    const keyPosition = keyNode.range ? positionAt(keyNode.range[0]) : nodePosition;
    if (rest.length === 0) return keyPosition;
    return findNodePosition(pair.value as Node | null, rest, positionAt) ?? keyPosition;
  }
  if (isSeq(node))
    return findNodePosition((node.items[Number(key)] as Node) ?? null, rest, positionAt) ?? nodePosition;
  return nodePosition;
}
