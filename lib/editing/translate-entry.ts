// Writes an entry in another language beside an existing one, rule by rule. A rule has the same id, kind and place in both.
import { formatFrontMatter } from '../content/write-front-matter';
import { readFields, withField } from './entry-fields';
import { type EditableEntry, type EditableRule, splitEntry } from './entry-text';

/** Fields that are equal in all languages. The others have words, which the reader translates. */
const SHARED_FIELDS = ['page', 'en', 'related', 'see'] as const;

/** Returns the rules that need a translation. What one edition says about another one is written in each by hand. */
export const rulesToTranslate = ({ rules }: EditableEntry): EditableRule[] =>
  rules.filter(({ id, note }) => id && !note?.opening.startsWith('differs'));

/** Returns an entry without rules in another language, with the fields that are equal in all languages. */
function emptyTranslation(original: EditableEntry, title: string): EditableEntry {
  const fields = readFields(original.front);
  const others = original.front.match(/^(?:tags|until|module|replaces): .*$/gm) ?? [];
  let front = `${formatFrontMatter({ title })}\n`;
  for (const name of SHARED_FIELDS) front = withField(front, name, fields[name]);
  return splitEntry(front.replace(/\n---\n/, `\n${others.map((line) => `${line}\n`).join('')}---\n`));
}

/** Sets the title of a translation, which begins with it. */
export function translateTitle(
  original: EditableEntry,
  translation: EditableEntry | undefined,
  title: string,
): EditableEntry {
  if (!translation) return emptyTranslation(original, title);
  return { ...translation, front: withField(translation.front, 'title', title) };
}

/** Sets the words of one rule in a translation. Without words, the rule is not translated. */
export function translateRule(
  original: EditableEntry,
  translation: EditableEntry | undefined,
  id: string,
  text: string,
): EditableEntry {
  // The reader still has to write the title; the check reports an entry without one.
  const target = translation ?? emptyTranslation(original, '');
  const texts = new Map(target.rules.map((rule) => [rule.id, rule.text]));
  texts.set(id, text);
  const known = new Set(original.rules.map((rule) => rule.id));
  const openings = new Map(target.rules.map((rule) => [rule.id, rule.note]));
  const translated = rulesToTranslate(original).flatMap((rule): EditableRule[] => {
    const words = texts.get(rule.id);
    // The attributes of a note may be translated, so the note of the translation is kept.
    const note = openings.get(rule.id) ?? rule.note;
    return words?.trim() ? [{ ...rule, text: words, ...(note && { note }) }] : [];
  });
  // Rules that only the translation has stay at its end.
  const own = target.rules.filter((rule) => !known.has(rule.id));
  return { front: target.front, rules: [...withoutGaps(translated), ...own] };
}

/** Moves items out whose parent is not translated yet. */
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
  /** Number of translated texts: the title and the rules. */
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
 * Returns the ids of the rules whose original has changed in the draft while the translation has not. `before` are the
 * two entries as the draft found them.
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
