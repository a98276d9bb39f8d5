// Converts game data to the documents that the other search engines index. For the comparison by entry, each section of
// an entry is one document, as in documentation search. For the comparison by rule, each rule is one document.
import type { EntryData, GameData } from '../../lib/data/game-data';
import { inlineToPlain } from '../../lib/data/inline-markup';

export interface BenchDocument {
  id: string;
  entry: string;
  section: string;
  /** Id of the rule, if each rule is one document. */
  rule?: string;
  title: string;
  heading: string;
  /** Other names of the entry: those that players use, those of the printed index, and those in other editions. */
  names: string;
  text: string;
}

/** What each document of a search index contains: a section of an entry, or a single rule. */
export type DocumentUnit = 'section' | 'rule';
export const DOCUMENT_UNITS: DocumentUnit[] = ['section', 'rule'];

/**
 * Converts the entries of a game. A redirect becomes another name of its target, because the other engines have no
 * redirects.
 */
export function gameDataToBenchDocuments(data: GameData, unit: DocumentUnit): BenchDocument[] {
  const redirected = new Map<string, string[]>();
  for (const entry of data.entries)
    for (const target of entry.see ?? []) {
      const id = target.split('#')[0] ?? target;
      redirected.set(id, [
        ...(redirected.get(id) ?? []),
        entry.title,
        ...namesOf(entry),
        ...(entry.index ?? []).map(({ term }) => term),
      ]);
    }
  return data.entries
    .filter(({ see }) => !see?.length)
    .flatMap((entry) => {
      const names = redirected.get(entry.id) ?? [];
      return unit === 'rule' ? rulesToDocuments(data, entry, names) : sectionsToDocuments(data, entry, names);
    });
}

/** Converts each rule to a document with the names of its entry and the questions that players ask about the rule. */
function rulesToDocuments(data: GameData, entry: EntryData, redirected: string[]): BenchDocument[] {
  const toText = (rule: EntryData['rules'][number]) =>
    inlineToPlain(rule.text, (icon) => data.icons[icon]?.name ?? '');
  const headings = new Map(
    entry.rules.filter(({ kind }) => kind === 'heading').map((rule) => [rule.id, toText(rule)]),
  );
  return entry.rules
    .filter(({ kind }) => kind !== 'heading')
    .map((rule) => ({
      id: `${entry.id}#${rule.id}`,
      entry: entry.id,
      section: rule.section ?? '',
      rule: rule.id,
      title: entry.title,
      heading: headings.get(rule.section ?? '') ?? '',
      names: [...namesOf(entry), ...redirected].join(' · '),
      text: [toText(rule), ...(entry.asked ?? []).filter(({ at }) => at === rule.id).map(({ q }) => q)].join(
        '\n',
      ),
    }));
}

function sectionsToDocuments(data: GameData, entry: EntryData, redirected: string[]): BenchDocument[] {
  const sections = new Map<string, { heading: string; texts: string[]; terms: string[] }>();
  const sectionOf = new Map<string, string>();
  sections.set('', { heading: '', texts: [], terms: [] });
  for (const rule of entry.rules) {
    const section = rule.kind === 'heading' ? rule.id : (rule.section ?? '');
    sectionOf.set(rule.id, section);
    const text = inlineToPlain(rule.text, (icon) => data.icons[icon]?.name ?? '');
    const known = sections.get(section);
    if (rule.kind === 'heading') sections.set(section, { heading: text, texts: [], terms: [] });
    else known?.texts.push(text);
  }
  for (const { term, at } of entry.index ?? []) sections.get(sectionOf.get(at ?? '') ?? '')?.terms.push(term);
  // Adds the questions of players to the text of their section, because the other engines have no field for questions.
  for (const { q, at } of entry.asked ?? []) sections.get(sectionOf.get(at) ?? '')?.texts.push(q);
  return [...sections].map(([section, { heading, texts, terms }]) => ({
    id: section ? `${entry.id}#${section}` : entry.id,
    entry: entry.id,
    section,
    title: entry.title,
    heading,
    names: [...(section ? [] : [...namesOf(entry), ...redirected]), ...terms].join(' · '),
    text: texts.join('\n'),
  }));
}

function namesOf({ en, aliases = [], otherNames = [] }: EntryData): string[] {
  return [...(en ? [en] : []), ...aliases, ...otherNames];
}
