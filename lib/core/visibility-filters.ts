// The kinds of notes and entries that a reader can hide: rules of the game in teams, rules of solo play, variants.

export const FILTER_KINDS = ['team', 'solo', 'variant'] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

/** Returns the tags of an entry that are filters: a reader can hide all content that has such a tag. */
export const filterTags = (tags: readonly string[] | undefined): FilterKind[] =>
  FILTER_KINDS.filter((kind) => tags?.includes(kind));

/**
 * Returns the tags that all the links have. If the reader hides one of these tags, all the links are hidden, so their
 * heading must be hidden too.
 */
export function sharedTags(links: readonly { tags?: readonly FilterKind[] }[]): FilterKind[] {
  return links.length ? FILTER_KINDS.filter((kind) => links.every(({ tags }) => tags?.includes(kind))) : [];
}

/**
 * Returns the value of the attribute `data-tags`, which the style sheet uses to hide elements. Returns undefined if
 * there are no tags.
 */
export const tagsAttribute = (tags: readonly FilterKind[] | undefined): string | undefined =>
  tags?.length ? tags.join(' ') : undefined;
