// Judges answers against what was wanted: the figures of `npm run eval` and of the floor in the tests.

export interface JudgedQuery {
  q: string;
  /** Absent or null: asked of all games. */
  game?: string | null;
  lang: string;
  kind: string;
  /**
   * Acceptable ids, best first: of an entry or of a heading, or of one rule as `entry#rule`; with `game:` before it where all
   * are asked.
   */
  want: string[];
}

export interface Answer {
  game: string;
  entry: string;
  section?: string | null;
  rule?: string | null;
}

/** Sums over the queries of one kind, or of all. */
export interface Figures {
  queries: number;
  first: number;
  firstThree: number;
  reciprocal: number;
  nothing: number;
}

const DEEPEST = 10;

/** Place of the first acceptable answer from 1; 0 for none. An unanswerable query is answered rightly by nothing. */
export function placeOfWanted({ want }: JudgedQuery, answers: Answer[]): number {
  if (want.length === 0) return answers.length === 0 ? 1 : 0;
  const place = answers.slice(0, DEEPEST).findIndex((answer) => want.some((id) => isWanted(id, answer)));
  return place + 1;
}

export function addFigures(figures: Figures, place: number, answers: Answer[]): Figures {
  return {
    queries: figures.queries + 1,
    first: figures.first + (place === 1 ? 1 : 0),
    firstThree: figures.firstThree + (place >= 1 && place <= 3 ? 1 : 0),
    reciprocal: figures.reciprocal + (place === 0 ? 0 : 1 / place),
    nothing: figures.nothing + (answers.length === 0 ? 1 : 0),
  };
}

export const NO_FIGURES: Figures = { queries: 0, first: 0, firstThree: 0, reciprocal: 0, nothing: 0 };

function isWanted(want: string, { game, entry, section, rule }: Answer): boolean {
  const [target = '', ofGame] = want.split(':').reverse();
  if (ofGame !== undefined && ofGame !== game) return false;
  const [id, inEntry] = target.split('#');
  if (inEntry === undefined) return id === entry || id === section;
  return id === entry && (inEntry === rule || inEntry === section);
}
