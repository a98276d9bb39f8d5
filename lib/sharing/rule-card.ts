// Collects what the card, a quotation or a message shows of one rule, from the data of its edition.
import {
  type EntryData,
  type GameData,
  isEditorialNote,
  type RuleData,
  type RuleKind,
} from '../data/game-data';
import { leadInsOf, wholeSentence } from '../data/whole-sentence';

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
  /** The title of the entry. */
  title: string;
  page?: number;
  book?: GameData['book'];
  /** The title of the section. */
  section?: string;
  /** The parent rules, outermost first, without those that begin the sentence. */
  parents: Sentence[];
  /** For a heading: the rules under it. */
  below: Sentence[];
  /** Notes about differences of the other edition in this rule. */
  differs?: string;
  /** It must not be shown to players who have not reached this point of the campaign. */
  spoiler: boolean;
}

export function toRuleCard(data: GameData, entryId: string, ruleId: string): RuleCard | undefined {
  const entry = data.entries.find(({ id }) => id === entryId);
  const rule = entry?.rules.find(({ id }) => id === ruleId);
  if (!entry || !rule) return undefined;
  const section = entry.rules.find(({ id }) => id === rule.section);
  const leads = new Set(leadInsOf(entry, rule).map(({ id }) => id));
  const differs = entry.rules.find(({ about, note }) => note === 'differs' && about?.includes(ruleId));
  return {
    ...toSentence(rule),
    text: wholeSentence(entry, rule),
    game: data.game,
    lang: data.lang,
    entry: entry.id,
    kind: rule.kind,
    gameName: data.name,
    title: entry.title,
    ...(entry.page && { page: entry.page }),
    book: data.book,
    ...(section && { section: section.text }),
    parents: parentsOf(rule, entry).filter(({ id }) => !leads.has(id)),
    below: rule.kind === 'heading' ? under(rule, entry) : [],
    ...(differs && { differs: differs.text }),
    spoiler: isSpoilerRule(rule, entry),
  };
}

/** Finds the entry with a game's golden rule, which says what overrides what. */
export function findGoldenRule(
  data: GameData,
): { entry: string; title: string; rules: Sentence[] } | undefined {
  const entry = data.entries.find(({ id }) => id === data.golden);
  return entry && { entry: entry.id, title: entry.title, rules: spoken(entry.rules).map(toSentence) };
}

export const isSpoilerRule = (rule: RuleData, entry: EntryData): boolean =>
  rule.note === 'spoiler' || (entry.tags?.includes('spoiler') ?? false);

const toSentence = ({ id, text, number }: RuleData): Sentence => ({ id, text, ...(number && { number }) });

/** Parents without headings and without notes on editions, which are not rules of this edition. */
const spoken = (rules: readonly RuleData[]): RuleData[] =>
  rules.filter(({ kind, note }) => kind !== 'heading' && !isEditorialNote(note));

function parentsOf(rule: RuleData, entry: EntryData): Sentence[] {
  const parent = entry.rules.find(({ id }) => id === rule.parent);
  return parent ? [...parentsOf(parent, entry), toSentence(parent)] : [];
}

/** The rules of a heading: up to the next heading of the same or a higher level. */
function under(heading: RuleData, entry: EntryData): Sentence[] {
  const from = entry.rules.indexOf(heading) + 1;
  const rest = entry.rules.slice(from);
  const end = rest.findIndex(({ kind, section }) => kind === 'heading' && section !== heading.id);
  return spoken(end < 0 ? rest : rest.slice(0, end))
    .filter(({ note }) => note !== 'spoiler')
    .map(toSentence);
}
