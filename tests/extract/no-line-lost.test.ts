// Property tests with invented and corrupted books: the extractor loses no line (the conservation law), and the
// entries that it writes are valid.
import { describe, expect, it } from 'vitest';
import { emptyBookData } from '../../extract/book-corrections';
import { findConservationErrors } from '../../extract/check-no-line-lost';
import { toLines } from '../../extract/create-initial-draft';
import { extractTopics } from '../../extract/pipeline';
import { writeExtraction } from '../../extract/write/write-extraction';
import { checkContent } from '../../lib/content/checks/check-content';
import { formatDiagnostics } from '../../lib/core/diagnostics';
import { createRandom } from '../fuzz/random-text';
import { corruptText, inventColumns, inventParagraphs, upTo } from './invented-book';

type Lang = 'uk' | 'ru';

function extract(text: string, lang: Lang) {
  const source = toLines(text);
  const draft = extractTopics(source, lang, emptyBookData(lang, 'Замок'));
  return { source, draft, ...writeExtraction(draft, source, { book: 'invented.txt', game: 'castle' }) };
}

/**
 * Checks what must hold for every book, even a corrupted one: no line is lost, the report lists every line, and the
 * entries pass the content checks.
 */
function expectConserved(text: string, lang: Lang, seed: number) {
  const { source, draft, files, extraction } = extract(text, lang);
  expect(findConservationErrors(source, draft), `seed ${seed}`).toEqual([]);
  const reported = [...extraction.topics, ...extraction.dropped].flatMap(({ lines }) =>
    lines.flatMap(([from, to]) => source.slice(from - 1, to).filter((line) => line.text.trim())),
  );
  const numbers = (lines: typeof source) => lines.map(({ n }) => n).sort((a, b) => a - b);
  expect(numbers(reported), `seed ${seed}: ranges`).toEqual(
    numbers(source.filter((line) => line.text.trim())),
  );
  const checked = [...files].map(([path, body]) => ({ path: `castle/${path}`, text: body }));
  const { diagnostics } = checkContent(checked, { root: 'x', requirePublishedIds: false });
  expect(formatDiagnostics(diagnostics), `seed ${seed}`).toBe('');
  return draft;
}

const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('the conservation law', { timeout: 180_000 }, () => {
  it('holds for invented books of both layouts, and all their topics are found', () => {
    for (const seed of seeds(8)) {
      for (const [lang, invent] of [
        ['uk', inventParagraphs],
        ['ru', inventColumns],
      ] as const) {
        const { text, topics } = invent(createRandom(seed));
        const titles = expectConserved(text, lang, seed).topics.map(({ title }) => title);
        expect(titles, `seed ${seed}`).toEqual(expect.arrayContaining(topics.map(({ title }) => title)));
      }
    }
  });

  it('holds when lines are deleted, duplicated, moved and corrupted', () => {
    for (const seed of seeds(14)) {
      const random = createRandom(1000 + seed);
      expectConserved(corruptText(random, inventParagraphs(random).text, upTo(random, 50)), 'uk', seed);
      expectConserved(corruptText(random, inventColumns(random).text, upTo(random, 50)), 'ru', seed);
    }
  });

  it('holds for texts that are not books', () => {
    for (const text of [
      '',
      '\n\n',
      'x',
      '#',
      '# \n## \n',
      '- \n- \n',
      '\t\n|\t|\n',
      '•',
      '1.\n1.\n1.\n',
      '«',
      '**',
      '---\n---',
      ':::\n:::',
    ])
      expect(findConservationErrors(toLines(text), extract(text, 'uk').draft), text).toEqual([]);
  });

  it('is deterministic', () => {
    const { text } = inventColumns(createRandom(7));
    expect([...extract(text, 'ru').files]).toEqual([...extract(text, 'ru').files]);
  });
});

describe('restoring columns', { timeout: 180_000 }, () => {
  it('restores the order of the sentences in more than 95 % of the topics', () => {
    let [restored, total] = [0, 0];
    for (const seed of seeds(12)) {
      const { text, topics } = inventColumns(createRandom(500 + seed));
      const { draft } = extract(text, 'ru');
      for (const { title, body } of topics) {
        const rules =
          draft.topics.find((topic) => topic.title === title)?.rules.map((rule) => rule.text) ?? [];
        total++;
        if (body.every((line, at) => rules[at] === line)) restored++;
      }
    }
    expect(restored / total).toBeGreaterThan(0.95);
  });
});
