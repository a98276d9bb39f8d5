// The kinds of notes and entries that a reader can hide: team game, solo game, variants.

export const FILTER_KINDS = ['team', 'solo', 'variant'] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

/** The tags of an entry that a filter can hide. */
export const filterTags = (tags: readonly string[] | undefined): FilterKind[] =>
  FILTER_KINDS.filter((kind) => tags?.includes(kind));

/** Tags that all these links have: a filter for such a tag hides their heading too. */
export function sharedTags(links: readonly { tags?: readonly FilterKind[] }[]): FilterKind[] {
  return links.length ? FILTER_KINDS.filter((kind) => links.every(({ tags }) => tags?.includes(kind))) : [];
}

/** The `data-tags` attribute for the style sheet, or undefined. */
export const tagsAttribute = (tags: readonly FilterKind[] | undefined): string | undefined =>
  tags?.length ? tags.join(' ') : undefined;

/** Adds the item to the list, or removes it. */
export const toggle = (list: readonly string[], item: string, present: boolean): string[] =>
  present ? [...list.filter((other) => other !== item), item] : list.filter((other) => other !== item);
