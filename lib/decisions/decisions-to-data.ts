// Decisions as data the search can index: each an entry of its own with one sentence, so that words are found as everywhere else.
import type { GameData } from '../data/game-data';

/** What the search is told of a decision. */
export interface DecisionWords {
  id: string;
  at?: string;
  text: string;
}

export const decisionsToData = (
  decisions: readonly DecisionWords[],
  { game, lang }: Pick<GameData, 'game' | 'lang'>,
): GameData => ({
  game,
  lang,
  name: '',
  version: '',
  book: { title: '', short: '' },
  icons: {},
  entries: decisions.map(({ id, text }) => ({
    id,
    title: '',
    // What is mark-up in a rule are plain signs here; every letter keeps its place.
    rules: [{ id, kind: 'text', text: text.replace(/[:[\]|]/g, ' ') }],
  })),
});
