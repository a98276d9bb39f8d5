// One line of facts about an edition: the title of the book (unless it equals the name of the game), the number of
// players if known, and the numbers of entries and rules.

import { UNKNOWN_PLAYERS } from '@/lib/core/player-counts';
import type { SiteEdition } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';

export function GameFacts({ edition, className }: { edition: SiteEdition; className: string }) {
  const { lang, name, book, players, entryCount, ruleCount } = edition;
  const strings = stringsOf(lang);
  const facts = [
    ...(book.title === name ? [] : [book.title]),
    ...(players === UNKNOWN_PLAYERS ? [] : [strings.players(players)]),
    strings.counts(entryCount, ruleCount),
  ];
  return <p className={className}>{facts.join(' · ')}</p>;
}
