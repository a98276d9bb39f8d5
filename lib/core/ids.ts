// The format of ids of games, entries, rules and icons.

/** English words in kebab-case: `patrol-movement`. */
export const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** An entry or one of its rules: `combat`, `combat#ties`. */
export const TARGET = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:#[a-z0-9]+(?:-[a-z0-9]+)*)?$/;
