// Searches for the title of every entry inside phrases that ask for a definition (“what is …”), in three languages. The
// entry with that title must be the first result.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameData } from '../../lib/data/game-data';
import { DATA_DIR, loadIndexes, searchIndexes } from '../../scripts/measure/load-search-indexes';

const PATTERNS: Record<string, ((title: string) => string)[]> = {
  en: [
    (title) => `what is ${title}`,
    (title) => `how does ${title} work`,
    (title) => `explain ${title} please`,
    (title) => `wtf is ${title}`,
  ],
  uk: [
    (title) => `що таке ${title}`,
    (title) => `як працює ${title}`,
    (title) => `поясни ${title} будь ласка`,
  ],
  ru: [
    (title) => `что такое ${title}`,
    (title) => `как работает ${title}`,
    (title) => `объясни ${title} пожалуйста`,
  ],
};

/** For each phrase: minimum share, from 0 to 1, of the titles for which the entry is the first result. */
const MIN_FIRST = 0.95;

const indexes = existsSync(DATA_DIR) ? loadIndexes() : [];

describe.each(Object.entries(PATTERNS))('titles in %s', (lang, patterns) => {
  const editions = indexes.filter((index) => index.lang === lang);
  const titles = editions.flatMap(({ game }) => {
    const data = JSON.parse(readFileSync(`${DATA_DIR}/${game}.${lang}.json`, 'utf8')) as GameData;
    return data.entries
      .filter(({ see, until }) => !see && !until)
      .map(({ id, title }) => ({ game, id, title: title.toLowerCase() }));
  });

  it.skipIf(titles.length === 0).each(patterns.map((pattern) => [pattern('X'), pattern] as const))(
    'are found first by «%s»',
    (_, pattern) => {
      const found = titles.filter(
        ({ game, id, title }) =>
          searchIndexes(editions, { q: pattern(title), game, lang }).results[0]?.entry === id,
      );
      expect(found.length / titles.length).toBeGreaterThanOrEqual(MIN_FIRST);
    },
  );
});
