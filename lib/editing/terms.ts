// Reads the term list of an edition (a game in one language): the words that a translator must use, and the words to
// avoid.
import { parseDocument } from 'yaml';

export interface Term {
  term: string;
  /** Words that must not be used instead of the term. */
  not: string[];
}

/** Reads the terms of a file such as `terms.uk.md`. Leaves out invalid items. */
export function readTerms(text: string): Term[] {
  const yaml = /^---\n([\s\S]*?)\n---/.exec(text)?.[1];
  const document = yaml === undefined ? undefined : parseDocument(yaml);
  if (!document || document.errors.length) return [];
  const { terms } = Object(document.toJS({ maxAliasCount: 0 })) as { terms?: unknown };
  return (Array.isArray(terms) ? terms : []).flatMap((one): Term[] => {
    const { term, not } = Object(one) as Partial<Term>;
    return typeof term === 'string' && Array.isArray(not) ? [{ term, not: not.map(String) }] : [];
  });
}
