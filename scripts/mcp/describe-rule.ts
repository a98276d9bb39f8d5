// Describes a rule for a program that quotes it: text, source, printed page, permanent address, notes, and references.
import { absolute, gamePath, targetPath } from '../../lib/core/addresses';
import type { RuleSharing } from '../../lib/core/site-settings';
import { wholeSentence } from '../../lib/data/complete-sentence';
import {
  type EntryData,
  type GameData,
  isEditorialNote,
  notesAbout,
  type RuleData,
  type RulingData,
} from '../../lib/data/game-data';
import { parseInline } from '../../lib/data/inline-markup';
import { resolveMoved, targetOf } from '../../lib/data/resolve-moved-rules';
import { toWords } from '../../lib/sharing/quotation';
import { sharedRulePath } from '../../lib/sharing/rule-sharing';

export interface AddressOptions {
  basePath: string;
  origin: string;
  ruleSharing: RuleSharing;
}

/** A rule with everything that a program needs to quote it. */
export interface QuotableRule {
  /** Ids of the entry and the rule: `patrols#not-a-ship`. */
  target: string;
  /** The whole sentence of the rule. Icons are replaced with their names. Empty if the rule is a locked spoiler. */
  text: string;
  /** Title of the entry. */
  title: string;
  /** Number by which players cite the rule (“12”, “8.1”). Headings, examples and editorial notes have no number. */
  number?: string;
  source: {
    game: string;
    lang: string;
    book: string;
    edition?: string;
    bookLang?: string;
    page?: number;
    /** Title of the FAQ or errata that contains the ruling. Present only if the rule is a ruling. */
    document?: string;
    question?: string;
  };
  /** Name of the module (expansion) to which the rule belongs. Absent if the rule belongs to the base game. */
  module?: string;
  /** Permanent address of the rule. */
  address: string;
  /** Id of the point of the campaign that unlocks the rule. Present only if the rule is a locked spoiler. */
  lockedUntil?: string;
}

/** Returns the id of the point of the campaign that unlocks the rule; undefined if the rule is not locked. */
export const lockOf = (
  entry: EntryData,
  rule: RuleData,
  unlocked: ReadonlySet<string>,
): string | undefined => {
  const until = rule.until ?? entry.until;
  return until && !unlocked.has(until) ? until : undefined;
};

export function toQuotableRule(
  data: GameData,
  entry: EntryData,
  rule: RuleData,
  unlocked: ReadonlySet<string>,
  addresses: AddressOptions,
): QuotableRule {
  const { game, lang, book } = data;
  const module = (rule.module ?? entry.module)?.name;
  const lock = lockOf(entry, rule, unlocked);
  const isTitleHidden = lock !== undefined && entry.until !== undefined;
  return {
    target: `${entry.id}#${rule.id}`,
    text: lock ? '' : plainText(data, wholeSentence(entry, rule)),
    title: isTitleHidden ? '' : entry.title,
    ...(rule.number && { number: rule.number }),
    source: {
      game: data.name,
      lang,
      book: book.title,
      ...(book.edition && { edition: book.edition }),
      ...(book.of && { bookLang: book.of }),
      ...(entry.page && !rule.ruling && { page: entry.page }),
      ...(rule.ruling && describeRuling(rule.ruling)),
    },
    ...(module && { module }),
    address: absolute(
      sharedRulePath(
        { game, lang, entry: entry.id, id: rule.id, spoiler: lock !== undefined },
        addresses.ruleSharing,
      ),
      addresses,
    ),
    ...(lock && { lockedUntil: lock }),
  };
}

/** Replaces the icons of a text with their names, and its links with their visible text. */
export const plainText = (data: GameData, text: string): string =>
  toWords(text, (id) => data.icons[id]?.name ?? id);

/**
 * Returns the notes about a rule: that the editions differ, that the book contradicts itself, what a ruling says, or
 * which rule of a module replaces it.
 */
export const describeNotes = (data: GameData, entry: EntryData, rule: RuleData) =>
  notesAbout(entry, rule.id).map(({ note, ruling, module, text }) => ({
    kind: note ?? 'unclear',
    text: plainText(data, text),
    ...(module && { module: module.name }),
    ...(ruling && describeRuling(ruling)),
  }));

/** Describes the source of a ruling. If a later ruling replaces it, `until` has the date of the later document. */
export const describeRuling = ({ source, question, overruledOn }: RulingData) => ({
  document: source,
  question,
  ...(overruledOn && { until: overruledOn }),
});

export interface Reference {
  target: string;
  words: string;
  address: string;
}

/** Returns the entries and rules to which a rule links. Omits links whose target no longer exists. */
export function referencesFrom(data: GameData, rule: RuleData, addresses: AddressOptions): Reference[] {
  return parseInline(rule.text, (id) => id).flatMap((segment) => {
    if (segment.kind !== 'link') return [];
    const resolved = resolveMoved(data, segment.to);
    if (!resolved || resolved.isLost) return [];
    const target = targetOf(resolved);
    const path = targetPath(data.game, data.lang, target);
    return [{ target, words: segment.text, address: absolute(path, addresses) }];
  });
}

/** Returns the rules that link to a rule. If `target` is an entry, returns the rules that link to the entry. */
export function referencesTo(data: GameData, target: string): { entry: EntryData; rule: RuleData }[] {
  return data.entries.flatMap((entry) =>
    entry.rules
      .filter((rule) => !isEditorialNote(rule.note) && `${entry.id}#${rule.id}` !== target)
      .filter((rule) =>
        parseInline(rule.text, (id) => id).some((segment) => {
          const resolved = segment.kind === 'link' ? resolveMoved(data, segment.to) : undefined;
          return resolved !== undefined && targetOf(resolved) === target;
        }),
      )
      .map((rule) => ({ entry, rule })),
  );
}

/** Describes an edition: its language, name, book, number of entries, and the address of its game page. */
export const describeEdition = (data: GameData, addresses: AddressOptions) => ({
  lang: data.lang,
  name: data.name,
  book: data.book.title,
  ...(data.book.of && { bookLang: data.book.of }),
  entries: data.entries.length,
  address: absolute(gamePath(data.game, data.lang), addresses),
});
