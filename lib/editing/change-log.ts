// The change log of a draft (a book that the reader edits). A step is one change that the reader can undo. The log
// stores the text that each step replaced, so the reader can undo steps even after the page was reloaded. Two tabs that
// edit the same draft append to the same log.
import type { BookFiles } from './edit-book';
import { findChange } from './plain-text';

/**
 * The replacement of the text `removed` in one file by the text `inserted`. `at` is the offset of the replaced text in
 * the file, in UTF-16 code units.
 */
export interface Splice {
  path: string;
  at: number;
  removed: string;
  inserted: string;
  /** Set if the step adds or removes the whole file. */
  file?: 'added' | 'removed';
}

export interface Step {
  splices: Splice[];
  /**
   * What the reader edits, such as `uk/combat.md#roll` (a rule of an entry). Consecutive steps at the same place can be
   * joined into one step.
   */
  place: string;
}

/** Returns the step that changes the files from `before` to `after`, or undefined if they are equal. */
export function toStep(before: BookFiles, after: BookFiles, place: string): Step | undefined {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const splices = paths.flatMap((path): Splice[] => {
    const [old, text] = [valueAt(before, path), valueAt(after, path)];
    if (old === text) return [];
    if (old === undefined) return [{ path, at: 0, removed: '', inserted: text ?? '', file: 'added' }];
    if (text === undefined) return [{ path, at: 0, removed: old, inserted: '', file: 'removed' }];
    const [start, end] = findChange(old, text);
    return [
      {
        path,
        at: start,
        removed: old.slice(start, old.length - end),
        inserted: text.slice(start, text.length - end),
      },
    ];
  });
  return splices.length ? { splices, place } : undefined;
}

const valueAt = (files: BookFiles, path: string): string | undefined =>
  Object.hasOwn(files, path) ? files[path] : undefined;

export const invertStep = ({ splices, place }: Step): Step => ({
  place,
  splices: splices.toReversed().map(({ path, at, removed, inserted, file }) => ({
    path,
    at,
    removed: inserted,
    inserted: removed,
    ...(file && { file: file === 'added' ? ('removed' as const) : ('added' as const) }),
  })),
});

/**
 * Applies a step. Returns undefined if the files do not contain the text that the step replaces, because another tab
 * has changed this text.
 */
export function applyStep(files: BookFiles, { splices }: Step): BookFiles | undefined {
  const changed: Record<string, string> = { ...files };
  for (const { path, at, removed, inserted, file } of splices) {
    const text = valueAt(changed, path);
    if (file === 'added') {
      if (text !== undefined) return undefined;
      setOwn(changed, path, inserted);
    } else if (text === undefined || text.slice(at, at + removed.length) !== removed) return undefined;
    else if (file === 'removed') {
      if (text !== removed) return undefined;
      delete changed[path];
    } else setOwn(changed, path, text.slice(0, at) + inserted + text.slice(at + removed.length));
  }
  return changed;
}

const setOwn = (files: Record<string, string>, path: string, text: string): void => {
  Object.defineProperty(files, path, { value: text, enumerable: true, writable: true, configurable: true });
};

/**
 * Joins two consecutive steps at the same place into one step. Returns undefined if the steps cannot be joined. The
 * caller must check that the reader has typed without a pause.
 */
export function joinSteps(earlier: Step, later: Step): Step | undefined {
  const [one, other] = [earlier.splices[0], later.splices[0]];
  if (earlier.place !== later.place || earlier.splices.length !== 1 || later.splices.length !== 1)
    return undefined;
  if (!one || !other || one.path !== other.path || one.file || other.file) return undefined;
  const from = Math.min(one.at, other.at);
  const insertedEnd = one.at + one.inserted.length;
  // Merge two steps only if the text of the later step overlaps or adjoins the text that the earlier step inserted.
  // The log does not contain the text between two distant steps, so one splice cannot describe both steps.
  if (other.at > insertedEnd || other.at + other.removed.length < one.at) return undefined;
  const before = other.removed.slice(0, Math.max(0, one.at - other.at));
  const after = other.removed.slice(Math.max(0, insertedEnd - other.at));
  const keptStart = one.inserted.slice(0, Math.max(0, other.at - one.at));
  const keptEnd = one.inserted.slice(Math.max(0, other.at + other.removed.length - one.at));
  return {
    place: later.place,
    splices: [
      {
        path: one.path,
        at: from,
        removed: before + one.removed + after,
        inserted: keptStart + other.inserted + keptEnd,
      },
    ],
  };
}

export type Merge = { text: string; isConflict: boolean };

/**
 * Merges two changed versions of the text `base`, line by line (a three-way merge). If both versions changed the same
 * lines, the result has the lines of `mine`, and `isConflict` is true.
 */
export function mergeTexts(base: string, mine: string, theirs: string): Merge {
  if (mine === theirs || base === theirs) return { text: mine, isConflict: false };
  if (base === mine) return { text: theirs, isConflict: false };
  const lines = base.split('\n');
  const [my, their] = [changesOf(lines, mine.split('\n')), changesOf(lines, theirs.split('\n'))];
  const merged: string[] = [];
  let isConflict = false;
  let [at, one, other] = [0, 0, 0];
  while (at < lines.length || one < my.length || other < their.length) {
    const [a, b] = [my[one], their[other]];
    const isMine = a !== undefined && a.from === at;
    const isTheirs = b !== undefined && b.from === at;
    if (isMine || isTheirs) {
      const { end, nextOne, nextOther } = overlap(my, their, one, other, at);
      const mineLines = linesBetween(lines, my.slice(one, nextOne), at, end);
      const theirLines = linesBetween(lines, their.slice(other, nextOther), at, end);
      const isSame = mineLines.join('\n') === theirLines.join('\n');
      if (nextOne > one && nextOther > other && !isSame) isConflict = true;
      merged.push(...(nextOne > one ? mineLines : theirLines));
      [at, one, other] = [end, nextOne, nextOther];
    } else {
      merged.push(lines[at] ?? '');
      at += 1;
    }
  }
  return { text: merged.join('\n'), isConflict };
}

/** A change of the base text: `lines` replace the lines from `from` up to, but not including, `to`. */
interface LineChange {
  from: number;
  to: number;
  lines: string[];
}

/**
 * Finds the next group of overlapping changes, which starts at line `at`, in two lists of changes of the same text.
 * `one` and `other` are the index in each list at which to start. Returns the line at which the group ends, and the
 * index in each list of the first change after the group.
 */
function overlap(
  my: readonly LineChange[],
  their: readonly LineChange[],
  one: number,
  other: number,
  at: number,
) {
  let [end, nextOne, nextOther] = [at, one, other];
  const touches = (change: LineChange | undefined) =>
    change !== undefined &&
    (change.from < end || change.from === at || (change.from === end && change.from === change.to));
  for (;;) {
    const [mine, theirs] = [my[nextOne], their[nextOther]];
    if (mine && touches(mine)) {
      end = Math.max(end, mine.to);
      nextOne += 1;
    } else if (theirs && touches(theirs)) {
      end = Math.max(end, theirs.to);
      nextOther += 1;
    } else return { end, nextOne, nextOther };
  }
}

function linesBetween(
  base: readonly string[],
  changes: readonly LineChange[],
  from: number,
  to: number,
): string[] {
  const lines: string[] = [];
  let at = from;
  for (const change of changes) {
    lines.push(...base.slice(at, change.from), ...change.lines);
    at = change.to;
  }
  return [...lines, ...base.slice(at, to)];
}

/**
 * Maximum product of the line counts of two texts whose longest common subsequence is computed. Above this limit, all
 * lines between the equal beginnings and the equal ends of the texts count as one change.
 */
const MAX_LINE_PAIRS = 4_000_000;

/**
 * Returns the changes that turn the lines `before` into the lines `after`: all lines outside their longest common
 * subsequence.
 */
function changesOf(before: readonly string[], after: readonly string[]): LineChange[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  const [rows, columns] = [before.length - start - end, after.length - start - end];
  if (!rows && !columns) return [];
  if (rows * columns > MAX_LINE_PAIRS)
    return [{ from: start, to: start + rows, lines: after.slice(start, start + columns) }];
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--)
      lengths[row * width + column] =
        before[start + row] === after[start + column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
  const changes: LineChange[] = [];
  let [row, column] = [0, 0];
  let open: LineChange | undefined;
  while (row < rows || column < columns) {
    if (row < rows && column < columns && before[start + row] === after[start + column]) {
      open = undefined;
      row += 1;
      column += 1;
      continue;
    }
    if (!open) {
      open = { from: start + row, to: start + row, lines: [] };
      changes.push(open);
    }
    const down = row < rows ? (lengths[(row + 1) * width + column] ?? 0) : -1;
    const right = column < columns ? (lengths[row * width + column + 1] ?? 0) : -1;
    if (down >= right) {
      row += 1;
      open.to += 1;
    } else {
      open.lines.push(after[start + column] ?? '');
      column += 1;
    }
  }
  return changes;
}
