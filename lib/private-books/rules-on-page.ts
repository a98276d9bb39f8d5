// Finds where a rule is on the printed pages (the boxes around its lines), and lists the rules on one printed page.

import type { PrivateEdition } from './compile-book';
import { documentId } from './game-books';
import type { LineBox, PrivateBook } from './private-book';

/** Returns the boxes around the printed lines of a rule, in reading order. */
export function findRuleBoxes(
  { marks }: Pick<PrivateEdition, 'marks'>,
  lineBoxes: readonly LineBox[],
  target: string,
): LineBox[] {
  const [entry = '', rule = ''] = target.split('#');
  const linesByRule = marks[entry];
  // An address without a rule id means the first rule of the entry.
  const lines = (rule ? linesByRule?.[rule] : Object.values(linesByRule ?? {})[0]) ?? [];
  return lines.flatMap((line) => {
    const box = lineBoxes[line - 1];
    return box ? [box] : [];
  });
}

export interface RuleOnSheet {
  /** Address of the rule: `combat#ties`. */
  target: string;
  title: string;
  number?: string;
  boxes: LineBox[];
}

/** Returns the rules on one printed page of one book of a game. */
export function rulesOnSheet(
  { marks, data }: Pick<PrivateEdition, 'marks' | 'data'>,
  { id: book, account }: Pick<PrivateBook, 'id' | 'account'>,
  sheet: number,
): RuleOnSheet[] {
  const lineBoxes = account?.places ?? [];
  return data.entries
    .filter(({ document = documentId(book) }) => document === documentId(book))
    .flatMap(({ id, title, rules }) =>
      rules.flatMap((rule): RuleOnSheet[] => {
        const boxes = (marks[id]?.[rule.id] ?? []).flatMap((line) => {
          const box = lineBoxes[line - 1];
          return box?.[0] === sheet ? [box] : [];
        });
        if (!boxes.length) return [];
        return [{ target: `${id}#${rule.id}`, title, ...(rule.number && { number: rule.number }), boxes }];
      }),
    );
}
