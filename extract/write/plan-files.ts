// Plans the changes to an output folder: files of an earlier run are replaced or removed, all other files are kept.

export interface FilePlan {
  /** Files with the path of a new file that the extractor did not write; nothing may be written. */
  collisions: string[];
  /** Files of an earlier run that were edited since; they are replaced. */
  edited: string[];
  /** Files of an earlier run that are no longer produced. */
  removed: string[];
  /** Files that the extractor did not write, or that were edited and are no longer produced; they stay. */
  kept: string[];
}

/** All maps contain the hash of a file by its path inside the folder. */
export function planFiles(
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
