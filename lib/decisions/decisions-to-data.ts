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
    // Decisions are plain text, so markup characters are replaced with spaces. Every letter keeps its position in the
    // text.
    rules: [{ id, kind: 'text', text: text.replace(/[:[\]|]/g, ' ') }],
  })),
});
