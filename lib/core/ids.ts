// What an id looks like: of a game, an entry, a rule, an icon.

/** Kebab-case words in English: `patrol-movement`. */
export const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** An entry or one of its rules: `combat`, `combat#ties`. */
export const TARGET = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:#[a-z0-9]+(?:-[a-z0-9]+)*)?$/;
