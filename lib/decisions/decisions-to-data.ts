// Converts decisions to game data with one entry per decision, so that the search engine of the rules can index them.
import type { GameData } from '../data/game-data';

/** The properties of a decision that the search needs. */
export interface SearchableDecision {
  id: string;
  at?: string;
  text: string;
}

export const decisionsToData = (
  decisions: readonly SearchableDecision[],
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
    // A decision is plain text, but the search reads `:`, `[`, `]` and `|` as markup. Replace each of them with a
    // space, so that every letter keeps its position in the text.
    rules: [{ id, kind: 'text', text: text.replace(/[:[\]|]/g, ' ') }],
  })),
});
