// Where on the printed pages a rule stands, and which rules stand on a page.

import type { OwnEdition } from './compile-book';
import type { LinePlace } from './private-book';

/** The boxes of a rule, by the sheets they are on, in the order it is read. */
export function boxesOf(
  { marks }: Pick<OwnEdition, 'marks'>,
  places: readonly LinePlace[],
  target: string,
): LinePlace[] {
  const [entry = '', rule = ''] = target.split('#');
  const own = marks[entry];
  // A topic without a rule in its address begins with its first one.
  const lines = (rule ? own?.[rule] : Object.values(own ?? {})[0]) ?? [];
  return lines.flatMap((line) => {
    const place = places[line - 1];
    return place ? [place] : [];
  });
}

export interface RuleOnSheet {
  /** `combat#ties` */
  target: string;
  title: string;
  number?: string;
  boxes: LinePlace[];
}

export function rulesOnSheet(
  { marks, data }: Pick<OwnEdition, 'marks' | 'data'>,
  places: readonly LinePlace[],
  sheet: number,
): RuleOnSheet[] {
  return data.entries.flatMap(({ id, title, rules }) =>
    rules.flatMap((rule): RuleOnSheet[] => {
      const boxes = (marks[id]?.[rule.id] ?? []).flatMap((line) => {
        const place = places[line - 1];
        return place?.[0] === sheet ? [place] : [];
      });
      if (!boxes.length) return [];
      return [{ target: `${id}#${rule.id}`, title, ...(rule.number && { number: rule.number }), boxes }];
    }),
  );
}
