// Builds the tree of a topic's rules: steps with what stands between them, letters under steps, bullets by their depth.

import type { Rule, Step } from '../types';
import { joinRows, mendOrdinals, type Part } from './prepare-lists';

export const nestLists: Step = (draft) => ({
  ...draft,
  topics: draft.topics.map((topic) => ({
    ...topic,
    rules: nest(mendOrdinals(joinRows(topic.blocks), draft.words), 0),
  })),
});

function nest(parts: readonly Part[], depth: number): Rule[] {
  const rules: Rule[] = [];
  let rest = parts;
  for (let found = findList(rest, depth); found; found = findList(rest, depth)) {
    const { run, end } = found;
    rules.push(...nest(rest.slice(0, run[0]), depth), ...nestRun(rest, run, end, depth));
    rest = rest.slice(end);
  }
  return [...rules, ...nestBullets(rest, depth)];
}

/** The first list with numbers, else letters, else Roman numerals, and where it ends. */
function findList(parts: readonly Part[], depth: number): { run: number[]; end: number } | undefined {
  for (const style of ['number', 'letter', 'roman'] as const) {
    const run = findRun(parts, style);
    const only = parts[run[0] ?? -1]?.ordinal;
    if (run.length < 2 && !(only?.style === 'number' && only.value === 1 && depth === 0)) continue;
    const [first = 0, last = 0] = [run[0], run.at(-1)];
    const between = parts.slice(first, last).filter((_, at) => !run.includes(first + at));
    return { run, end: endOfLast(parts, last, new Set(between.map(signature))) };
  }
  return undefined;
}

/** Places of the first run of ordinals that count up by one; «5.» between 2 and 3 is part of the text. */
function findRun(parts: readonly Part[], style: 'number' | 'letter' | 'roman'): number[] {
  const run: number[] = [];
  let value = 0;
  for (const [at, { ordinal }] of parts.entries()) {
    if (ordinal?.style !== style) continue;
    if (run.length && ordinal.value === 1) break;
    if (run.length && ordinal.value !== value + 1) continue;
    value = ordinal.value;
    run.push(at);
  }
  return run;
}

function nestRun(parts: readonly Part[], run: readonly number[], end: number, depth: number): Rule[] {
  return run.map((at, place): Rule => {
    const children = nest(parts.slice(at + 1, run[place + 1] ?? end), depth + 1);
    return { ...toRule(parts[at] as Part, depth, true), children };
  });
}

/** The last step has what looks like the things that hang on the steps before it, and all of a list it has begun. */
function endOfLast(parts: readonly Part[], last: number, looks: ReadonlySet<string>): number {
  const step = parts[last];
  const seen = new Set(looks);
  const counts = { number: 0, letter: 0, roman: 0 };
  let end = last + 1;
  for (let at = end; at < parts.length; at++) {
    const part = parts[at];
    if (!part || part.ordinal?.style === step?.ordinal?.style) break;
    const { ordinal } = part;
    const goesOn = ordinal && ordinal.value === counts[ordinal.style] + 1;
    if (ordinal) counts[ordinal.style] = ordinal.value;
    const hangs = part.kind === 'item' && (part.level > (step?.level ?? 0) || seen.has(signature(part)));
    if (goesOn && step?.ordinal?.style === 'number') {
      for (const passed of parts.slice(end, at)) seen.add(signature(passed));
      end = at + 1;
    } else if (hangs && at === end) end++;
  }
  return end;
}

const signature = ({ kind, mark, level }: Part): string => `${kind} ${mark} ${level}`;

/** By depth; a plain dash under a special sign (`☞`) is one deeper. */
function nestBullets(parts: readonly Part[], depth: number): Rule[] {
  const special = parts.some(({ kind, mark }) => kind === 'item' && isSpecial(mark));
  const keyOf = (part: Part | undefined) =>
    part?.kind === 'item' ? 2 * part.level + (special && !isSpecial(part.mark) ? 1 : 0) : 0;
  const rules: Rule[] = [];
  const open: { key: number; rule: Rule }[] = [];
  parts.forEach((part, at) => {
    // An example between two sub-items stays with them.
    const key = keyOf(part.kind === 'text' ? parts[at + 1] : part);
    while (open.length && (open.at(-1)?.key ?? 0) >= key) open.pop();
    const parent = open.at(-1)?.rule;
    const rule = toRule(part, parent ? depth + 1 : depth);
    (parent?.children ?? rules).push(rule);
    if (part.kind === 'item' || depth > 0) open.push({ key, rule });
  });
  return rules;
}

const isSpecial = (mark: string): boolean => mark !== '' && !/^[-–—*+•·]$/.test(mark);

/** A number outside a list that counts up is no step. */
function toRule({ kind, text, lines, ordinal, rows }: Part, depth: number, counted = false): Rule {
  const step = counted && ordinal?.style === 'number';
  const nested = depth > 0 && kind === 'text';
  return {
    kind: kind === 'row' ? 'table' : step ? 'step' : kind === 'item' || nested ? 'item' : 'text',
    text: ordinal && !step ? `**${ordinal.label}.** ${text}` : text,
    lines,
    children: [],
    ...(ordinal && { ordinal }),
    ...(rows && { rows }),
  };
}
