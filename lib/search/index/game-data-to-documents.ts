// Converts game data to the documents of the search index: entries, sections and rules, and the text units (searchable
// texts) that match queries.
//
// Entries, sections, rules and units are stored in flat arrays and refer to one another by array index.

import { sentenceWithList } from '../../data/complete-sentence';
import type { EntryData, GameData, RulingData } from '../../data/game-data';
import { inlineToPlain, linkTargets } from '../../data/inline-markup';
import type { PlayCondition } from '../matching/play-conditions';
import { conditionOf, isExampleTitle, penaltyOf } from '../scoring/conditional-rule-penalty';
import { findRule, findSection } from './find-rule-in-entry';
import { addNames, addQuestions, addRedirect } from './name-documents';
import { lockOfEntry, lockOfRule } from './spoiler-locks';

/**
 * The kind of a searchable text. A match in the name of an entry, section or rule scores higher than a match in the
 * text of a rule.
 */
export type Field =
  | 'title'
  | 'redirect'
  | 'alias'
  | 'index'
  | 'heading'
  | 'other'
  | 'en'
  | 'rule'
  | 'asker'
  | 'question';

/**
 * Whether a name of this kind is an alternative to the name in the book: a name that players use (`alias`), or a name
 * in another edition (`other`).
 */
export function isAlternativeName(field: Field): boolean {
  return field === 'alias' || field === 'other';
}

/** A range of array indexes: from `from` up to, but not including, `to`. */
export interface NumberRange {
  from: number;
  to: number;
}

export interface EntryPlace {
  id: string;
  title: string;
  page: number | undefined;
  /**
   * Position of the entry's document in the order of authority. 0 is the highest authority. Absent if the game has only
   * one document.
   */
  authority?: number;
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
  /**
   * Id of the rule. An entry or section without rules has a placeholder rule: for an entry, the id is empty, and for a
   * section, it is the section's id.
   */
  id: string;
  entry: number;
  /** Index of the section that contains the rule, or -1 if it is in no section. */
  section: number;
  /** Index of the rule under which this rule is nested, or -1 if there is none. */
  parent: number;
  /**
   * Text of the rule without markup. If the rule is a fragment of a list, the text includes the line that introduces
   * the list.
   */
  plainText: string;
  /** Penalty that is subtracted from the score of the rule, in points (see `conditional-rule-penalty.ts`). */
  penalty: number;
  /** The condition under which the rule applies, such as solo play. Absent if the rule always applies. */
  condition?: PlayCondition;
  /** Addresses (`entry#rule`) of the rules to which the text links. Absent if there are none. */
  references?: string[];
  /** For an editorial note: index of the rule that the note is about. */
  about?: number;
  /** For a ruling, or a rule of a module that is played: indexes of the rules that it replaces. */
  overrules?: number[];
  /** Set if a term of the book's printed index refers to this rule. */
  hasIndexTerm?: true;
  lock: string | undefined;
}

/**
 * One searchable text that leads to an entry, section or rule: the text of a rule, a name, a player question, or words
 * that players use. `rule` is -1 if the text belongs to a whole section or entry, and `section` is -1 if the text
 * belongs to a whole entry.
 */
export interface TextUnit {
  field: Field;
  text: string;
  entry: number;
  section: number;
  rule: number;
  /** For a name of a redirect: the title of the redirect. */
  redirectTitle?: string;
  /** For a name of a redirect: the position, from 0, of this target in the redirect's `see` list. */
  targetOrder?: number;
  /**
   * For a name of a redirect that is a spoiler: the id of the point of the campaign that unlocks the redirect. Only
   * this name is locked, not the target of the redirect.
   */
  lock?: string;
}

export interface Documents {
  entries: EntryPlace[];
  sections: SectionPlace[];
  rules: RulePlace[];
  units: TextUnit[];
}

export function gameDataToDocuments(data: GameData): Documents {
  const documents: Documents = { entries: [], sections: [], rules: [], units: [] };
  const iconName = (id: string) => data.icons[id]?.name ?? '';
  for (const entry of data.entries) if (!entry.see) addEntry(documents, entry, iconName, data);
  addAuthority(documents, data);
  for (const entry of data.entries) if (entry.see) addRedirect(documents, entry, entry.see);
  return documents;
}

function addAuthority({ entries }: Documents, data: GameData): void {
  const ids = data.documents?.map(({ id }) => id);
  if (!ids) return;
  const byEntry = new Map(data.entries.map(({ id, document }) => [id, ids.indexOf(document ?? '')]));
  for (const entry of entries) entry.authority = byEntry.get(entry.id) ?? 0;
}

function addEntry(
  documents: Documents,
  entry: EntryData,
  iconName: (id: string) => string,
  data: GameData,
): void {
  const askerWords = data.askerWords?.rules[entry.id];
  const isModuleChosen = data.played !== undefined;
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
    const ownText = inlineToPlain(rule.text, iconName);
    const ruleLock = lockOfRule(rule) ?? lock;
    if (rule.kind === 'heading') {
      units.push({ field: 'heading', text: ownText, entry: number, section: sections.length, rule: -1 });
      if (isExampleTitle(ownText)) exampleSections.add(sections.length);
      place.sections.to = sections.push({ id: rule.id, entry: number, title: ownText, lock: ruleLock });
      continue;
    }
    const section = rule.section ? findSection(documents, number, rule.section) : -1;
    const penalty = penaltyOf(entry, isExample || exampleSections.has(section), rule);
    const parent = rule.parent ? findParent(rules, place.rules.from, rule.parent) : -1;
    units.push({ field: 'rule', text: ownText, entry: number, section, rule: rules.length });
    const words = askerWords?.[rule.id];
    if (words) units.push({ field: 'asker', text: words, entry: number, section, rule: rules.length });
    const sentence = sentenceWithList(entry, rule);
    const plainText = sentence === rule.text ? ownText : inlineToPlain(sentence, iconName);
    const added: RulePlace = {
      id: rule.id,
      entry: number,
      section,
      parent,
      plainText,
      penalty,
      lock: ruleLock,
    };
    const references = linkTargets(rule.text);
    if (references.length > 0) added.references = references;
    const condition = conditionOf(entry, rule);
    if (condition) added.condition = condition;
    rules.push(added);
  }
  addPlaceholderRules(documents, number, place);
  place.rules.to = rules.length;
  for (const { id, about, ruling } of entry.rules)
    if (ruling && !ruling.overruledOn) linkRuling(documents, number, id, ruling);
    else if (about) linkNoteToRule(documents, number, id, about);
  if (isModuleChosen)
    for (const { id, replaces } of entry.rules) if (replaces) setOverruled(documents, number, id, replaces);
  addNames(documents, entry, { entry: number, section: -1, rule: -1 }, {});
  addQuestions(documents, entry, number);
}

/**
 * Returns the index of the rule with this id, which is the parent of the rule to be added next, or -1 if there is none.
 * A parent comes before its children, so the search goes backwards from the last added rule to `from`, the first rule
 * of the entry.
 */
function findParent(rules: RulePlace[], from: number, id: string): number {
  for (let number = rules.length - 1; number >= from; number--) if (rules[number]?.id === id) return number;
  return -1;
}

/** Connects a ruling, or a rule of a module that is played, with the rules that it replaces. */
function setOverruled(
  documents: Documents,
  entry: number,
  id: string,
  replaces: readonly string[],
): RulePlace | undefined {
  const place = documents.rules[findRule(documents, entry, id)];
  if (!place) return undefined;
  const overrules = replaces.map((one) => findRule(documents, entry, one));
  place.overrules = overrules.filter((number) => number >= 0);
  return place;
}

/** Connects a ruling with the rules that it replaces, and adds the question of the ruling as a text unit. */
function linkRuling(documents: Documents, entry: number, id: string, ruling: RulingData): void {
  const rule = findRule(documents, entry, id);
  const place = setOverruled(documents, entry, id, ruling.replaces ?? []);
  if (!place) return;
  documents.units.push({ field: 'question', text: ruling.question, entry, section: place.section, rule });
}

function linkNoteToRule(documents: Documents, entry: number, id: string, about: string[]): void {
  const note = documents.rules[findRule(documents, entry, id)];
  const rule = about.map((one) => findRule(documents, entry, one)).find((number) => number >= 0);
  if (note && rule !== undefined) note.about = rule;
}

/**
 * Adds a placeholder rule to each section or entry without rules. The search ranks only rules, so without the
 * placeholder it could not find the section or entry by its name.
 */
function addPlaceholderRules({ sections, rules }: Documents, entry: number, place: EntryPlace): void {
  const filled = new Set(rules.slice(place.rules.from).map(({ section }) => section));
  for (let section = place.sections.from; section < place.sections.to; section++) {
    const { id = '', title = '', lock } = sections[section] ?? {};
    if (filled.has(section)) continue;
    rules.push({ id, entry, section, parent: -1, plainText: title, penalty: 0, lock });
  }
  if (rules.length > place.rules.from) return;
  rules.push({ id: '', entry, section: -1, parent: -1, plainText: '', penalty: 0, lock: place.lock });
}
