// Adds an item to a list or removes it.

/** Returns the list with the item at its end if `present` is true, or without the item if `present` is false. */
export const toggle = (list: readonly string[], item: string, present: boolean): string[] =>
  present ? [...list.filter((other) => other !== item), item] : list.filter((other) => other !== item);
