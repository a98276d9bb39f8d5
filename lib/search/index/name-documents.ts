// Adds the names that lead to an entry: its own, those of its redirects, and what players and other editions say.
import type { EntryData } from '../../data/game-data';
import { findRule, findSection } from '../results/find-in-entry';
import { lockOfEntry } from '../results/search-locks';
import type { Documents, Field, SearchText } from './index-documents';

/** What a name leads to, and the redirect it comes through. */
type Target = Pick<SearchText, 'entry' | 'section' | 'rule'>;
type Origin = Pick<SearchText, 'from' | 'target' | 'lock'>;

export function addNames(documents: Documents, entry: EntryData, target: Target, origin: Origin): void {
  const { from, target: order, lock } = origin;
  const add = (field: Field, name: string, place: Target) => {
    const { entry, section, rule } = place;
    for (const text of nameVariants(name))
      documents.units.push({ field, text, entry, section, rule, from, target: order, lock });
  };
  add(origin.from === undefined ? 'title' : 'redirect', entry.title, target);
  for (const alias of entry.aliases ?? []) add('alias', alias, target);
  for (const { term, at } of entry.index ?? []) {
    const place = findTarget(documents, target, at);
    const rule = documents.rules[place.rule];
    if (rule) rule.hasTerm = true;
    add('index', term, place);
  }
  for (const name of entry.otherNames ?? []) add('other', name, target);
  if (entry.en) add('en', entry.en, target);
}

/** What players ask leads to the rule that answers it. */
export function addQuestions(documents: Documents, { asked = [] }: EntryData, entry: number): void {
  for (const { q, at } of asked) {
    const target = findTarget(documents, { entry, section: -1, rule: -1 }, at);
    documents.units.push({ field: 'question', text: q, ...target });
  }
}

/** A redirect is never a result itself: its names are names of its targets. */
export function addRedirect(documents: Documents, redirect: EntryData, see: string[]): void {
  see.forEach((address, order) => {
    const [id, at] = address.split('#');
    const entry = documents.entries.findIndex((place) => place.id === id);
    if (entry < 0) return;
    const target = findTarget(documents, { entry, section: -1, rule: -1 }, at);
    const lock = lockOfEntry(redirect);
    addNames(documents, redirect, target, { from: redirect.title, target: order, lock });
  });
}

/** The section or rule with this id in the target's entry; the target itself where there is none. */
function findTarget(documents: Documents, target: Target, at: string | undefined): Target {
  if (!at) return target;
  const { entry } = target;
  const section = findSection(documents, entry, at);
  if (section >= 0) return { entry, section, rule: -1 };
  const rule = findRule(documents, entry, at);
  return rule < 0 ? target : { entry, section: documents.rules[rule]?.section ?? -1, rule };
}

/** «Ринок (дія)» is also called «Ринок», «Додаток 1: Підготовка до гри» also «Підготовка до гри». */
export function nameVariants(name: string): string[] {
  const variants = [name];
  const bare = name.includes('(') ? name.replace(/\s*\([^)]*\)/g, '').trim() : name;
  if (bare && bare !== name) variants.push(bare);
  const afterColon = bare.includes(':') && /^[^:]*\d\s*:\s*(.+)$/.exec(bare)?.[1];
  if (afterColon) variants.push(afterColon);
  return variants;
}
