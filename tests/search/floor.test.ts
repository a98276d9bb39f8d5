// Our own judged queries over the compiled content: no kind may fall below its floor.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  addFigures,
  type Figures,
  type JudgedQuery,
  NO_FIGURES,
  placeOfWanted,
} from '../../lib/search/judged';
import { answer, DATA_DIR, loadIndexes } from '../../scripts/search-indexes';

/** Least share of queries with the wanted answer first, and among the first three, by kind. */
const FLOORS: Record<string, [first: number, firstThree: number]> = {
  exact: [1, 1],
  prefix: [0.98, 0.98],
  inflected: [0.98, 0.98],
  multi: [0.98, 0.98],
  typo: [0.95, 0.95],
  layout: [0.98, 0.98],
  translit: [0.98, 0.98],
  synonym: [0.9, 0.95],
  question: [0.85, 0.95],
  crosslang: [0.98, 0.98],
  english: [0.98, 0.98],
  zero: [0.95, 0.95],
};

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as JudgedQuery[];
const queries = read('queries.json');
const stillFailing = read('still-failing.json');
const indexes = existsSync(DATA_DIR) ? loadIndexes() : [];
const editions = new Set(indexes.map(({ game, lang }) => `${game}.${lang}`));
const isAnswerable = ({ game, lang }: JudgedQuery) => !game || editions.has(`${game}.${lang}`);
const asked = indexes.length > 0 ? queries.filter(isAnswerable) : [];

const missing = new Set(
  queries.filter((query) => !asked.includes(query)).map(({ game, lang }) => `${game}.${lang}`),
);
if (missing.size > 0) {
  console.warn(
    `Queries over ${[...missing].join(', ')} are not asked: ${DATA_DIR} has no such data. Run npm run compile.`,
  );
}

describe.skipIf(asked.length === 0)('our judged queries', () => {
  const kinds = new Map<string, Figures>();
  const failing: JudgedQuery[] = [];
  for (const query of asked) {
    const answers = answer(indexes, query).flatMap(({ results }) => results);
    const place = placeOfWanted(query, answers);
    kinds.set(query.kind, addFigures(kinds.get(query.kind) ?? NO_FIGURES, place, answers));
    if (place !== 1) failing.push(query);
  }

  it.each(Object.entries(FLOORS))('keep %s queries above their floor', (kind, [first, firstThree]) => {
    const figures = kinds.get(kind) ?? NO_FIGURES;
    expect(figures.queries).toBeGreaterThan(0);
    expect(figures.first / figures.queries).toBeGreaterThanOrEqual(first);
    expect(figures.firstThree / figures.queries).toBeGreaterThanOrEqual(firstThree);
  });

  it('answer at most one good query in two hundred with nothing', () => {
    const good = [...kinds].filter(([kind]) => kind !== 'zero').map(([, figures]) => figures);
    const sum = (key: 'queries' | 'nothing') => good.reduce((total, figures) => total + figures[key], 0);
    expect(sum('nothing') / sum('queries')).toBeLessThanOrEqual(0.005);
  });

  it('fail only where still-failing.json says so', () => {
    const known = new Set(stillFailing.map(({ q, game, lang }) => `${q} ${game} ${lang}`));
    expect(failing.filter(({ q, game, lang }) => !known.has(`${q} ${game} ${lang}`))).toEqual([]);
  });
});

describe('the set of queries', () => {
  it('covers every kind in both languages with at least 150 queries', () => {
    expect(queries.length).toBeGreaterThanOrEqual(150);
    for (const lang of ['uk', 'ru']) {
      const covered = new Set(queries.filter((query) => query.lang === lang).map(({ kind }) => kind));
      expect(covered).toEqual(new Set(Object.keys(FLOORS)));
    }
  });

  it('asks nothing twice', () => {
    const keys = queries.map(({ q, game, lang }) => `${q.toLowerCase()} ${game} ${lang}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
