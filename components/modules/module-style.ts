// The styles for modules (expansions that a group of players may play with or without). Only the pages of a game with
// modules contain these styles.

/**
 * Returns CSS that hides the content of modules that the group does not play, and strikes out the rules that a played
 * module replaces. A rule that was opened by its address is always shown. If a page has several links to the previous
 * or the next entry (class `nearest`), the CSS shows only the first one whose entry belongs to the base game or to a
 * played module. The attribute `data-played` of <html> lists the played modules. It is absent if the group has not
 * chosen its modules.
 */
export const moduleStyle = (modules: readonly { id: string }[] = []): string =>
  modules.map(({ id }) => styleOf(id)).join('') + (modules.length > 0 ? NEAREST_WITHOUT_CHOICE : '');

const styleOf = (id: string): string =>
  `html[data-played]:not([data-played~="${id}"]) [data-module~="${id}"]:not(:has(:target)){display:none}` +
  `html[data-played~="${id}"] [data-replaced~="${id}"]>p:first-of-type{text-decoration:line-through}` +
  `html[data-played~="${id}"] .nearest>[data-module~="${id}"]~*{display:none}`;

/** Without a choice, all entries are shown, so only the first link to the previous or the next entry is needed. */
const NEAREST_WITHOUT_CHOICE = 'html:not([data-played]) .nearest>*~*{display:none}';
