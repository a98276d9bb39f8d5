// Compiles the list of all rulings of an edition, grouped by document, the newest document first. A ruling is what a
// later document, such as a FAQ, says about rules of the printed book.
import { bookOrder } from '../content/book-order';
import { documentName } from '../content/books';
import { isSpoiler, rulesOf } from '../content/entry-facts';
import { getEntry, type RegisteredEntry, type RegisteredGame } from '../content/registry';
import { isRuling, type Ruling, withSource } from '../content/rulings';
import { targetPath } from '../core/addresses';
import type { Lang } from '../core/languages';
import { typeset } from '../core/typography';
import { wholeSentence } from '../data/complete-sentence';
import { isReplacing } from '../data/format-rule-notes';
import type { RuleData } from '../data/game-data';
import type { SiteRuling, SiteRulings } from '../data/site-data-types';
import { iconsIn } from './compile-differences';

export function compileRulings(game: RegisteredGame, lang: Lang): SiteRulings {
  const rulings = bookOrder(game, lang)
    .flatMap((part) => part.entries)
    .map((id) => getEntry(game, lang, id))
    .filter((entry) => !isSpoiler(entry))
    .flatMap((entry) => rulingsOfEntry(entry, game));
  const { books } = game.fields;
  const documents = Object.keys(books)
    .sort((a, b) => (books[b]?.date ?? '').localeCompare(books[a]?.date ?? ''))
    .map((id) => ({
      id,
      name: documentName(books, id, lang),
      rulings: rulings.filter(({ doc }) => doc === id).map(({ ruling }) => ruling),
    }))
    .filter((document) => document.rulings.length > 0);
  const texts = documents.flatMap((document) =>
    document.rulings.flatMap(({ text, rules }) => [text, ...rules.map((rule) => rule.text)]),
  );
  return { icons: iconsIn(texts, game, lang), documents };
}

/** Counts the rulings that no later ruling replaces. */
export const countRulings = ({ documents }: SiteRulings): number =>
  documents.flatMap(({ rulings }) => rulings).filter(({ overruledOn }) => !overruledOn).length;

function rulingsOfEntry(entry: RegisteredEntry, game: RegisteredGame): { doc: string; ruling: SiteRuling }[] {
  const rules = rulesOf(entry).map((rule) => withSource(rule, entry, game));
  return rules
    .filter(isRuling)
    .map((rule) => ({ doc: rule.ruling.doc, ruling: toSiteRuling(rule, { rules, entry, game }) }));
}

function toSiteRuling(
  rule: Ruling<RuleData>,
  { rules, entry, game }: { rules: RuleData[]; entry: RegisteredEntry; game: RegisteredGame },
): SiteRuling {
  const addressOf = (id: string) => targetPath(game.id, entry.lang, `${entry.id}#${id}`);
  const { question, overruledOn } = rule.ruling;
  return {
    address: addressOf(rule.id),
    question,
    text: rule.text,
    ...(overruledOn && { overruledOn }),
    entry: typeset(entry.fields.title),
    rules: rules
      .filter(({ id }) => rule.about?.includes(id))
      .map((about) => ({
        id: about.id,
        ...(about.number && { number: about.number }),
        text: wholeSentence({ rules }, about),
        address: addressOf(about.id),
        ...(isReplacing(rule, about.id) && { isReplaced: true as const }),
      })),
  };
}
