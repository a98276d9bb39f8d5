// The styles for modules (expansions that a group of players may play with or without). Only the pages of a game with
// modules contain these styles.

/**
 * Returns CSS that hides the content of modules that the group does not play, and strikes out the rules that a played
 * module replaces. A rule that was opened by its address is always shown. The attribute `data-played` of <html> lists
 * the played modules. It is absent if the group has not chosen its modules.
 */
export const moduleStyle = (modules: readonly { id: string }[] = []): string =>
  modules
    .map(
      ({ id }) =>
        `html[data-played]:not([data-played~="${id}"]) [data-module~="${id}"]:not(:has(:target)){display:none}` +
        `html[data-played~="${id}"] [data-replaced~="${id}"]>p:first-of-type{text-decoration:line-through}`,
    )
    .join('');
