// Writes front matter as people write it: names and lists on one line, books and parts under one another.
import { Document, isMap, isPair, isScalar, isSeq, visit } from 'yaml';

/** Fields without a value are left out. */
export function frontMatter(fields: Record<string, unknown>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const document = new Document(Object.fromEntries(given), { aliasDuplicateObjects: false });
  visit(document, {
    Collection: (_key, node, path) => {
      // The fields themselves always stand one under another.
      if (path.length > 1 && (isWords(node) || (isSeq(node) && node.items.every(isShort)))) node.flow = true;
    },
  });
  return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n`;
}

/** `{uk: Хід, en: Turn}` */
const isWords = (node: unknown): boolean =>
  isMap(node) && node.items.every((pair) => isPair(pair) && isScalar(pair.value));

const isShort = (item: unknown): boolean => isScalar(item) || isWords(item);
