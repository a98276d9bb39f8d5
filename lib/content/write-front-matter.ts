// Formats front matter as a person would write it: short maps and lists on one line, longer ones in YAML block style.
import { Document, isMap, isPair, isScalar, isSeq, visit } from 'yaml';

/** Formats the fields as front matter. Omits fields with the value undefined. */
export function formatFrontMatter(fields: Record<string, unknown>): string {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined);
  const document = new Document(Object.fromEntries(defined), { aliasDuplicateObjects: false });
  visit(document, {
    Collection: (_key, node, path) => {
      // The top-level map is always in block style, with one field per line.
      if (path.length > 1 && (isScalarMap(node) || (isSeq(node) && node.items.every(isShortItem))))
        node.flow = true;
    },
  });
  return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n`;
}

/** Whether the node is a map without nested values: `{uk: Хід, en: Turn}`. */
const isScalarMap = (node: unknown): boolean =>
  isMap(node) && node.items.every((pair) => isPair(pair) && isScalar(pair.value));

const isShortItem = (item: unknown): boolean => isScalar(item) || isScalarMap(item);
