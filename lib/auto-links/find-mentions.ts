// Finds mentions of entries in a sentence with a greedy search from left to right: at each position it takes the
// longest matching name, and mentions do not overlap.
import { tokenize } from '../search/analysis/tokenize';
import type { EntryName } from './entry-names';

export interface NameMention {
  from: number;
  to: number;
  /** The names that match the text from offset `from` to offset `to`: titles first, then redirects, then aliases. */
  names: readonly EntryName[];
}

/** Maps each inflected form of a word to the names that begin with this word. */
export type NamesByForm = ReadonlyMap<string, readonly EntryName[]>;

const KIND_RANK: Record<EntryName['kind'], number> = { title: 0, redirect: 1, alias: 2 };

export function indexNames(names: readonly EntryName[]): NamesByForm {
  const byForm = new Map<string, EntryName[]>();
  for (const name of names)
    for (const form of name.words[0] ?? []) byForm.set(form, [...(byForm.get(form) ?? []), name]);
  return byForm;
}

export function findMentions(text: string, names: NamesByForm): NameMention[] {
  const tokens = tokenize(text);
  const mentions: NameMention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const matching = (names.get(tokens[at]?.word ?? '') ?? []).filter((name) =>
      name.words.every((forms, index) => {
        const token = tokens[at + index];
        const before = tokens[at + index - 1];
        if (!token || !forms.has(token.word)) return false;
        return index === 0 || !before || isSeparator(text.slice(before.to, token.from), name);
      }),
    );
    const length = Math.max(0, ...matching.map(({ words }) => words.length));
    const from = tokens[at]?.from ?? 0;
    const to = tokens[at + length - 1]?.to ?? 0;
    if (length > 0 && !isInHyphenatedWord(text, from, to)) {
      const longest = matching.filter(({ words }) => words.length === length);
      mentions.push({ from, to, names: longest.sort((a, b) => KIND_RANK[a.kind] - KIND_RANK[b.kind]) });
      at += length;
    } else at += 1;
  }
  return mentions;
}

/**
 * Whether `gap`, the text between two words, may separate two words of a name: spaces, a hyphen or, if the name itself
 * contains a comma, a comma.
 */
const isSeparator = (gap: string, { text }: EntryName): boolean =>
  /^[\s\u00a0-]+$/.test(gap) || (/^,[\s\u00a0]+$/.test(gap) && text.includes(','));

/** Whether the words are part of a hyphenated word: «соло-гра» does not mention «гра». */
const isInHyphenatedWord = (text: string, from: number, to: number): boolean =>
  /[\p{L}\p{N}]-$/u.test(text.slice(0, from)) || /^-[\p{L}\p{N}]/u.test(text.slice(to));
