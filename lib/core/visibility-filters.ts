// What a reader may put out of sight: notes and entries of the team game, of solo play, and variants.

export const FILTER_KINDS = ['team', 'solo', 'variant'] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

/** The tags of an entry that a filter can hide. */
export const filterTags = (tags: readonly string[] | undefined): FilterKind[] =>
  FILTER_KINDS.filter((kind) => tags?.includes(kind));

/** Tags that every one of these links has: whoever hides such a tag need not see their heading either. */
export function sharedTags(links: readonly { tags?: readonly FilterKind[] }[]): FilterKind[] {
  return links.length ? FILTER_KINDS.filter((kind) => links.every(({ tags }) => tags?.includes(kind))) : [];
}

/** `data-tags` for the style sheet, or nothing. */
export const tagsAttribute = (tags: readonly FilterKind[] | undefined): string | undefined =>
  tags?.length ? tags.join(' ') : undefined;

/** The list with the item put in or taken out. */
export const withToggled = (list: readonly string[], item: string, present: boolean): string[] =>
  present ? [...list.filter((other) => other !== item), item] : list.filter((other) => other !== item);
