// The styles of a game with modules. Pages of other games do not contain them.

/**
 * Returns CSS that hides the modules that are not played, unless the address leads to a rule in them, and strikes out the
 * rules that a played module replaces. `data-played` on <html> lists the modules that are played; without a choice, the
 * attribute is absent.
 */
export const moduleStyle = (modules: readonly { id: string }[] = []): string =>
  modules
    .map(
      ({ id }) =>
        `html[data-played]:not([data-played~="${id}"]) [data-module~="${id}"]:not(:has(:target)){display:none}` +
        `html[data-played~="${id}"] [data-replaced~="${id}"]>p:first-of-type{text-decoration:line-through}`,
    )
    .join('');
