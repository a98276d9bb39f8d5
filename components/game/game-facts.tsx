// What a book says of itself in one line: its title where it is not the name of the game, how many play where it is told, its size.

import { UNTOLD_PLAYERS } from '@/lib/core/player-counts';
import type { SiteEdition } from '@/lib/data/site-data';
import { stringsOf } from '@/lib/i18n';

export function GameFacts({ edition, className }: { edition: SiteEdition; className: string }) {
  const { lang, name, book, players, entryCount, ruleCount } = edition;
  const strings = stringsOf(lang);
  const facts = [
    ...(book.title === name ? [] : [book.title]),
    ...(players === UNTOLD_PLAYERS ? [] : [strings.players(players)]),
    strings.counts(entryCount, ruleCount),
  ];
  return <p className={className}>{facts.join(' · ')}</p>;
}
