'use client';
// The А–Я list of a game with secrets: what the players have opened stands in its place.
import { withEntries } from '@/lib/data/unlocked';
import { AlphabetList, type AlphabetListProps } from './alphabet-list';
import { useUnlockedEntries } from './use-unlocked';

export function UnlockedAlphabet({ game, lang, alphabet }: AlphabetListProps) {
  const entries = useUnlockedEntries(game, lang);
  return <AlphabetList game={game} lang={lang} alphabet={withEntries(alphabet, entries, lang)} />;
}
