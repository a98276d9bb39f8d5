// Converts game data to the documents that the other search engines index. Each section of an entry is one document, as
// is usual in the search of documentation sites.
import type { EntryData, GameData } from '../../lib/data/game-data';
import { inlineToPlain } from '../../lib/data/inline-markup';

export interface BenchDocument {
  id: string;
  entry: string;
  section: string;
  title: string;
  heading: string;
  /** Other names of the entry: those that players use, those of the printed index, and those in other editions. */
  names: string;
  text: string;
}

/**
 * Converts the entries of a game. A redirect becomes another name of its target, because the other engines have no
 * redirects.
 */
export function gameDataToBenchDocuments(data: GameData): BenchDocument[] {
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
    .flatMap((entry) => entryToDocuments(data, entry, redirected.get(entry.id) ?? []));
}

function entryToDocuments(data: GameData, entry: EntryData, redirected: string[]): BenchDocument[] {
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
  // The questions of players are added to the text of their section, because the other engines have no field for
  // questions.
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
