// The conservation law over books that were invented and then spoilt: nothing is lost, and what comes out is sound.
import { describe, expect, it } from 'vitest';
import { unknownBook } from '../../extract/book-data';
import { findLost } from '../../extract/check-conservation';
import { toLines } from '../../extract/create-draft';
import { extractTopics } from '../../extract/pipeline';
import { writeExtraction } from '../../extract/write/write-extraction';
import { checkContent } from '../../lib/content/checks/check-content';
import { formatDiagnostics } from '../../lib/core/diagnostics';
import { createRandom } from '../fuzz/random-text';
import { inventColumns, inventParagraphs, mutilate, upTo } from './invented-book';

type Lang = 'uk' | 'ru';

function extract(text: string, lang: Lang) {
  const source = toLines(text);
  const draft = extractTopics(source, lang, unknownBook(lang, 'Замок'));
  return { source, draft, ...writeExtraction(draft, source, { book: 'invented.txt', game: 'castle' }) };
}

/** What must hold of every book, however it is spoilt. */
function holds(text: string, lang: Lang, seed: number) {
  const { source, draft, files, extraction } = extract(text, lang);
  expect(findLost(source, draft), `seed ${seed}`).toEqual([]);
  const told = [...extraction.topics, ...extraction.dropped].flatMap(({ lines }) =>
    lines.flatMap(([from, to]) => source.slice(from - 1, to).filter((line) => line.text.trim())),
  );
  const numbers = (lines: typeof source) => lines.map(({ n }) => n).sort((a, b) => a - b);
  expect(numbers(told), `seed ${seed}: ranges`).toEqual(numbers(source.filter((line) => line.text.trim())));
  const checked = [...files].map(([path, body]) => ({ path: `castle/${path}`, text: body }));
  const { diagnostics } = checkContent(checked, { root: 'x', lock: false });
  expect(formatDiagnostics(diagnostics), `seed ${seed}`).toBe('');
  return draft;
}

const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('the conservation law', { timeout: 180_000 }, () => {
  it('holds for invented books of both kinds, and all their topics are found', () => {
    for (const seed of seeds(8)) {
      for (const [lang, invent] of [
        ['uk', inventParagraphs],
        ['ru', inventColumns],
      ] as const) {
        const { text, topics } = invent(createRandom(seed));
        const titles = holds(text, lang, seed).topics.map(({ title }) => title);
        expect(titles, `seed ${seed}`).toEqual(expect.arrayContaining(topics.map(({ title }) => title)));
      }
    }
  });

  it('holds when lines are lost, doubled, moved and spoilt', () => {
    for (const seed of seeds(14)) {
      const random = createRandom(1000 + seed);
      holds(mutilate(random, inventParagraphs(random).text, upTo(random, 50)), 'uk', seed);
      holds(mutilate(random, inventColumns(random).text, upTo(random, 50)), 'ru', seed);
    }
  });

  it('holds for anything that is no book at all', () => {
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
      expect(findLost(toLines(text), extract(text, 'uk').draft), text).toEqual([]);
  });

  it('gives identical bytes for the same book', () => {
    const { text } = inventColumns(createRandom(7));
    expect([...extract(text, 'ru').files]).toEqual([...extract(text, 'ru').files]);
  });
});

describe('restoring columns', { timeout: 180_000 }, () => {
  it('puts the sentences of nearly every invented topic back into their order', () => {
    let [whole, all] = [0, 0];
    for (const seed of seeds(12)) {
      const { text, topics } = inventColumns(createRandom(500 + seed));
      const { draft } = extract(text, 'ru');
      for (const { title, body } of topics) {
        const rules =
          draft.topics.find((topic) => topic.title === title)?.rules.map((rule) => rule.text) ?? [];
        all++;
        if (body.every((line, at) => rules[at] === line)) whole++;
      }
    }
    expect(whole / all).toBeGreaterThan(0.95);
  });
});
