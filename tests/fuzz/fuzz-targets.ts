// Lists the fuzz targets. A trial of a target runs the tested code with random input and throws if an invariant does
// not hold.
import assert from 'node:assert/strict';
import { emptyBookData } from '../../extract/book-corrections';
import { BookError } from '../../extract/book-error';
import { findConservationErrors } from '../../extract/check-no-line-lost';
import { toLines } from '../../extract/create-initial-draft';
import { extractTopics } from '../../extract/pipeline';
import { decodeBook } from '../../extract/text/decode-text';
import { checkContent } from '../../lib/content/checks/check-content';
import { anchorOf, findTarget } from '../../lib/core/addresses';
import { DEFAULTS, parseStored, type StoredKey } from '../../lib/core/storage-schema';
import { inlineToPlain, parseInline } from '../../lib/data/inline-markup';
import { renderEntry } from '../../lib/markdown/entry-to-html';
import { parseEntry } from '../../lib/markdown/parse-entry';
import { search } from '../../lib/search/search';
import { readContent } from '../../scripts/content/read-content';
import { loadIndexes } from '../../scripts/measure/load-search-indexes';
import * as invented from '../extract/invented-book';
import { RENDER_CONTEXT } from '../support/render-context';
import { DECISION_TARGETS } from './decision-targets';
import { EDITOR_TARGETS } from './editor-targets';
import { OFFLINE_TARGETS } from './offline-targets';
import { PDF_TARGETS } from './pdf-targets';
import { mutateText, pick, type Random, randomText } from './random-text';

export interface FuzzTarget {
  name: string;
  /** Number of trials in `npm test`. `npm run fuzz` runs as many as fit in its time limit. */
  trials: number;
  trial: (random: Random) => void | Promise<void>;
}

const indexes = loadIndexes();
const files = await readContent('content');
const entries = files.filter(({ path }) => /\/[a-z]{2}\/[^/]+\.md$/.test(path));

export const FUZZ_TARGETS: FuzzTarget[] = [
  {
    name: 'search: any query is answered with limited work, and highlights split no character',
    trials: 60,
    trial: (random) => {
      const index = pick(random, indexes);
      const { units } = index.documents;
      const query =
        random(2) === 0
          ? randomText(random, 10_000)
          : mutateText(random, pick(random, units).text.slice(0, 120), random(6));
      const { results, work } = search(index, query);
      assert(work <= 8 * (units.length + index.lexicon.forms.length), `work ${work}`);
      for (const { text, ranges } of results) {
        let done = 0;
        for (const { from, to } of ranges) {
          assert(from >= done && to > from && to <= text.length, `range ${from}–${to}`);
          for (const at of [from, to])
            assert(
              !/^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1)),
              `character cut at ${at}`,
            );
          done = to;
        }
      }
    },
  },
  {
    name: 'parser: any body becomes rules or diagnostics, and its HTML contains no active content',
    trials: 60,
    trial: (random) => {
      const { text } = pick(random, entries);
      const body =
        random(3) === 0 ? randomText(random, 2000) : mutateText(random, text.slice(0, 1500), 1 + random(12));
      const { tree, diagnostics } = parseEntry(body);
      for (const { line, message } of diagnostics)
        assert(line >= 1 && message.startsWith('Unexpected '), message);
      const html = renderEntry(tree, RENDER_CONTEXT);
      assert(!/<(?:script|style|iframe|object|embed|img|form)\b/i.test(html), html.slice(0, 200));
      for (const [tag] of html.matchAll(/<[a-z][^>]*>/gi)) assert(!/\son\w+\s*=/i.test(tag), tag);
    },
  },
  {
    name: 'checker: any file gets diagnostics with positions inside it',
    trials: 20,
    trial: (random) => {
      const entry = pick(random, entries);
      const [game] = entry.path.split('/');
      const text = mutateText(random, entry.text, 1 + random(8));
      const few = files.filter(({ path }) => path === `${game}/game.md` || path.startsWith(`${game}/icons/`));
      const { diagnostics } = checkContent([...few, { path: entry.path, text }], {
        root: 'content',
        requirePublishedIds: false,
      });
      const lines = text.split('\n').length;
      for (const { file, line, column, message } of diagnostics) {
        assert(message.length > 10);
        if (file === `content/${entry.path}` && line !== undefined)
          assert(line >= 1 && line <= lines + 1 && (column ?? 1) >= 1, `${line}:${column} of ${lines} lines`);
      }
    },
  },
  {
    name: 'inline markup: parsing loses no text',
    trials: 300,
    trial: (random) => {
      const text = mutateText(random, randomText(random, 400), random(4));
      assert.equal(typeof inlineToPlain(text, (id) => id), 'string');
      const parsed = parseInline(text, (id) => id).map((part) => {
        if (part.kind === 'icon') return `:${part.id}:`;
        return part.kind === 'link' ? `[[${part.to}|${part.text}]]` : part.text;
      });
      assert.equal(parsed.join(''), text);
    },
  },
  {
    name: 'addresses: any path, query and anchor can be parsed',
    trials: 300,
    trial: (random) => {
      const text = randomText(random, 400);
      assert.equal(typeof anchorOf(`#${text}`), 'string');
      findTarget({ pathname: `/outer-rim/uk/${text}/`, search: '', hash: `#${text}%` }, { basePath: '' });
      findTarget(
        { pathname: '/own/', search: `?${text}&b=${text}&t=${text}`, hash: `#${text}%` },
        { basePath: '' },
      );
    },
  },
  {
    name: 'storage: any stored text gives a value of the right type',
    trials: 300,
    trial: (random) => {
      const key = pick(random, Object.keys(DEFAULTS) as StoredKey[]);
      const odd = [
        randomText(random, 60),
        random(9),
        null,
        [randomText(random, 9), 1],
        { a: [1, null], b: {} },
      ];
      const stored = random(2) === 0 ? randomText(random, 200) : JSON.stringify(pick(random, odd));
      const value = parseStored(key, stored);
      const expected = DEFAULTS[key];
      assert.equal(Array.isArray(value), Array.isArray(expected), `${key} from ${stored}`);
      if (expected !== null) assert.equal(typeof value, typeof expected, `${key} from ${stored}`);
    },
  },
  ...DECISION_TARGETS,
  ...EDITOR_TARGETS,
  {
    name: 'extractor: no line of a damaged book is lost',
    trials: 5,
    trial: (random) => {
      const [lang, invent] = pick(random, [
        ['uk', invented.inventParagraphs],
        ['ru', invented.inventColumns],
      ] as const);
      const text = mutateText(
        random,
        invented.corruptText(random, invent(random).text, random(40)),
        random(10),
      );
      const source = toLines(text);
      assert.deepEqual(
        findConservationErrors(source, extractTopics(source, lang, emptyBookData(lang, 'Замок'))),
        [],
      );
    },
  },
  {
    name: 'decoder: any bytes are decoded or rejected with a BookError',
    trials: 60,
    trial: (random) => {
      const bytes = Uint8Array.from({ length: random(3000) }, () => random(256));
      try {
        assert.equal(typeof decodeBook(bytes).text, 'string');
      } catch (error) {
        assert(error instanceof BookError, String(error));
      }
    },
  },
  ...OFFLINE_TARGETS,
  ...PDF_TARGETS,
];
