// Counts the drawing operators of a page that pdf.js has received so far. The extractor can therefore refuse a page
// with too many operators before pdf.js has received all of them.

export interface PageWithOperators {
  /**
   * A private property of pdf.js. The map has one item for each purpose (such as display or print) for which the page
   * was requested; the item contains the operators that have arrived.
   */
  _intentStates?: ReadonlyMap<string, { operatorList?: { fnArray?: ArrayLike<number> } | null }>;
}

export const countOperators = ({ _intentStates: states }: PageWithOperators): number =>
  Math.max(0, ...[...(states?.values() ?? [])].map((state) => state?.operatorList?.fnArray?.length ?? 0));
