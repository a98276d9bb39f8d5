// The format of ids of games, entries, rules and icons.

/** Matches an id: English words in kebab-case, `patrol-movement`. */
export const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Matches the address of an entry or of one of its rules: `combat`, `combat#ties`. */
export const TARGET = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:#[a-z0-9]+(?:-[a-z0-9]+)*)?$/;
