// Counts the drawing operators of a page that pdf.js has received so far. A page with too many operators can thus be
// refused before pdf.js has received all of them.

export interface PageWithOperators {
  /** The operators of the page, by the purpose for which they were requested. A private property of pdf.js. */
  _intentStates?: ReadonlyMap<string, { operatorList?: { fnArray?: ArrayLike<number> } | null }>;
}

export const countOperators = ({ _intentStates: states }: PageWithOperators): number =>
  Math.max(0, ...[...(states?.values() ?? [])].map((state) => state?.operatorList?.fnArray?.length ?? 0));
