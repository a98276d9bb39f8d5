// Finds where a sentence names entries: the longest name at each place, no two over one another.
import { tokenize } from '../search/analysis/tokenize';
import type { Name } from './entry-names';

export interface Mention {
  from: number;
  to: number;
  /** All names that read so, the surest kind first. */
  names: readonly Name[];
}

/** Names by the forms of their first word. */
export type NamesByForm = ReadonlyMap<string, readonly Name[]>;

const RANK: Record<Name['kind'], number> = { title: 0, redirect: 1, alias: 2 };

export function indexNames(names: readonly Name[]): NamesByForm {
  const byForm = new Map<string, Name[]>();
  for (const name of names)
    for (const form of name.words[0] ?? []) byForm.set(form, [...(byForm.get(form) ?? []), name]);
  return byForm;
}

export function findMentions(text: string, names: NamesByForm): Mention[] {
  const tokens = tokenize(text);
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const fitting = (names.get(tokens[at]?.word ?? '') ?? []).filter((name) =>
      name.words.every((forms, index) => {
        const token = tokens[at + index];
        const before = tokens[at + index - 1];
        if (!token || !forms.has(token.word)) return false;
        return index === 0 || !before || isGap(text.slice(before.to, token.from), name);
      }),
    );
    const length = Math.max(0, ...fitting.map(({ words }) => words.length));
    const from = tokens[at]?.from ?? 0;
    const to = tokens[at + length - 1]?.to ?? 0;
    if (length > 0 && !isPartOfWord(text, from, to)) {
      const longest = fitting.filter(({ words }) => words.length === length);
      mentions.push({ from, to, names: longest.sort((a, b) => RANK[a.kind] - RANK[b.kind]) });
      at += length;
    } else at += 1;
  }
  return mentions;
}

/** The words of a name are parted by a space or a hyphen; by a comma where the name itself has one. */
const isGap = (gap: string, { text }: Name): boolean =>
  /^[\s\u00a0-]+$/.test(gap) || (/^,[\s\u00a0]+$/.test(gap) && text.includes(','));

/** «соло-гра» is one word: nothing is said of «гра». */
const isPartOfWord = (text: string, from: number, to: number): boolean =>
  /[\p{L}\p{N}]-$/u.test(text.slice(0, from)) || /^-[\p{L}\p{N}]/u.test(text.slice(to));
