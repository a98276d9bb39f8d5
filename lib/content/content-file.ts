// Splits a Markdown file into front matter and body. Keeps the line and column of each field, because diagnostics show
// them.
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit, type YAMLMap } from 'yaml';
import type { Diagnostic } from '../core/diagnostics';

/**
 * A file of the content folder. The caller reads the file from disk, because modules in lib/ do not access the file
 * system.
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
  /** Body of the file. Empty lines replace the front matter, so the line numbers are those of the file. */
  body: string;
  diagnostics: Diagnostic[];
}

/** Matches the front matter, which is fenced YAML at the start of a file: `---\ntitle: Бій\n---\n`. */
const FRONT_MATTER = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

/**
 * Maximum length of front matter, in characters. All front matter in this repository is shorter than 10,000 characters.
 */
export const MAX_FRONT_MATTER_LENGTH = 200_000;

/**
 * Splits a file into front matter and body. Diagnostics show its path as `displayPath`:
 * `content/outer-rim/uk/combat.md`. If a loader has parsed the front matter, this function parses it again only when a
 * diagnostic needs a position.
 */
export function splitSource({ path, text, fields }: ContentFile, displayPath = path): SplitSource {
  const refuse = (rule: string, message: string, help: string): SplitSource => ({
    fields: {},
    keys: [],
    positionOf: () => FILE_START,
    body: text,
    diagnostics: [{ file: displayPath, ...FILE_START, rule, message, help }],
  });
  const match = FRONT_MATTER.exec(text);
  if (!match)
    return refuse(
      'no-front-matter',
      'Unexpected start of file, expected front matter.',
      'begin with a line `---`, the fields (`title: …`), and a line `---`.',
    );
  const [block, yaml = ''] = match;
  if (yaml.length > MAX_FRONT_MATTER_LENGTH)
    return refuse(
      'long-front-matter',
      `Unexpected front matter of ${yaml.length} characters, expected at most ${MAX_FRONT_MATTER_LENGTH}.`,
      'move text to the body, or divide the entry.',
    );
  let parsed: FrontMatter | undefined;
  const parse = () => {
    parsed ??= parseFrontMatter(yaml, displayPath);
    return parsed;
  };
  const shared = {
    positionOf: (keys: readonly (string | number)[]) => lazyPosition(() => parse().positionOf(keys)),
    body: '\n'.repeat(block.split('\n').length - 1) + text.slice(block.length),
  };
  const keys = fields && findKeys(yaml);
  if (fields && keys) return { ...shared, fields, keys, diagnostics: [] };
  const { diagnostics, keys: parsedKeys, toFields } = parse();
  return {
    ...shared,
    fields: diagnostics.length ? {} : (fields ?? toFields()),
    keys: parsedKeys,
    diagnostics,
  };
}

/** Returns a position that is computed only when it is read for the first time. */
function lazyPosition(find: () => SourcePosition): SourcePosition {
  let found: SourcePosition | undefined;
  const position = () => {
    found ??= find();
    return found;
  };
  return {
    get line() {
      return position().line;
    },
    get column() {
      return position().column;
    },
  };
}

/**
 * Finds the names of the fields without a YAML parser, which is faster. In simple front matter, every line that is not
 * indented begins with the name of a field. Returns undefined if the YAML parser is needed: a line looks different, a
 * bracket is not closed on its line, or there may be a YAML alias (`*name`).
 */
function findKeys(yaml: string): string[] | undefined {
  const keys: string[] = [];
  for (const line of yaml.split('\n')) {
    const key = /^([A-Za-z][\w-]*):(?: |$)/.exec(line)?.[1];
    if (key) keys.push(key);
    else if (!/^(?:[ \t#]|- |$)/.test(line)) return undefined;
    if (line.includes('*') || count(line, /[[{]/g) !== count(line, /[\]}]/g)) return undefined;
  }
  return keys;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Front matter that was parsed together with the positions of its fields. */
interface FrontMatter extends Pick<SplitSource, 'keys' | 'positionOf' | 'diagnostics'> {
  toFields: () => unknown;
}

function parseFrontMatter(yaml: string, file: string): FrontMatter {
  const lines = new LineCounter();
  // Disable the YAML library's check for repeated keys, because its time grows with the square of the number of keys.
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const positionAt = (offset: number): SourcePosition => {
    const { line, col } = lines.linePos(offset);
    return { line: line + 1, column: col };
  };
  const badYaml = (position: SourcePosition, message: string, help: string): Diagnostic => ({
    file,
    ...position,
    rule: 'bad-yaml',
    message,
    help,
  });
  const diagnostics = document.errors.map((error) =>
    badYaml(
      positionAt(error.pos[0]),
      `Unexpected YAML: ${error.message.replace(/\.$/, '')}.`,
      'quote a value that holds `: `, `#`, a quotation mark or a bracket.',
    ),
  );
  visit(document, {
    Map: (_, map) => {
      for (const { range } of repeatedKeys(map))
        diagnostics.push(
          badYaml(
            range ? positionAt(range[0]) : FILE_START,
            'Unexpected YAML: a second field of the same name, expected each field once.',
            'remove one of the two.',
          ),
        );
    },
    Alias: (_, { range }) => {
      diagnostics.push(
        badYaml(
          range ? positionAt(range[0]) : FILE_START,
          'Unexpected YAML alias, expected the value itself.',
          'write the value out, or quote a value that begins with `*`.',
        ),
      );
    },
  });
  return {
    toFields: () => document.toJS() ?? {},
    keys: isMap(document.contents) ? document.contents.items.map(({ key }) => String(key)) : [],
    positionOf: createPositionFinder(document.contents, positionAt),
    diagnostics,
  };
}

/** Returns the keys of a map that repeat an earlier key. */
function repeatedKeys({ items }: YAMLMap): Node[] {
  const seen = new Set<string>();
  return items.flatMap(({ key }) => {
    const name = String(key);
    if (seen.has(name)) return [key as Node];
    seen.add(name);
    return [];
  });
}

/**
 * Returns a function that finds the position of the YAML node at a path of keys. If a key does not exist, the function
 * returns the position of the last node that it found on the path. It indexes the keys of each map once, so finding all
 * fields of a long map takes linear time.
 */
function createPositionFinder(
  root: Node | null,
  positionAt: (offset: number) => SourcePosition,
): SplitSource['positionOf'] {
  const indexes = new WeakMap<YAMLMap, Map<string, { key: Node; value: Node | null }>>();
  const indexOf = (map: YAMLMap) => {
    const known = indexes.get(map);
    if (known) return known;
    const index = new Map(
      map.items
        .filter(({ key }) => isScalar(key))
        .reverse()
        .map(({ key, value }) => [
          String((key as { value: unknown }).value),
          { key: key as Node, value: value as Node | null },
        ]),
    );
    indexes.set(map, index);
    return index;
  };
  const find = (node: Node | null, keys: readonly (string | number)[]): SourcePosition | undefined => {
    const [key, ...rest] = keys;
    const nodePosition = node?.range ? positionAt(node.range[0]) : undefined;
    if (key === undefined) return nodePosition;
    if (isMap(node)) {
      const pair = indexOf(node).get(String(key));
      if (!pair) return nodePosition;
      const keyPosition = pair.key.range ? positionAt(pair.key.range[0]) : nodePosition;
      if (rest.length === 0) return keyPosition;
      return find(pair.value, rest) ?? keyPosition;
    }
    if (isSeq(node)) return find((node.items[Number(key)] as Node) ?? null, rest) ?? nodePosition;
    return nodePosition;
  };
  return (keys) => find(root, keys) ?? FILE_START;
}
