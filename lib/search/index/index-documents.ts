// Turns a game's data into what is searched: places (entry, section, rule) and the texts that lead to them.
import type { EntryData, GameData } from '../../data/game-data';
import { inlineToPlain } from '../../data/inline-markup';
import { wholeSentence } from '../../data/whole-sentence';
import { findRule, findSection } from '../results/find-in-entry';
import { lockOfEntry, lockOfRule } from '../results/search-locks';
import { isExampleTitle, penaltyOf } from '../scoring/penalty';
import { addNames, addQuestions, addRedirect } from './name-documents';

/** Where a text comes from; the names of a place weigh more than its rules. */
export type Field =
  | 'title'
  | 'redirect'
  | 'alias'
  | 'index'
  | 'heading'
  | 'other'
  | 'en'
  | 'rule'
  | 'question';

/** What players and other editions call an entry, not its own book. */
export function isSaying(field: Field): boolean {
  return field === 'alias' || field === 'other';
}

export interface NumberRange {
  from: number;
  to: number;
}

export interface EntryPlace {
  id: string;
  title: string;
  page: number | undefined;
  /** Numbers of its sections and rules: from the first to one past the last. */
  sections: NumberRange;
  rules: NumberRange;
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
  /** Number of the rule it hangs on; -1 for none. */
  parent: number;
  /** The text as read aloud; a fragment of a list with what leads it in. */
  plain: string;
  /** Taken from its score. */
  penalty: number;
  /** Of a note on the books: the number of the rule it speaks of, where that stands here. */
  about?: number;
  /** A term of the printed index leads to this very rule. */
  hasTerm?: true;
  lock: string | undefined;
}

/** One searched text; `section` and `rule` are -1 where it names the whole entry. */
export interface SearchText {
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
  units: SearchText[];
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
  const lock = lockOfEntry(entry);
  const place: EntryPlace = {
    id: entry.id,
    title: entry.title,
    page: entry.page,
    sections: { from: sections.length, to: sections.length },
    rules: { from: rules.length, to: rules.length },
    lock,
  };
  entries.push(place);
  const isExample = isExampleTitle(entry.title);
  const exampleSections = new Set<number>();
  for (const rule of entry.rules) {
    const plain = inlineToPlain(rule.text, iconName);
    const ruleLock = lockOfRule(rule) ?? lock;
    if (rule.kind === 'heading') {
      units.push({ field: 'heading', text: plain, entry: number, section: sections.length, rule: -1 });
      if (isExampleTitle(plain)) exampleSections.add(sections.length);
      place.sections.to = sections.push({ id: rule.id, entry: number, title: plain, lock: ruleLock });
      continue;
    }
    const section = rule.section ? findSection(documents, number, rule.section) : -1;
    const penalty = penaltyOf(entry, isExample || exampleSections.has(section), rule);
    const parent = rule.parent ? findParent(rules, place.rules.from, rule.parent) : -1;
    units.push({ field: 'rule', text: plain, entry: number, section, rule: rules.length });
    const whole = wholeSentence(entry, rule);
    const shown = whole === rule.text ? plain : inlineToPlain(whole, iconName);
    rules.push({ id: rule.id, entry: number, section, parent, plain: shown, penalty, lock: ruleLock });
  }
  addEmptyPlaces(documents, number, place);
  place.rules.to = rules.length;
  for (const { id, about } of entry.rules) if (about) settleNote(documents, number, id, about);
  addNames(documents, entry, { entry: number, section: -1, rule: -1 }, {});
  addQuestions(documents, entry, number);
}

/** A rule stands after the one it hangs on. */
function findParent(rules: RulePlace[], from: number, id: string): number {
  for (let number = rules.length - 1; number >= from; number--) if (rules[number]?.id === id) return number;
  return -1;
}

function settleNote(documents: Documents, entry: number, id: string, about: string[]): void {
  const note = documents.rules[findRule(documents, entry, id)];
  const rule = about.map((one) => findRule(documents, entry, one)).find((number) => number >= 0);
  if (note && rule !== undefined) note.about = rule;
}

/** A heading or an entry with nothing under it can still be found by its name. */
function addEmptyPlaces({ sections, rules }: Documents, entry: number, own: EntryPlace): void {
  const filled = new Set(rules.slice(own.rules.from).map(({ section }) => section));
  for (let section = own.sections.from; section < own.sections.to; section++) {
    const { id = '', title = '', lock } = sections[section] ?? {};
    if (!filled.has(section)) rules.push({ id, entry, section, parent: -1, plain: title, penalty: 0, lock });
  }
  if (rules.length > own.rules.from) return;
  rules.push({ id: '', entry, section: -1, parent: -1, plain: '', penalty: 0, lock: own.lock });
}
