// Collects the data of one rule that a rule card (the view in large type), a quotation or a message shows.

import { bookOfEntry, documentOfEntry } from '../data/book-of-entry';
import { leadInsOf, wholeSentence } from '../data/complete-sentence';
import { type RuleNote, toRuleNote } from '../data/format-rule-notes';
import {
  type EntryData,
  type GameData,
  isEditorialNote,
  notesAbout,
  type RuleData,
  type RuleKind,
  type RulingData,
} from '../data/game-data';

/** A rule in inline markup, with its number if it has one. */
export interface Sentence {
  id: string;
  text: string;
  number?: string;
}

export interface RuleCard extends Sentence {
  game: string;
  lang: string;
  entry: string;
  kind: RuleKind;
  gameName: string;
  /** Title of the entry. */
  title: string;
  page?: number;
  book?: GameData['book'];
  /** Name of the document that contains the entry. Absent if all entries of the game are from one printed book. */
  documentName?: string;
  /** Name of the module (expansion) that the rule belongs to. Absent if the rule belongs to the base game. */
  moduleName?: string;
  /** Title of the section that contains the rule. */
  section?: string;
  /** Parent rules, outermost first. Omits a parent if `text` already begins with the text of the parent. */
  parents: Sentence[];
  /** If the rule is a heading: the rules below it. Otherwise empty. */
  below: Sentence[];
  /**
   * Notes about the rule: rulings of the publisher, differences from another edition, and contradictions in the book.
   */
  notes: RuleNote[];
  /** The source of the card’s text, if it is a ruling and not a rule of the printed book. */
  ruling?: RulingData;
  /** Whether the rule is a spoiler. A spoiler is hidden until the players reach a given point of the campaign. */
  spoiler: boolean;
}

export function toRuleCard(data: GameData, entryId: string, ruleId: string): RuleCard | undefined {
  const entry = data.entries.find(({ id }) => id === entryId);
  const rule = entry?.rules.find(({ id }) => id === ruleId);
  if (!entry || !rule) return undefined;
  const section = entry.rules.find(({ id }) => id === rule.section);
  const module = rule.module ?? entry.module;
  const document = documentOfEntry(data, entry);
  const leads = new Set(leadInsOf(entry, rule).map(({ id }) => id));
  return {
    ...toSentence(rule),
    text: wholeSentence(entry, rule),
    game: data.game,
    lang: data.lang,
    entry: entry.id,
    kind: rule.kind,
    gameName: data.name,
    title: entry.title,
    ...(entry.page && !rule.ruling && { page: entry.page }),
    ...(rule.ruling && { ruling: rule.ruling }),
    book: bookOfEntry(data, entry),
    ...(document && { documentName: document.name }),
    ...(module && { moduleName: module.name }),
    ...(section && { section: section.text }),
    parents: parentsOf(rule, entry).filter(({ id }) => !leads.has(id)),
    below: rule.kind === 'heading' ? sentencesUnder(rule, entry) : [],
    notes: notesAbout(entry, ruleId).map(toRuleNote),
    spoiler: isSpoilerRule(rule, entry),
  };
}

/** Finds the entry with the game's golden rule, which says what to do when rules or cards contradict each other. */
export function findGoldenRule(
  data: GameData,
): { entry: string; title: string; rules: Sentence[] } | undefined {
  const entry = data.entries.find(({ id }) => id === data.golden);
  return (
    entry && {
      entry: entry.id,
      title: entry.title,
      rules: withoutHeadingsAndNotes(entry.rules).map(toSentence),
    }
  );
}

export const isSpoilerRule = (rule: RuleData, entry: EntryData): boolean =>
  rule.note === 'spoiler' || (entry.tags?.includes('spoiler') ?? false);

const toSentence = ({ id, text, number }: RuleData): Sentence => ({ id, text, ...(number && { number }) });

/** Returns the rules without headings and without editorial notes (`differs`, `unclear` and `ruling`). */
const withoutHeadingsAndNotes = (rules: readonly RuleData[]): RuleData[] =>
  rules.filter(({ kind, note }) => kind !== 'heading' && !isEditorialNote(note));

function parentsOf(rule: RuleData, entry: EntryData): Sentence[] {
  const parent = entry.rules.find(({ id }) => id === rule.parent);
  return parent ? [...parentsOf(parent, entry), toSentence(parent)] : [];
}

/** Returns the rules under a heading: those up to the next heading of the same or a higher level. */
function sentencesUnder(heading: RuleData, entry: EntryData): Sentence[] {
  const from = entry.rules.indexOf(heading) + 1;
  const rest = entry.rules.slice(from);
  const end = rest.findIndex(({ kind, section }) => kind === 'heading' && section !== heading.id);
  return withoutHeadingsAndNotes(end < 0 ? rest : rest.slice(0, end))
    .filter(({ note }) => note !== 'spoiler')
    .map(toSentence);
}
