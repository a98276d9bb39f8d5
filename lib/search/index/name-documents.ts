// Adds to the search index the names and player questions that lead to an entry, a section or a rule.
import type { EntryData } from '../../data/game-data';
import { findRule, findSection } from './find-rule-in-entry';
import type { Documents, Field, TextUnit } from './game-data-to-documents';
import { lockOfEntry } from './spoiler-locks';

/** The entry, section or rule to which a name leads. */
type NameTarget = Pick<TextUnit, 'entry' | 'section' | 'rule'>;
/** The redirect from which a name comes. All properties are absent for a name of the entry itself. */
type NameOrigin = Pick<TextUnit, 'redirectTitle' | 'targetOrder' | 'lock'>;

export function addNames(
  documents: Documents,
  entry: EntryData,
  target: NameTarget,
  origin: NameOrigin,
): void {
  const { redirectTitle, targetOrder, lock } = origin;
  const add = (field: Field, name: string, place: NameTarget) => {
    const { entry, section, rule } = place;
    for (const text of nameVariants(name))
      documents.units.push({ field, text, entry, section, rule, redirectTitle, targetOrder, lock });
  };
  add(redirectTitle === undefined ? 'title' : 'redirect', entry.title, target);
  for (const alias of entry.aliases ?? []) add('alias', alias, target);
  for (const { term, at } of entry.index ?? []) {
    const place = findTarget(documents, target, at);
    const rule = documents.rules[place.rule];
    if (rule) rule.hasIndexTerm = true;
    add('index', term, place);
  }
  for (const name of entry.otherNames ?? []) add('other', name, target);
  if (entry.en) add('en', entry.en, target);
}

/**
 * Adds the questions of players in the field `asked` of an entry. Each question refers to the rule or section that
 * answers it.
 */
export function addQuestions(documents: Documents, { asked = [] }: EntryData, entry: number): void {
  for (const { q, at } of asked) {
    const target = findTarget(documents, { entry, section: -1, rule: -1 }, at);
    documents.units.push({ field: 'question', text: q, ...target });
  }
}

/** Adds the names of a redirect to the targets of the redirect. The redirect itself is never a search result. */
export function addRedirect(documents: Documents, redirect: EntryData, see: string[]): void {
  see.forEach((address, targetOrder) => {
    const [id, at] = address.split('#');
    const entry = documents.entries.findIndex((place) => place.id === id);
    if (entry < 0) return;
    const target = findTarget(documents, { entry, section: -1, rule: -1 }, at);
    const lock = lockOfEntry(redirect);
    addNames(documents, redirect, target, { redirectTitle: redirect.title, targetOrder, lock });
  });
}

/**
 * Finds the section or rule with the id `at` in the entry of `target`. Returns `target` itself if `at` is empty or no
 * section or rule has this id.
 */
function findTarget(documents: Documents, target: NameTarget, at: string | undefined): NameTarget {
  if (!at) return target;
  const { entry } = target;
  const section = findSection(documents, entry, at);
  if (section >= 0) return { entry, section, rule: -1 };
  const rule = findRule(documents, entry, at);
  return rule < 0 ? target : { entry, section: documents.rules[rule]?.section ?? -1, rule };
}

/**
 * Returns the name, the name without the text in brackets, and the name without a numbered prefix. «Ринок (дія)» also
 * gives «Ринок»; «Додаток 1: Підготовка до гри» also gives «Підготовка до гри».
 */
export function nameVariants(name: string): string[] {
  const variants = [name];
  const bare = name.includes('(') ? name.replace(/\s*\([^)]*\)/g, '').trim() : name;
  if (bare && bare !== name) variants.push(bare);
  const afterColon = bare.includes(':') && /^[^:]*\d\s*:\s*(.+)$/.exec(bare)?.[1];
  if (afterColon) variants.push(afterColon);
  return variants;
}
