// The format of ids of games, entries, rules and icons.

/**
 * Maximum length of an id, in characters. A path with two ids of this length is short enough for every file system and
 * address bar.
 */
export const MAX_ID_LENGTH = 80;

/**
 * Matches one id, up to its end or up to `#`. The word `constructor` is not a valid id: ids are keys of JavaScript
 * objects, and every object inherits a property `constructor`. The names of all other inherited properties contain
 * capital letters or underscores, so the pattern does not match them.
 */
const PART = `(?!constructor(?:#|$))(?=[^#]{1,${MAX_ID_LENGTH}}(?:#|$))[a-z0-9]+(?:-[a-z0-9]+)*`;

/** Matches an id: English words in kebab-case, `patrol-movement`. */
export const ID = new RegExp(`^${PART}$`);

/** Matches the address of an entry or of one of its rules: `combat`, `combat#ties`. */
export const TARGET = new RegExp(`^${PART}(?:#${PART})?$`);

/** Describes a valid id in error messages. */
export const ID_DESCRIPTION = `kebab-case English words such as \`patrol-movement\`, at most ${MAX_ID_LENGTH} characters and not \`constructor\``;
