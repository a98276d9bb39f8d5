// Everything that is said about one rule when it is shown, quoted or sent, gathered from the data of its edition.
import { type EntryData, type GameData, isRemark, type RuleData, type RuleKind } from '../data/game-data';
import { leadsOf, wholeSentence } from '../data/whole-sentence';

/** A rule's sentence in inline mark-up, with its number where it has one. */
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
  /** Title of the section it stands in. */
  section?: string;
  /** The rules it hangs on, outermost first; not those that its own sentence begins with. */
  parents: Sentence[];
  /** For a heading: the rules under it. */
  below: Sentence[];
  /** What the other edition says otherwise about this very rule. */
  differs?: string;
  /** Must not be quoted to those who have not come that far. */
  spoiler: boolean;
}

export function toRuleCard(data: GameData, entryId: string, ruleId: string): RuleCard | undefined {
  const entry = data.entries.find(({ id }) => id === entryId);
  const rule = entry?.rules.find(({ id }) => id === ruleId);
  if (!entry || !rule) return undefined;
  const section = entry.rules.find(({ id }) => id === rule.section);
  const leads = new Set(leadsOf(entry, rule).map(({ id }) => id));
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

/** The golden rule of a game: the entry that says what wins over what. */
export function findGolden(data: GameData): { entry: string; title: string; rules: Sentence[] } | undefined {
  const entry = data.entries.find(({ id }) => id === data.golden);
  return entry && { entry: entry.id, title: entry.title, rules: spoken(entry.rules).map(toSentence) };
}

export const isSpoilerRule = (rule: RuleData, entry: EntryData): boolean =>
  rule.note === 'spoiler' || (entry.tags?.includes('spoiler') ?? false);

const toSentence = ({ id, text, number }: RuleData): Sentence => ({ id, text, ...(number && { number }) });

/** Without headings, and without notes on editions, which are no rules of this one. */
const spoken = (rules: readonly RuleData[]): RuleData[] =>
  rules.filter(({ kind, note }) => kind !== 'heading' && !isRemark(note));

function parentsOf(rule: RuleData, entry: EntryData): Sentence[] {
  const parent = entry.rules.find(({ id }) => id === rule.parent);
  return parent ? [...parentsOf(parent, entry), toSentence(parent)] : [];
}

/** A heading's rules: up to the next heading that does not stand under it. */
function under(heading: RuleData, entry: EntryData): Sentence[] {
  const from = entry.rules.indexOf(heading) + 1;
  const rest = entry.rules.slice(from);
  const end = rest.findIndex(({ kind, section }) => kind === 'heading' && section !== heading.id);
  return spoken(end < 0 ? rest : rest.slice(0, end))
    .filter(({ note }) => note !== 'spoiler')
    .map(toSentence);
}
