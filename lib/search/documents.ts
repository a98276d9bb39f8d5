// Turns a game's data into what is searched: places (entry, section, rule) and the texts that lead to them.
import type { EntryData, GameData } from '../data/game-data';
import { inlineToPlain } from '../data/inline';
import { addNames, addRedirect } from './name-units';
import { penaltyOf } from './penalty';
import { lockOfEntry, lockOfRule } from './spoilers';

/** Where a text comes from; the names of a place weigh more than its rules. */
export type Field = 'title' | 'redirect' | 'alias' | 'index' | 'heading' | 'other' | 'en' | 'rule';

/** What players and other editions call an entry, not its own book. */
export function isSaying(field: Field): boolean {
  return field === 'alias' || field === 'other';
}

export interface EntryPlace {
  id: string;
  title: string;
  page: number | undefined;
  /** Numbers of its rules: from the first to one past the last. */
  rules: { from: number; to: number };
  lock: string | undefined;
}

export interface SectionPlace {
  id: string;
  entry: number;
  title: string;
  lock: string | undefined;
}

export interface RulePlace {
  /** Empty for an entry that has no rules. */
  id: string;
  entry: number;
  /** Number of the section among the game's sections; -1 outside of them. */
  section: number;
  /** The text as read aloud. */
  plain: string;
  /** Taken from its score. */
  penalty: number;
  lock: string | undefined;
}

/** One searched text; `section` and `rule` are -1 where it names the whole entry. */
export interface Unit {
  field: Field;
  text: string;
  entry: number;
  section: number;
  rule: number;
  /** Title of the redirect the name belongs to, and which of its targets this is. */
  from?: string;
  target?: number;
  /** Unlocks the name itself, where the redirect is a spoiler. */
  lock?: string;
}

export interface Documents {
  entries: EntryPlace[];
  sections: SectionPlace[];
  rules: RulePlace[];
  units: Unit[];
}

export function gameDataToDocuments(data: GameData): Documents {
  const documents: Documents = { entries: [], sections: [], rules: [], units: [] };
  const iconName = (id: string) => data.icons[id]?.name ?? '';
  for (const entry of data.entries) if (!entry.see) addEntry(documents, entry, iconName);
  for (const entry of data.entries) if (entry.see) addRedirect(documents, entry, entry.see);
  return documents;
}

function addEntry(documents: Documents, entry: EntryData, iconName: (id: string) => string): void {
  const { entries, sections, rules, units } = documents;
  const number = entries.length;
  const firstSection = sections.length;
  const lock = lockOfEntry(entry);
  const place: EntryPlace = {
    id: entry.id,
    title: entry.title,
    page: entry.page,
    rules: { from: rules.length, to: rules.length },
    lock,
  };
  entries.push(place);
  for (const rule of entry.rules) {
    const plain = inlineToPlain(rule.text, iconName);
    const ruleLock = lockOfRule(rule) ?? lock;
    if (rule.kind === 'heading') {
      units.push({ field: 'heading', text: plain, entry: number, section: sections.length, rule: -1 });
      sections.push({ id: rule.id, entry: number, title: plain, lock: ruleLock });
      continue;
    }
    const section = rule.section ? findSection(documents, firstSection, rule.section) : -1;
    const penalty = penaltyOf(entry, sections[section]?.title ?? '', rule);
    units.push({ field: 'rule', text: plain, entry: number, section, rule: rules.length });
    rules.push({ id: rule.id, entry: number, section, plain, penalty, lock: ruleLock });
  }
  addEmptyPlaces(documents, number, firstSection);
  place.rules.to = rules.length;
  addNames(documents, entry, { entry: number, section: -1, rule: -1 }, {});
}

function findSection({ sections }: Documents, from: number, id: string): number {
  return sections.findIndex((section, number) => number >= from && section.id === id);
}

/** A heading or an entry with nothing under it can still be found by its name. */
function addEmptyPlaces({ entries, sections, rules }: Documents, entry: number, firstSection: number): void {
  const own = entries[entry];
  if (!own) return;
  const filled = new Set(rules.slice(own.rules.from).map(({ section }) => section));
  sections.slice(firstSection).forEach(({ id, title, lock }, at) => {
    const section = firstSection + at;
    if (!filled.has(section)) rules.push({ id, entry, section, plain: title, penalty: 0, lock });
  });
  if (rules.length > own.rules.from) return;
  rules.push({ id: '', entry, section: -1, plain: '', penalty: 0, lock: own.lock });
}
