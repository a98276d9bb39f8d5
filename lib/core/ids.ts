// The format of ids of games, entries, rules and icons.

/** Maximum length of an id, in characters. Every file system and address bar takes a path of two such ids. */
export const MAX_ID_LENGTH = 80;

/**
 * Matches one id up to its end or up to `#`. `constructor` is the only kebab-case word that every JavaScript object has
 * as a property; ids are keys of objects in stored data, so it is not an id.
 */
const PART = `(?!constructor(?:#|$))(?=[^#]{1,${MAX_ID_LENGTH}}(?:#|$))[a-z0-9]+(?:-[a-z0-9]+)*`;

/** Matches an id: English words in kebab-case, `patrol-movement`. */
export const ID = new RegExp(`^${PART}$`);

/** Matches the address of an entry or of one of its rules: `combat`, `combat#ties`. */
export const TARGET = new RegExp(`^${PART}(?:#${PART})?$`);

/** Describes an id in error messages. */
export const ID_DESCRIPTION = `kebab-case English words such as \`patrol-movement\`, at most ${MAX_ID_LENGTH} characters and not \`constructor\``;
