// Changes the rules of one entry: rewords, moves, splits, joins, adds and removes rules, and changes their kind. Every
// operation returns a new entry. A rule keeps its id. After a rule was removed, its address leads to another rule. A
// note is a block `:::kind` … `:::` around some rules. `at` is the index of a rule in the entry.
import { cleanFile } from '../core/clean-text';
import { ID, MAX_ID_LENGTH } from '../core/ids';
import { type EditableFields, readFields, withField } from './entry-fields';
import { type EditableEntry, type EditableKind, type EditableRule, isListItem } from './entry-text';
import { toPlainWords } from './plain-text';

/**
 * Returns an id that no present or former rule of the entry has: the wanted id or, if it is taken, the wanted id with a
 * number.
 */
export function freeRuleId(entry: EditableEntry, wanted: string): string {
  const taken = new Set([...entry.rules.map(({ id }) => id), ...Object.keys(readFields(entry.front).moved)]);
  return freeId(wanted, (id) => taken.has(id), 'rule');
}

/**
 * Returns the wanted id or, if it is taken, the wanted id with a number. If the wanted id is invalid, uses `fallback`
 * instead.
 */
export function freeId(wanted: string, isTaken: (id: string) => boolean, fallback: string): string {
  const base = ID.test(wanted) ? wanted.slice(0, MAX_ID_LENGTH - 6).replace(/-+$/, '') : fallback;
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!isTaken(id)) return id;
  }
}

const replaceRules = (
  entry: EditableEntry,
  from: number,
  count: number,
  ...rules: EditableRule[]
): EditableEntry => ({
  ...entry,
  rules: numberSteps(entry.rules.toSpliced(from, count, ...rules)),
});

/** Renumbers the steps (items of numbered lists). Each list keeps the lowest of its numbers as its first number. */
function numberSteps(rules: readonly EditableRule[]): EditableRule[] {
  /** For each nesting depth of the current list: the number of the last step at this depth. */
  const last: number[] = [];
  let before: EditableRule | undefined;
  return rules.map((rule, at) => {
    const isNewList = !before || !isListItem(before) || before.note !== rule.note;
    if (isNewList || !isListItem(rule)) last.length = 0;
    before = rule;
    if (!isListItem(rule)) return rule;
    last.length = Math.min(last.length, rule.depth + 1);
    if (rule.kind === 'item') {
      last[rule.depth] = 0;
      return rule;
    }
    const ordinal = last[rule.depth] ? (last[rule.depth] ?? 0) + 1 : isNewList ? lowestNumber(rules, at) : 1;
    last[rule.depth] = ordinal;
    return ordinal === rule.ordinal ? rule : { ...rule, ordinal };
  });
}

/** Returns the lowest number of the steps in the list that begins with the step `from`. */
function lowestNumber(rules: readonly EditableRule[], from: number): number {
  const first = rules[from];
  const isOther = (rule: EditableRule) => !isListItem(rule) || rule.note !== first?.note;
  const end = rules.findIndex((rule, at) => at > from && isOther(rule));
  const list = rules.slice(from, end < 0 ? undefined : end);
  return Math.min(
    ...list.flatMap((rule) => (rule.depth === first?.depth ? (rule.ordinal ?? []) : [])),
    first?.ordinal ?? 1,
  );
}

/** Replaces the Markdown of a rule. If it has several paragraphs, they become one. Removes unsafe characters. */
export function setText(entry: EditableEntry, at: number, markdown: string): EditableEntry {
  const rule = entry.rules[at];
  if (!rule) return entry;
  const cleaned = cleanFile(markdown).trimStart();
  const text =
    rule.kind === 'table' ? cleaned.replace(/\n\s*\n/g, '\n') : cleaned.replace(/\n\s*\n\s*/g, ' ');
  return replaceRules(entry, at, 1, { ...rule, text: text.replace(/\n+$/, '') });
}

/**
 * Moves a rule, with the list items that are nested in it, after the next rule (`by` is 1) or before the previous rule
 * (`by` is -1) of the same depth.
 */
export function moveRule(entry: EditableEntry, at: number, by: 1 | -1): EditableEntry {
  const length = blockLength(entry.rules, at);
  const block = entry.rules.slice(at, at + length);
  const to = by === 1 ? at + blockLength(entry.rules, at + length) : startOfBlockBefore(entry.rules, at);
  if (!block.length || to === at || to < 0) return entry;
  const rest = entry.rules.toSpliced(at, length);
  // The rules of a note must stay next to each other, so `joinNotes` puts a rule that was moved between them into the
  // note.
  return { ...entry, rules: numberSteps(joinNotes(limitDepths(rest.toSpliced(to, 0, ...block)))) };
}

/** Returns the number of rules that move together: the rule at `at`, and the list items that are nested in it. */
export function blockLength(rules: readonly EditableRule[], at: number): number {
  const first = rules[at];
  if (!first) return 0;
  if (!isListItem(first)) return 1;
  let end = at + 1;
  while (isNestedIn(rules[end], first)) end += 1;
  return end - at;
}

const isNestedIn = (rule: EditableRule | undefined, parent: EditableRule): boolean =>
  rule !== undefined && isListItem(rule) && rule.depth > parent.depth && rule.note === parent.note;

function startOfBlockBefore(rules: readonly EditableRule[], at: number): number {
  const rule = rules[at];
  let start = at - 1;
  while (
    start > 0 &&
    rule &&
    isListItem(rule) &&
    (rules[start]?.depth ?? 0) > rule.depth &&
    isListItem(rules[start] as EditableRule)
  )
    start -= 1;
  return start;
}

/** Reduces the depth of list items, so that no item is more than one level deeper than the item above it. */
function limitDepths(rules: readonly EditableRule[]): EditableRule[] {
  let most = 0;
  let before: EditableRule | undefined;
  return rules.map((rule) => {
    if (!isListItem(rule)) {
      before = rule;
      return rule;
    }
    if (!before || !isListItem(before) || before.note !== rule.note) most = 0;
    const depth = Math.min(rule.depth, most);
    most = depth + 1;
    before = rule;
    return depth === rule.depth ? rule : { ...rule, depth };
  });
}

/**
 * Puts every rule that stands between two rules of the same note into this note, because a note is one block in the
 * file.
 */
function joinNotes(rules: readonly EditableRule[]): EditableRule[] {
  const lastOf = new Map(rules.map(({ note }, at) => [note, at]));
  let open: EditableRule['note'];
  let until = -1;
  return rules.map((rule, at) => {
    if (at <= until) return rule.note === open ? rule : withNote(rule, open);
    open = rule.note;
    until = open ? (lastOf.get(open) ?? at) : -1;
    return rule;
  });
}

function withNote({ note: _, ...rule }: EditableRule, note: EditableRule['note']): EditableRule {
  return note ? { ...rule, note } : rule;
}

/** Splits a rule at a position in its Markdown. The first part keeps the id; the second part gets the id `newId`. */
export function splitRule(entry: EditableEntry, at: number, position: number, newId: string): EditableEntry {
  const rule = entry.rules[at];
  if (!rule || rule.kind === 'table') return entry;
  const { isApart: _, ...second } = rule;
  return replaceRules(
    entry,
    at,
    1,
    { ...rule, text: rule.text.slice(0, position).trimEnd() },
    {
      ...second,
      kind: rule.kind === 'heading' ? 'text' : rule.kind,
      depth: rule.kind === 'heading' ? 0 : rule.depth,
      text: rule.text.slice(position).trimStart(),
      id: freeRuleId(entry, newId),
    },
  );
}

/**
 * Appends the text of a rule to the rule before it, and removes the rule. The address of the removed rule redirects to
 * the rule before it.
 */
export function joinRule(entry: EditableEntry, at: number, entryId: string): EditableEntry {
  const [before, rule] = [entry.rules[at - 1], entry.rules[at]];
  if (!before || !rule || before.kind === 'table' || rule.kind === 'table') return entry;
  const text = [before.text.trimEnd(), rule.text.trimStart()].filter(Boolean).join(' ');
  const joined = replaceRules(entry, at - 1, 2, { ...before, text });
  return redirect({ ...joined, rules: limitDepths(joined.rules) }, rule.id, before.id, entryId);
}

/**
 * Adds an empty rule after the rule at `at`. If `at` is -1, adds the rule at the start of the entry. Without `kind`,
 * the new rule is a list item if the rule before it is one, otherwise a paragraph.
 */
export function addRule(entry: EditableEntry, at: number, newId: string, kind?: EditableKind): EditableEntry {
  const before = entry.rules[at];
  const sameKind = before && isListItem(before) ? before.kind : 'text';
  const wanted = kind ?? sameKind;
  const isItem = wanted === 'item' || wanted === 'step';
  const rule: EditableRule = {
    kind: wanted,
    id: freeRuleId(entry, newId),
    text: wanted === 'table' ? '|  |  |\n| --- | --- |\n|  |  |' : '',
    depth: wanted === 'heading' ? 2 : isItem && before && isListItem(before) ? before.depth : 0,
    ...(wanted === 'step' && { ordinal: 1 }),
    ...(before?.note && { note: before.note }),
  };
  return replaceRules(entry, at + 1, 0, rule);
}

/**
 * Removes a rule. The address of the removed rule redirects to the rule before it or, if there is none, to the rule
 * after it.
 */
export function removeRule(entry: EditableEntry, at: number, entryId: string): EditableEntry {
  const rule = entry.rules[at];
  if (!rule) return entry;
  const heir = entry.rules[at - 1]?.id || entry.rules[at + 1]?.id || '';
  const rest = replaceRules(entry, at, 1);
  return redirect({ ...rest, rules: limitDepths(rest.rules) }, rule.id, heir, entryId);
}

/** Changes the kind of a rule: paragraph, item of a bulleted list, step of a numbered list, or heading. */
export function setKind(
  entry: EditableEntry,
  at: number,
  kind: 'text' | 'item' | 'step' | 'heading',
): EditableEntry {
  const rule = entry.rules[at];
  if (!rule || rule.kind === 'table' || rule.kind === 'raw') return entry;
  const { ordinal: _, isApart: __, ...rest } = rule;
  const isItem = kind === 'item' || kind === 'step';
  const depth = kind === 'heading' ? 2 : isItem && isListItem(rule) ? rule.depth : 0;
  const changed = replaceRules(entry, at, 1, {
    ...rest,
    kind,
    depth,
    text: kind === 'heading' ? rule.text.replace(/\s*\n\s*/g, ' ') : rule.text,
    ...(kind === 'step' && { ordinal: rule.ordinal ?? 1 }),
  });
  return { ...changed, rules: numberSteps(limitDepths(changed.rules)) };
}

/**
 * Changes the depth of a list item by one level: 1 nests it in the item above it, and -1 moves it out. A heading
 * changes between levels 2 and 3.
 */
export function indentRule(entry: EditableEntry, at: number, by: 1 | -1): EditableEntry {
  const rule = entry.rules[at];
  if (!rule) return entry;
  if (rule.kind === 'heading') return replaceRules(entry, at, 1, { ...rule, depth: by === 1 ? 3 : 2 });
  const count = blockLength(entry.rules, at);
  if (!isListItem(rule) || rule.depth + by < 0) return entry;
  const block = entry.rules.slice(at, at + count).map((one) => ({ ...one, depth: one.depth + by }));
  const rules = limitDepths(entry.rules.toSpliced(at, count, ...block));
  return { ...entry, rules: numberSteps(rules) };
}

/** Puts a rule into a new note (`example`, `team`, `solo`), or takes it out of its note if `kind` is undefined. */
export function setNote(entry: EditableEntry, at: number, kind: string | undefined): EditableEntry {
  const rule = entry.rules[at];
  if (!rule) return entry;
  const count = blockLength(entry.rules, at);
  const note = kind === undefined ? undefined : { opening: kind };
  const block = entry.rules.slice(at, at + count).map((one) => withNote(one, note));
  const old = rule.note;
  let isAfter = false;
  // The rules of the old note after this rule become a second note, because a note is one block in the file.
  const rest = old && { ...old };
  const rules = entry.rules.toSpliced(at, count, ...block).map((one) => {
    if (one === block.at(-1)) isAfter = true;
    return isAfter && old && one.note === old ? withNote(one, rest) : one;
  });
  return { ...entry, rules: numberSteps(limitDepths(rules)) };
}

export function setField<K extends keyof EditableFields>(
  entry: EditableEntry,
  name: K,
  value: EditableFields[K] | undefined,
): EditableEntry {
  return { ...entry, front: withField(entry.front, name, value) };
}

/** Returns the text of all rules of an entry without Markdown, for lists and searches in the editor. */
export const plainRules = ({ rules }: EditableEntry): string[] => rules.map(({ text }) => toPlainWords(text));

/**
 * Makes the address of the removed rule `from` lead to the rule `to`: adds `from` to the field `moved`, and replaces
 * the id `from` in the other fields and in the notes of the entry.
 */
function redirect(entry: EditableEntry, from: string, to: string, entryId: string): EditableEntry {
  if (!from) return entry;
  const fields = readFields(entry.front);
  const target = to ? `${entryId}#${to}` : entryId;
  const moved = Object.fromEntries(
    Object.entries({ ...fields.moved, [from]: target }).map(([old, address]) => [
      old,
      address === `${entryId}#${from}` ? target : address,
    ]),
  );
  let front = withField(
    entry.front,
    'moved',
    entry.rules.some(({ id }) => id === from) ? fields.moved : moved,
  );
  const asked = fields.asked.flatMap((one) => (one.at !== from ? [one] : to ? [{ ...one, at: to }] : []));
  if (JSON.stringify(asked) !== JSON.stringify(fields.asked)) front = withField(front, 'asked', asked);
  const index = fields.index.map((one) => {
    if (typeof one === 'string' || one.at !== from) return one;
    return to ? { ...one, at: to } : one.term;
  });
  if (JSON.stringify(index) !== JSON.stringify(fields.index)) front = withField(front, 'index', index);
  const notes = new Map<EditableRule['note'], EditableRule['note']>();
  const rules = entry.rules.map((rule) => {
    if (!rule.note) return rule;
    if (!notes.has(rule.note)) notes.set(rule.note, { opening: replaceRuleId(rule.note.opening, from, to) });
    return { ...rule, note: notes.get(rule.note) as EditableRule['note'] & object };
  });
  return { front, rules };
}

/** Replaces an id in the attributes `rules` and `replaces` of a note: `differs{in="ru" rules="roll win"}`. */
const replaceRuleId = (opening: string, from: string, to: string): string =>
  opening.replace(/\b(rules|replaces)="([^"]*)"/g, (_, name: string, ids: string) => {
    const changed = ids.split(/\s+/).map((id) => (id === from ? to : id));
    return `${name}="${[...new Set(changed)].filter(Boolean).join(' ')}"`;
  });
