// Plans what a run may do to a folder: replace and remove what an earlier run wrote, leave everything else alone.

export interface FilePlan {
  /** Files that stand in the way and were not written by the extractor: nothing may be done. */
  collisions: string[];
  /** Written by an earlier run and changed by hand since: replaced. */
  edited: string[];
  /** Written by an earlier run, no longer produced. */
  removed: string[];
  /** Not written by the extractor, or changed by hand and no longer produced: left alone. */
  kept: string[];
}

/** All maps go from a path inside the folder to a hash of the file. */
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
