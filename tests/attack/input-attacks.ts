// Attacks through input that a stranger can send to a reader or to the author of a site: links, backup files, shared
// books, PDFs, content files.
import assert from 'node:assert/strict';
import { strToU8, zipSync } from 'fflate';
import { readBookFile } from '../../client/private-books/read-file';
import { extractPdf } from '../../extract/pdf/extract-pdf';
import { PdfError } from '../../extract/pdf/read/pdf-error';
import { parseBackupFile } from '../../lib/backup/backup-file';
import { applyBackup } from '../../lib/backup/restore';
import { checkContent } from '../../lib/content/checks/check-content';
import { findTarget } from '../../lib/core/addresses';
import { isDecision, validStoredDecisions } from '../../lib/core/decision';
import { DEFAULTS, parseStored, type StoredKey } from '../../lib/core/storage-schema';
import { checksum } from '../../lib/core/words-hash';
import { bytesToBase64Url, textToBytes } from '../../lib/decisions/compact-text-encoding';
import { decodeDecisions } from '../../lib/decisions/link-code';
import { applyImport, mergeDecisions } from '../../lib/decisions/merge-decisions';
import { isPageMessage, isWorkerMessage } from '../../lib/offline/worker-messages';
import { compileBook } from '../../lib/private-books/compile-book';
import { PrivateBookError } from '../../lib/private-books/private-book';
import { loadPdfLibrary } from '../../scripts/pdf/load-pdf-library';
import { entryFile, filesOfGame, gamePage } from '../fixtures/build-game-files';
import { hostileArchives } from '../fixtures/hostile-books';
import { hostilePdfs } from '../fixtures/hostile-pdfs';
import { CHARACTERS, JSON_TEXTS, MARKUP, NAMES, TEXTS } from './hostile-values';
import type { Attack, AttackClass, Outcome } from './run-attacks';

/** Active content in HTML: elements that run or load something, event handlers, and links that are scripts. */
const ACTIVE =
  /<(?:script|iframe|object|embed|form|base|meta|link|foreignObject)\b|<[a-z][^>]*\son\w+\s*=|(?:href|src)\s*=\s*["']?\s*(?:javascript|data|vbscript):/i;

/**
 * Throws if the HTML or the SVGs in compiled data have active content. Other texts need no check, because the pages
 * escape them.
 */
function assertInert(compiled: unknown): void {
  JSON.stringify(compiled, (key, value) => {
    if (typeof value === 'string' && ['html', 'svg', 'inner'].includes(key)) {
      const found = ACTIVE.exec(value);
      assert(!found, `active content: ${found?.[0]}`);
      assert(
        !/<[^>]*(?:evil\.example|data-(?:when|island|moved-to)=)/.test(value),
        `a foreign attribute: ${value.slice(0, 100)}`,
      );
    }
    return value;
  });
}

/**
 * Returns the code of a link that shares decisions (house rules of readers). The checksum of the code is correct, the
 * content arbitrary.
 */
function forgeCode(content: unknown): string {
  const body = bytesToBase64Url(textToBytes(typeof content === 'string' ? content : JSON.stringify(content)));
  return `1.${body}.${checksum(body)}`;
}

const ROW = ['abc1', 0, 'Owls sleep.', '2026-11-17', 'k0', 'combat#ties', 'Friday'];
const OWN = { id: 'abc1', kind: 'house', text: 'My own words.', day: '2026-11-17', edited: 5 } as const;

const linkAttacks = (): Attack[] => {
  const rows = TEXTS.flatMap((text) => [0, 1, 2, 3, 4, 5, 6].map((at) => ROW.with(at, text)));
  const times = ['9007199254740991', '9007199254740992', '-1', 'NaN', '1e400', 'zzzzzzzzzzzz'];
  const codes = [
    ...rows.map((row) => forgeCode(['outer-rim', row])),
    ...times.map((time) => forgeCode(['outer-rim', ROW.with(4, Number(time).toString(36))])),
    ...NAMES.map((name) => forgeCode([name, ROW])),
    ...JSON_TEXTS.map(forgeCode),
    ...TEXTS,
  ];
  return [
    ...codes.map((code) => ({ name: `link code ${code.slice(0, 40)}`, run: () => importCode(code) })),
    ...TEXTS.map((text) => ({
      name: `hash ${text.slice(0, 40)}`,
      run: (): Outcome => {
        const address = { pathname: '/own/', search: `?b=${text}&l=en&t=${text}`, hash: `#${text}` };
        return findTarget(address, { basePath: '' }) ? 'held' : 'refused';
      },
    })),
  ];
};

/**
 * Imports the code of a link into a list that has one decision (house rule) of the reader, and checks that this
 * decision is not lost.
 */
function importCode(code: string): Outcome {
  const read = decodeDecisions(code);
  if ('refusal' in read) return 'refused';
  const { decisions } = read.value;
  for (const one of decisions) {
    assert(isDecision(one));
    for (const character of CHARACTERS.slice(0, 6))
      assert(!JSON.stringify(one).includes(JSON.stringify(character).slice(1, -1)));
  }
  for (const chosen of ['ours', 'theirs'] as const) {
    const merged = applyImport([OWN], mergeDecisions([OWN], decisions), { choices: { [OWN.id]: chosen } });
    // The merged decisions must be valid, because the site drops invalid ones at its next start.
    const stored = JSON.stringify(validStoredDecisions({ 'outer-rim': merged }));
    assert(stored.includes(OWN.text), `the reader’s own decision vanished after the choice of ${chosen}`);
  }
  return 'held';
}

const storedAttacks = (): Attack[] =>
  (Object.keys(DEFAULTS) as StoredKey[]).flatMap((key) =>
    JSON_TEXTS.map((text) => ({
      name: `stored ${key} = ${text.slice(0, 40)}`,
      run: (): Outcome => {
        const value = parseStored(key, text);
        // The parsed value must be an array if and only if the default value is an array. A default of null allows any
        // type. If the parsed value is an object of lists, String() must not throw for any item, as it does for
        // `{"toString": 1}`, because the site uses the items as strings.
        if (DEFAULTS[key] !== null) assert.equal(Array.isArray(value), Array.isArray(DEFAULTS[key]));
        if (value && typeof value === 'object' && !Array.isArray(value))
          for (const one of Object.values(value)) if (Array.isArray(one)) one.map(String);
        return value === DEFAULTS[key] ? 'refused' : 'held';
      },
    })),
  );

const savedFileAttacks = (): Attack[] => {
  const keys = Object.keys(DEFAULTS);
  const files = [
    ...JSON_TEXTS,
    ...JSON_TEXTS.map((text) => `{"pravylo":"saved","version":1,"day":"2026-11-17","stored":${text}}`),
    ...keys.flatMap((key) =>
      JSON_TEXTS.map(
        (text) => `{"pravylo":"saved","version":1,"day":"2026-11-17","stored":{"${key}":${text}}}`,
      ),
    ),
    ...NAMES.map(
      (name) =>
        `{"pravylo":"saved","version":1,"day":"2026-11-17","stored":{"decisions":{"${name}":[${JSON.stringify(OWN)}]}}}`,
    ),
  ];
  return files.map((text) => ({
    name: `saved file ${text.slice(0, 70)}`,
    run: (): Outcome => {
      const read = parseBackupFile(text);
      if ('refusal' in read) return 'refused';
      const now = { ...DEFAULTS, decisions: { 'outer-rim': [OWN] }, pins: { 'outer-rim': ['combat'] } };
      const next = { ...now, ...applyBackup(now as never, read.value, { removed: false }) };
      const kept = JSON.stringify(next);
      assert(kept.includes(OWN.text) && kept.includes('combat'), 'what was on the device vanished');
      return 'held';
    },
  }));
};

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${attributes}>${inside}</svg>`;

/** Attributes of a valid icon. */
const PLAIN = 'fill="none" stroke="currentColor" stroke-width="1.8"';

const drawingAttacks = (): Attack[] => {
  const shape = (attributes: string) => svg(`<path d="M2 2h20" ${attributes}/>`);
  const drawings = [
    ...[
      'onclick="alert(1)"',
      'onload="alert(1)"',
      'data-when="load"',
      'data-island="x"',
      'data-moved-to="//evil.example/"',
    ].flatMap((attribute) => [shape(attribute), svg('<path d="M2 2h20"/>', attribute)]),
    ...[
      'class="sheet"',
      'id="content"',
      'style="position:fixed"',
      'fill="url(http://evil.example/#a)"',
      'href="//evil.example"',
    ].map(shape),
    ...[
      'tabindex="0"',
      'role="button"',
      'xlink:href="javascript:alert(1)"',
      'clip-path="url(//evil.example)"',
      'filter="url(#a)"',
    ].map(shape),
    ...[
      'script',
      'style',
      'foreignObject',
      'image',
      'use',
      'a',
      'animate',
      'set',
      'iframe',
      'text',
      'defs',
      'link',
    ].map((name) => svg(`<${name} href="https://evil.example/x">alert(1)</${name}>`)),
    ...MARKUP.map((text) => svg(text)),
    svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000)),
    `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`,
    svg('<![CDATA[<script>alert(1)</script>]]>'),
    svg('<path d="M2 2h20"'),
    '',
  ];
  const check = (drawing: string): Outcome => {
    const game = gamePage(['uk'], 'icons: {owl: {uk: Сова}}\nparts: [{id: glossary, title: {uk: Словник}}]');
    const files = {
      'game.md': game,
      'icons/owl.svg': drawing,
      'uk/combat.md': entryFile('title: Бій', 'Сова :owl: є. ^def'),
    };
    const { diagnostics } = checkContent(filesOfGame(files), { requirePublishedIds: false });
    if (diagnostics.length) return 'refused';
    assertInert(compileBook({ id: 'x', files }, { basePath: '' }));
    return 'held';
  };
  return [
    {
      // The check must accept this drawing. Otherwise, a check that refuses every drawing would pass the test.
      name: 'a harmless drawing',
      run: () => {
        assert.equal(check(svg('<path d="M2 2h20"/>', PLAIN)), 'held');
        return 'held' as const;
      },
    },
    ...drawings.map((drawing) => ({ name: `drawing ${drawing.slice(0, 110)}`, run: () => check(drawing) })),
  ];
};

const readBook = (bytes: Uint8Array) =>
  readBookFile({
    bytes,
    file: 'book.zip',
    pageLang: 'en',
    loadPdfReader: () => Promise.reject(new PrivateBookError('refused')),
    onPage: () => {},
  });

/** Reads and compiles a shared book (a zip file) as a phone does. */
async function openBook(bytes: Uint8Array): Promise<Outcome> {
  try {
    const opened = await readBook(bytes);
    const compiled = compileBook({ ...opened.withEdits([]), id: 'x' }, { basePath: '' });
    assertInert(compiled);
    return 'held';
  } catch (error) {
    if (error instanceof PrivateBookError && error.code !== 'broken') return 'refused';
    throw error;
  }
}

const BOOK: Record<string, string> = {
  'owls/game.md': gamePage(['en']),
  'owls/en/combat.md': entryFile('title: Combat', 'Owls sleep. ^sleep'),
};

const bookAttacks = (): Attack[] => {
  const pack = (files: Record<string, string>) =>
    zipSync(
      Object.fromEntries(Object.entries({ ...BOOK, ...files }).map(([path, text]) => [path, strToU8(text)])),
    );
  const books: [string, () => Uint8Array][] = [
    ...TEXTS.map((text): [string, () => Uint8Array] => [
      `a rule ${text}`,
      () => pack({ 'owls/en/combat.md': entryFile('title: Combat', `Owls ${text} sleep. ^sleep`) }),
    ]),
    ...TEXTS.map((text): [string, () => Uint8Array] => [
      `a title ${text}`,
      () => pack({ 'owls/en/combat.md': entryFile(`title: ${JSON.stringify(text)}`, 'Owls sleep. ^sleep') }),
    ]),
    ...NAMES.map((name): [string, () => Uint8Array] => [
      `an entry ${name}`,
      () => pack({ [`owls/en/${name}.md`]: entryFile('title: Hen', 'Hens sleep. ^sleep') }),
    ]),
    ...['../x.md', '/etc/passwd', 'owls/../../x.md', 'C:\\x.md', '__MACOSX/x'].map(
      (path): [string, () => Uint8Array] => [`a path ${path}`, () => pack({ [path]: 'x' })],
    ),
    ...JSON_TEXTS.map((text): [string, () => Uint8Array] => [
      `a report ${text.slice(0, 40)}`,
      () => pack({ 'extraction.json': text, 'source.txt': 'x', '.book.json': text }),
    ]),
    ...Object.entries(hostileArchives()),
    [
      'a very long id',
      () => pack({ 'owls/en/combat.md': entryFile('title: Combat', `Owls sleep. ^${'a'.repeat(5000)}`) }),
    ],
    ['cut short', () => pack({}).slice(0, -30)],
  ];
  return books.map(([name, create]) => ({
    name: `packed book with ${name.slice(0, 60)}`,
    run: () => openBook(create()),
  }));
};

const messageAttacks = (): Attack[] =>
  JSON_TEXTS.flatMap((text): Attack[] => {
    let value: unknown = text;
    try {
      value = JSON.parse(text);
    } catch {
      // If `JSON.parse` failed, `value` is the text itself.
    }
    return [value, { type: value }, { type: 'toString', value }, { type: '__proto__' }].map((message) => ({
      name: `worker message ${text.slice(0, 40)}`,
      run: (): Outcome => (isPageMessage(message) || isWorkerMessage(message) ? 'held' : 'refused'),
    }));
  });

const pdfAttacks = async (): Promise<Attack[]> => {
  const library = await loadPdfLibrary();
  return Object.entries(hostilePdfs(90_000_000, 1)).map(([name, create]) => ({
    name: `PDF with ${name}`,
    run: async (): Promise<Outcome> => {
      const start = performance.now();
      try {
        await extractPdf({
          bytes: create(),
          book: 'a.pdf',
          game: 'a',
          ...library,
          limits: { pageTimeMs: 10_000 },
        });
        return 'held';
      } catch (error) {
        assert(error instanceof PdfError, String(error));
        assert(performance.now() - start < 60_000, 'it took more than 60 s');
        return 'refused';
      }
    },
  }));
};

const contentAttacks = (): Attack[] => {
  const places: [string, (text: string) => [front: string, body: string]][] = [
    ['a rule', (text) => ['title: Бій', `Слово ${text} є. ^def`]],
    ['emphasis', (text) => ['title: Бій', `Слово **${text}** є. ^def`]],
    ['a link', (text) => ['title: Бій', `Слово [тут](${text}) є. ^def`]],
    ['a reference', (text) => ['title: Бій', `Слово [[${text}|тут]] є. ^def`]],
    ['a rule id', (text) => ['title: Бій', `Слово є. ^${text}`]],
    ['a title', (text) => [`title: ${JSON.stringify(text)}`, 'Слово є. ^def']],
    ['an alias', (text) => [`title: Бій\naliases: [${JSON.stringify(text)}]`, 'Слово є. ^def']],
    ['a moved rule', (text) => [`title: Бій\nmoved: {old: ${JSON.stringify(text)}}`, 'Слово є. ^def']],
    ['a field', (text) => [`title: Бій\n${JSON.stringify(text)}: 1`, 'Слово є. ^def']],
  ];
  return places.flatMap(([place, write]) =>
    TEXTS.map((text) => ({
      name: `content with ${text.slice(0, 40)} in ${place}`,
      run: (): Outcome => {
        const files = { 'game.md': gamePage(['uk']), 'uk/combat.md': entryFile(...write(text)) };
        const { diagnostics } = checkContent(filesOfGame(files), { requirePublishedIds: false });
        if (diagnostics.length) return 'refused';
        assertInert(compileBook({ id: 'x', files }, { basePath: '' }));
        return 'held';
      },
    })),
  );
};

export const INPUT_ATTACKS: AttackClass[] = [
  {
    name: 'links, queries and hashes',
    attacks: linkAttacks,
    tests: ['tests/browser/decisions/decisions.test.ts'],
  },
  {
    name: 'values in browser storage',
    attacks: storedAttacks,
    tests: ['tests/browser/storage/stored-data.test.ts', 'tests/browser/storage/damaged-records.test.ts'],
  },
  { name: 'backup files', attacks: savedFileAttacks },
  { name: 'SVG drawings', attacks: drawingAttacks },
  {
    name: 'zip files of shared books',
    attacks: bookAttacks,
    tests: ['tests/browser/private-books/books-offline.test.ts'],
  },
  {
    name: 'messages to workers',
    attacks: messageAttacks,
    tests: ['tests/browser/site/worker-policy.test.ts'],
  },
  {
    name: 'PDFs',
    attacks: pdfAttacks,
    tests: [
      'tests/browser/private-books/hostile-printed-pages.test.ts',
      'tests/browser/private-books/captive-portal.test.ts',
      'tests/attack/limits.test.ts',
    ],
  },
  { name: 'content folders', attacks: contentAttacks, tests: ['tests/browser/site/security.test.ts'] },
];
