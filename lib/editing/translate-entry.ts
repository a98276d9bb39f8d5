// Writes the translation of an entry (the original) into another language, rule by rule. A rule has the same id, kind
// and position in the original and in the translation. A note is a block `:::kind` … `:::` around some rules.
import { formatFrontMatter } from '../content/write-front-matter';
import { isLang } from '../core/languages';
import { addLanguage, type BookFiles, entryFile, languagesOf, listEntries, unfinishedOf } from './edit-book';
import { readFields, withField } from './entry-fields';
import { type EditableEntry, type EditableRule, splitEntry } from './entry-text';
import { listGameNames } from './names-in-game-file';

/** Front matter fields that are equal in all languages. All other fields contain words, which the reader translates. */
const SHARED_FIELDS = ['page', 'en', 'related', 'see'] as const;

/**
 * Returns the rules that need a translation. Leaves out the rules in `:::differs` notes: they describe how this edition
 * differs from another one, so each edition has its own notes.
 */
export const rulesToTranslate = ({ rules }: EditableEntry): EditableRule[] =>
  rules.filter(({ id, note }) => id && !note?.opening.startsWith('differs'));

/** Returns a translation that has only its title and the fields that are equal in all languages. */
function emptyTranslation(original: EditableEntry, title: string): EditableEntry {
  const fields = readFields(original.front);
  const others = original.front.match(/^(?:tags|until|module|replaces): .*$/gm) ?? [];
  let front = `${formatFrontMatter({ title })}\n`;
  for (const name of SHARED_FIELDS) front = withField(front, name, fields[name]);
  return splitEntry(front.replace(/\n---\n/, `\n${others.map((line) => `${line}\n`).join('')}---\n`));
}

/** Sets the title of a translation. Creates the translation if it does not exist. */
export function translateTitle(
  original: EditableEntry,
  translation: EditableEntry | undefined,
  title: string,
): EditableEntry {
  if (!translation) return emptyTranslation(original, title);
  return { ...translation, front: withField(translation.front, 'title', title) };
}

/** Sets the text of one rule in a translation. If the text is empty, the translation does not contain the rule. */
export function translateRule(
  original: EditableEntry,
  translation: EditableEntry | undefined,
  id: string,
  text: string,
): EditableEntry {
  // A new translation has an empty title, which the content check reports until the reader writes it.
  const target = translation ?? emptyTranslation(original, '');
  const texts = new Map(target.rules.map((rule) => [rule.id, rule.text]));
  texts.set(id, text);
  const known = new Set(original.rules.map((rule) => rule.id));
  const openings = new Map(target.rules.map((rule) => [rule.id, rule.note]));
  const translated = rulesToTranslate(original).flatMap((rule): EditableRule[] => {
    const words = texts.get(rule.id);
    // Keep the note of the translation, because the attributes of a note may contain translated words.
    const note = openings.get(rule.id) ?? rule.note;
    return words?.trim() ? [{ ...rule, text: words, ...(note && { note }) }] : [];
  });
  // Rules that the original does not have stay at the end of the translation.
  const own = target.rules.filter((rule) => !known.has(rule.id));
  return { front: target.front, rules: [...withoutGaps(translated), ...own] };
}

/** Reduces the depth of nested list items whose parent item is not translated yet. */
function withoutGaps(rules: readonly EditableRule[]): EditableRule[] {
  let most = 0;
  return rules.map((rule, at) => {
    const before = rules[at - 1];
    const isItem = rule.kind === 'item' || rule.kind === 'step';
    const continues =
      before && (before.kind === 'item' || before.kind === 'step') && before.note === rule.note;
    const depth = isItem ? Math.min(rule.depth, continues ? most : 0) : rule.depth;
    most = isItem ? depth + 1 : 0;
    const { isApart: _, ...rest } = rule;
    return { ...rest, depth };
  });
}

export interface Progress {
  /** Number of translated texts. The title counts as one text, and each rule as one. */
  done: number;
  all: number;
}

export function progressOf(original: EditableEntry, translation: EditableEntry | undefined): Progress {
  const rules = rulesToTranslate(original);
  const ids = new Set(translation?.rules.map(({ id }) => id));
  const hasTitle = translation !== undefined && readFields(translation.front).title !== '';
  return { done: rules.filter(({ id }) => ids.has(id)).length + (hasTitle ? 1 : 0), all: rules.length + 1 };
}

/** The original and the translation of an entry at one time. The translation is undefined before it was begun. */
export interface EntryVersion {
  original: EditableEntry;
  translation: EditableEntry | undefined;
}

/**
 * Returns the ids of the rules whose original was changed later than their translation. `versions` lists the states of
 * the entry, oldest first; `known` has the rules that were already outdated in the first state.
 */
export function staleRules(versions: readonly EntryVersion[], known: Iterable<string> = []): Set<string> {
  const stale = new Set(known);
  for (const [at, version] of versions.entries()) {
    const before = versions[at - 1];
    if (!before) continue;
    for (const id of changedRules(before.original, version.original)) stale.add(id);
    for (const id of newOrChangedRules(before.translation, version.translation)) stale.delete(id);
  }
  const translated = new Set(versions.at(-1)?.translation?.rules.map(({ id }) => id));
  return new Set([...stale].filter((id) => translated.has(id)));
}

function newOrChangedRules(before: EditableEntry | undefined, after: EditableEntry | undefined): string[] {
  if (before === after) return [];
  const old = textsOf(before);
  return (after?.rules ?? []).filter(({ id, text }) => id && old.get(id) !== text).map(({ id }) => id);
}

function changedRules(before: EditableEntry, after: EditableEntry): string[] {
  const old = textsOf(before);
  return newOrChangedRules(before, after).filter((id) => old.has(id));
}

const textsOf = (entry: EditableEntry | undefined) =>
  new Map(entry?.rules.map(({ id, text }) => [id, text] as const));

/**
 * Adds each completely translated language to the languages that the site shows. A translation is complete if every
 * entry and every name is translated.
 */
export function finishLanguages(files: BookFiles): BookFiles {
  const [like = ''] = languagesOf(files);
  return unfinishedOf(files).reduce(
    (all, lang) => (isLang(lang) && isTranslated(all, lang, like) ? addLanguage(all, lang, like) : all),
    files,
  );
}

function isTranslated(files: BookFiles, lang: string, like: string): boolean {
  const entries = listEntries(files, like);
  const isNamed = listGameNames(files).every(({ texts }) => texts[lang] || !texts[like]);
  return (
    isNamed &&
    entries.every(({ id }) => {
      const translation = files[entryFile(lang, id)];
      if (translation === undefined) return false;
      const { done, all } = progressOf(splitEntry(files[entryFile(like, id)] ?? ''), splitEntry(translation));
      return done === all;
    })
  );
}

export interface MissingMarks {
  /** Targets of links: `combat`, `combat#roll`. */
  links: string[];
  /** Ids of icons. */
  icons: string[];
}

/**
 * Returns the links and the icons of an original that its translation lacks. The content check requires them, because a
 * rule has the same references and icons in every language.
 */
export function missingMarks(original: string, translation: string): MissingMarks {
  const has = marksOf(translation);
  const entryOf = (target: string) => target.split('#')[0];
  const linked = new Set(has.links.map(entryOf));
  const wanted = marksOf(original);
  return {
    links: wanted.links.filter((target) => !linked.has(entryOf(target))),
    icons: wanted.icons.filter((id) => !has.icons.includes(id)),
  };
}

function marksOf(markdown: string): MissingMarks {
  const found = (pattern: RegExp) => [
    ...new Set([...markdown.matchAll(pattern)].map(([, one]) => one as string)),
  ];
  return {
    links: found(/\[\[([^\]|]+)(?:\|[^\]]*)?\]\]/g),
    icons: found(/:([a-z][a-z0-9-]*):/g),
  };
}
