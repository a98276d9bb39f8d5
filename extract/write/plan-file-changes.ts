// Plans the changes to the output folder of `npm run extract`: which files of an earlier run the command replaces or
// deletes, and which files it keeps because they belong to the user.

export interface FilePlan {
  /** Files of the user that have the path of a new file. If there are any, the command writes nothing. */
  collisions: string[];
  /** Files of an earlier run that a person has edited and that the new run will replace. */
  edited: string[];
  /** Files of an earlier run that the new run no longer produces; they will be deleted. */
  removed: string[];
  /**
   * Files that stay: the extractor did not write them, or a person has edited them and the new run no longer produces
   * them.
   */
  kept: string[];
}

/**
 * Compares the new files with the existing files and with those that an earlier run wrote. Each map has the hash of
 * each file by its path inside the folder.
 */
export function planFileChanges(
  produced: ReadonlyMap<string, string>,
  existing: ReadonlyMap<string, string>,
  earlier: ReadonlyMap<string, string>,
): FilePlan {
  const plan: FilePlan = { collisions: [], edited: [], removed: [], kept: [] };
  for (const [path, hash] of [...existing].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const before = earlier.get(path);
    if (produced.has(path)) {
      if (before === undefined && produced.get(path) !== hash) plan.collisions.push(path);
      if (before !== undefined && before !== hash && produced.get(path) !== hash) plan.edited.push(path);
    } else if (before === hash) plan.removed.push(path);
    else plan.kept.push(path);
  }
  return plan;
}
