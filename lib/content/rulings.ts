// Reads the `:::ruling` notes of an entry: what a later document of the publisher says about rules of the printed book.
import { wordsHash } from '../core/words-hash';
import { isReplacing, noteLabel } from '../data/format-rule-notes';
import type { RuleData } from '../data/game-data';
import { inlineToPlain } from '../data/inline-markup';
import { stringsOf } from '../i18n';
import type { Rule } from '../markdown/mdast-nodes';
import type { RenderContext } from '../markdown/render-context';
import { dateAfterUntil, documentName } from './books';
import { rulesOf } from './entry-facts';
import type { RegisteredEntry, RegisteredGame } from './registry';

/** A rule whose text is a ruling: what a later document of the publisher says about other rules. */
export type Ruling<R extends Rule = Rule> = R & Required<Pick<Rule, 'ruling'>>;

export const isRuling = <R extends Rule>(rule: R): rule is Ruling<R> => rule.ruling !== undefined;

export const rulingsOf = ({ rules }: Pick<RegisteredEntry, 'rules'>): Ruling[] =>
  [...rules.values()].filter(isRuling);

/**
 * Adds to a ruling the name of its document and, if a later ruling of the entry replaces it, the date of that ruling.
 * Returns any other rule unchanged.
 */
export function withSource<R extends Rule>(rule: R, entry: RegisteredEntry, game: RegisteredGame): R {
  if (!rule.ruling) return rule;
  const { books } = game.fields;
  const later = rulingsOf(entry).find(({ ruling }) => ruling.replaces?.includes(rule.id));
  const date = later && books[later.ruling.doc]?.date;
  return {
    ...rule,
    ruling: {
      ...rule.ruling,
      source: documentName(books, rule.ruling.doc, entry.lang),
      ...(date && { overruledOn: dateAfterUntil(date, entry.lang) }),
    },
  };
}

/** Returns the functions that the renderer of an entry calls to label rulings and to link rules to them. */
export function rulingsContext(
  entry: RegisteredEntry,
  game: RegisteredGame,
): Pick<RenderContext, 'rulingsAbout' | 'rulingLabel' | 'isOverruled'> {
  const rulings = rulingsOf(entry).map((rule) => withSource(rule, entry, game) as Ruling);
  if (rulings.length === 0) return {};
  const strings = stringsOf(entry.lang);
  return {
    rulingLabel: ({ id }) => {
      const rule = rulings.find((one) => one.id === id);
      return rule ? noteLabel(rule, strings) : '';
    },
    isOverruled: (id) => rulings.some((rule) => rule.id === id && rule.ruling.overruledOn),
    rulingsAbout: (id) =>
      rulings
        .filter(({ about, ruling }) => about?.includes(id) && !ruling.overruledOn)
        .map((rule) => {
          const isReplaced = isReplacing(rule, id);
          return {
            id: rule.id,
            short: isReplaced ? strings.rulings.replaced : strings.rulings.mark,
            label: rule.ruling.source ?? '',
            isReplaced,
          };
        }),
  };
}

/**
 * Name of the file in which an author confirms that the rulings of a game are correct. Each line has the hash of the
 * rules that one ruling is about. If these rules change, an author must check the ruling again.
 */
export const RULINGS_FILE = 'rulings.txt';

/**
 * Returns the line of rulings.txt that confirms a ruling: `combat#ties-again uk 1a2b3c4d`. `1a2b3c4d` is the hash of
 * the rules that the ruling is about. If an author rewords one of these rules, the line no longer matches.
 */
export function confirmationOf(ruling: Ruling, entry: RegisteredEntry): string {
  const texts = rulesOf(entry)
    .filter(({ id }: RuleData) => ruling.about?.includes(id))
    .map(({ text }) => inlineToPlain(text, (id) => id));
  return `${entry.id}#${ruling.id} ${entry.lang} ${wordsHash(texts.join(' '))}`;
}

const RULINGS_HEADER =
  '// The rules for which each ruling was written. Written by `npm run rulings -- --accept`.';

/** Returns the lines of a rulings.txt without the comments. */
export const parseConfirmations = (text: string): string[] =>
  text.split('\n').filter((line) => line && !line.startsWith('//'));

/**
 * Returns the text of rulings.txt that confirms all rulings of the game, or an empty text if the game has no rulings.
 */
export function formatConfirmations(game: RegisteredGame): string {
  const lines = [...game.entries.values()]
    .flatMap((entries) => [...entries.values()])
    .flatMap((entry) => rulingsOf(entry).map((ruling) => confirmationOf(ruling, entry)));
  return lines.length ? `${[RULINGS_HEADER, ...lines.sort()].join('\n')}\n` : '';
}
