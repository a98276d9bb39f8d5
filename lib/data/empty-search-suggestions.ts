// Selects the questions and topics that an empty search offers to a reader who has not searched yet.
import type { EntryData, GameData } from './game-data';

export interface FirstQuestion {
  q: string;
  /** Address of the answer within the game: `combat#retreat`. */
  target: string;
}

export interface FirstSuggestions {
  questions: FirstQuestion[];
  /** Titles of entries. */
  topics: string[];
}

const MAX_QUESTIONS = 4;
const MAX_TOPICS = 8;

/**
 * Sorts the entries by their number of player questions, most questions first. Returns one question for each of the
 * first entries, and the titles of the first entries. Leaves out spoilers and redirects.
 */
export function suggestFirst({ entries }: Pick<GameData, 'entries'>): FirstSuggestions {
  const asked = entries
    .filter(({ until, see }) => until === undefined && see === undefined)
    .sort((a, b) => (b.asked?.length ?? 0) - (a.asked?.length ?? 0));
  return {
    questions: asked.flatMap(firstQuestion).slice(0, MAX_QUESTIONS),
    topics: asked.slice(0, MAX_TOPICS).map(({ title }) => title),
  };
}

function firstQuestion({ id, asked = [], rules }: EntryData): FirstQuestion[] {
  const isOpen = (at: string) => rules.find((rule) => rule.id === at)?.until === undefined;
  const first = asked.find(({ at }) => isOpen(at));
  return first ? [{ q: first.q, target: `${id}#${first.at}` }] : [];
}
