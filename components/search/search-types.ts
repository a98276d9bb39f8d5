// What the search field asks and what comes back, the same from the worker and from the page itself.
import type { IconData } from '@/lib/data/game-data';
import type { TextRange } from '@/lib/search/types';

export interface SearchEdition {
  game: string;
  lang: string;
  /** The game's name, for saying that its data did not load. */
  name: string;
}

export interface SearchRequest {
  query: string;
  /** Editions to ask, the current one first. */
  editions: readonly SearchEdition[];
  /** Points of each game's campaign the players have reached. */
  unlocked: Record<string, string[]>;
  /** Take the query as it was typed, without reading it in another layout or spelling. */
  literal: boolean;
}

export interface SearchHit {
  entry: string;
  rule?: string;
  title: string;
  sectionTitle?: string;
  page?: number;
  /** The rule in inline mark-up, to be shown whole. */
  text: string;
  ranges: readonly TextRange[];
  /** Title of the redirect the query named. */
  from?: string;
  locked?: boolean;
}

export interface SearchGroup {
  game: string;
  lang: string;
  name: string;
  hits: SearchHit[];
  icons: Record<string, IconData>;
  /** How the query was read, when not as typed. */
  understoodAs?: string;
  /** Other words to try, and the nearest titles, when nothing was found. */
  suggestions: string[];
  /** The data of this edition could not be loaded. */
  failed?: boolean;
}

export interface SearchAnswer {
  query: string;
  groups: SearchGroup[];
}
