// Writes the translation of an entry (the original) into another language, rule by rule. A rule has the same id, kind
// and position in the original and in the translation. A note is a block `:::kind` … `:::` around some rules.
import { formatFrontMatter } from '../content/write-front-matter';
import { readFields, withField } from './entry-fields';
import { type EditableEntry, type EditableRule, splitEntry } from './entry-text';

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

/**
 * Returns the ids of the rules whose original text was changed in the draft, but whose translation was not. `before`
 * has the original and the translation as they were before the draft.
 */
export function staleRules(
  now: { original: EditableEntry; translation: EditableEntry | undefined },
  before: { original: EditableEntry; translation: EditableEntry | undefined },
): Set<string> {
  const textsOf = (entry: EditableEntry | undefined) =>
    new Map(entry?.rules.map(({ id, text }) => [id, text] as const));
  const [original, translation] = [textsOf(now.original), textsOf(now.translation)];
  const [oldOriginal, oldTranslation] = [textsOf(before.original), textsOf(before.translation)];
  return new Set(
    [...translation.keys()].filter(
      (id) =>
        oldOriginal.has(id) &&
        oldTranslation.has(id) &&
        original.get(id) !== oldOriginal.get(id) &&
        translation.get(id) === oldTranslation.get(id),
    ),
  );
}
