import { describe, expect, it } from 'vitest';
import { checkContent } from '../../lib/content/checks/check-content';
import type { RegisteredGame } from '../../lib/content/registry';
import { draftAfter } from '../topics/pipeline-fixture';
import { compareWithBook, type Finding } from './compare-with-book';
import { formatFindings } from './format-findings';
import { applyIgnores } from './ignore-known-differences';

const topic = (title: string, text: string, related: string) =>
  `## ${title}\n\n${text}\n\nПов’язані теми: ${related}\n`;
const BOOK = [
  '## ГЛОСАРІЙ\n\nУсе за абеткою.\n',
  topic('Борсук', 'Риє 3 нори за хід.', 'Вовк, Сова'),
  '## Вовк\n\nВиє двічі.\n\n## Зграя\n\nУ ній 7 вовків.\n\nПов’язані теми: Борсук\n',
  '## Пугач\n\nДив. «Сова» на с. 4.\n',
  topic('Сова', 'Літає вночі.', 'Вовк'),
  '## ПОКАЖЧИК\n\nБорсук.....\t2\nВовк.....\t3\nСова.....\t4\n',
].join('\n');
const draft = draftAfter('link cross references', BOOK);

const VALID: Record<string, string> = {
  'game.md':
    '---\nname: {uk: Ліс}\ntitle: {uk: Ліс}\nlanguages: [uk]\npublisher: {uk: Ми}\nplayers: "2"\nbooks: {uk: {title: Ліс, short: Ліс}}\ncolour: {light: "#a8481a", dark: "#f0935c"}\nparts: [{id: all, title: {uk: Усе}}]\n---\n',
  'uk/glossary.md': '---\ntitle: Глосарій\npage: 1\n---\n\nЗвірі йдуть за абеткою. ^def\n',
  'uk/badger.md': '---\ntitle: Борсук\npage: 2\nrelated: [wolf, owl]\n---\n\nЗа хід — три нори. ^def\n',
  'uk/wolf.md':
    '---\ntitle: Вовк\npage: 3\nrelated: [badger]\n---\n\nВиє. ^def\n\n## Зграя ^pack\n\nВовків 7. ^size\n',
  'uk/eagle-owl.md': '---\ntitle: Пугач\nsee: [owl]\n---\n',
  'uk/owl.md': '---\ntitle: Сова\npage: 4\nrelated: [wolf]\n---\n\nЛітає вночі. ^def\n',
};

function findings(change: Record<string, string | undefined> = {}, book = draft) {
  const files = Object.entries({ ...VALID, ...change })
    .filter((file): file is [string, string] => file[1] !== undefined)
    .map(([path, text]) => ({ path: `forest/${path}`, text }));
  const { registry } = checkContent(files, { root: 'content', requirePublishedIds: false });
  return compareWithBook(book, registry.get('forest') as RegisteredGame)
    .filter(({ finding, topic: title }) => finding === 'index' || title !== 'Покажчик')
    .map(({ finding, topic: title, what }) => `${finding}: ${title}: ${what}`);
}
const edited = (path: string, before: string, after: string) => ({
  [path]: VALID[path]?.replace(before, after),
});

describe('compareWithBook', () => {
  it('reports nothing when the entries match the book', () => {
    expect(findings()).toEqual([]);
  });

  it.each([
    ['an entry', { 'uk/badger.md': undefined }, ['missing topic: Борсук: topic']],
    ['an entry with a sub-topic (once)', { 'uk/wolf.md': undefined }, ['missing topic: Вовк: topic']],
    [
      'an entry, although another entry has a heading with that title,',
      { 'uk/badger.md': undefined, ...edited('uk/owl.md', '^def', '^def\n\n## Борсук ^prey\n\nЇсть. ^eats') },
      ['missing topic: Борсук: topic'],
    ],
    ['a heading', edited('uk/wolf.md', 'Зграя', 'Зібрання'), ['missing topic: Зграя: topic']],
    ['a redirect', { 'uk/eagle-owl.md': undefined }, ['redirect: Пугач: no entry']],
    ['a related topic', edited('uk/badger.md', 'wolf, owl', 'wolf'), ['related: Борсук: «Сова» is missing']],
    ['a number', edited('uk/badger.md', 'три нори', 'нори'), ['number: Борсук: 3']],
    ['a number of a sub-topic', edited('uk/wolf.md', '7', 'багато'), ['number: Зграя: 7']],
    ['a page', edited('uk/owl.md', 'page: 4\n', ''), ['page: Сова: none, not 4']],
  ])('reports %s that is missing, and nothing else', (_, change, expected) => {
    expect(findings(change)).toEqual(expected);
  });

  it('matches a heading when an entry contains several topics', () => {
    const birds =
      '---\ntitle: Птахи\nindex: [{term: Сова, at: owl}]\n---\n\nЛітають. ^def\n\n## Сова ^owl\n\nВночі. ^night\n';
    const change = {
      'uk/owl.md': undefined,
      'uk/birds.md': birds,
      ...edited('uk/badger.md', 'owl', '"birds#owl"'),
      ...edited('uk/eagle-owl.md', 'owl', '"birds#owl"'),
    };
    expect(findings(change)).toEqual([]);
  });

  it.each([
    ['an entry', { 'uk/lynx.md': '---\ntitle: Рись\n---\n\nСпить. ^def\n' }, ['extra entry: Рись: lynx']],
    [
      'a related topic',
      edited('uk/owl.md', '[wolf]', '[wolf, badger]'),
      ['related: Сова: «Борсук» is extra'],
    ],
    ['another order', edited('uk/badger.md', 'wolf, owl', 'owl, wolf'), ['related: Борсук: another order']],
    ['another page', edited('uk/owl.md', 'page: 4', 'page: 5'), ['page: Сова: 5, not 4']],
    [
      'another target',
      edited('uk/eagle-owl.md', 'owl', 'wolf'),
      ['redirect: Пугач: «Сова» is missing', 'redirect: Пугач: «Вовк» is extra'],
    ],
    [
      'far more rules',
      edited(
        'uk/owl.md',
        'Літає вночі. ^def',
        Array.from({ length: 12 }, (_, at) => `Літає ${at}. ^r${at}`).join('\n\n'),
      ),
      ['rule count: Сова: 12 here, 1 in the book'],
    ],
  ])('reports %s that the book does not have', (_, change, expected) => {
    expect(findings(change)).toEqual(expected);
  });
});

describe('the printed index', () => {
  const rows =
    'Виття вовка.....\t3\nЗГРАЯ.....\t3\nПтах (див. Сова).....\t4\nЧапля.....\t9\n\n### НІЧНІ\n\nСова.....\t4\n';
  const book = draftAfter('link cross references', BOOK.replace('Сова.....\t4\n', rows));
  const valid = {
    ...edited(
      'uk/wolf.md',
      'page: 3',
      'page: 3\nindex: [{term: "Виття: вовка", at: def}, {term: Зграя, at: pack}]',
    ),
    ...edited('uk/owl.md', 'page: 4', 'page: 4\nindex: [Птах, Нічні, Чапля]'),
  };
  const without = (path: string, before: string, after = '') => ({
    ...valid,
    [path]: (valid as Record<string, string | undefined>)[path]?.replace(before, after),
  });

  it('has no findings when every term leads to its topic, including headings', () => {
    expect(findings(valid, book)).toEqual([]);
  });

  it.each([
    [
      'a term',
      without('uk/wolf.md', '{term: "Виття: вовка", at: def}, '),
      ['index: Вовк: «Виття вовка» is missing'],
    ],
    ['a heading', without('uk/wolf.md', ', {term: Зграя, at: pack}'), ['index: Зграя: «ЗГРАЯ» is missing']],
    [
      'a term that refers to another term',
      without('uk/owl.md', 'Птах, '),
      ['index: Сова: «Птах» is missing'],
    ],
    ['a heading of the index', without('uk/owl.md', 'Нічні, '), ['index: Покажчик: «НІЧНІ» is missing']],
    ['a term without a topic', without('uk/owl.md', ', Чапля'), ['index: Покажчик: «Чапля» is missing']],
  ])('reports %s that the alphabetical index lacks', (_, change, expected) => {
    expect(findings(change, book)).toEqual(expected);
  });

  it('reports a term that leads to another topic', () => {
    const change = {
      ...without('uk/owl.md', 'Птах, '),
      ...edited('uk/badger.md', 'page: 2', 'page: 2\nindex: [Птах]'),
    };
    expect(findings(change, book)).toEqual(['index: Сова: «Птах» does not lead to «Сова»']);
  });
});

describe('applyIgnores', () => {
  const found: Finding[] = [
    { finding: 'number', topic: 'Сова', what: '7', where: 'owl.md' },
    { finding: 'page', topic: 'Сова', what: '5, not 4', where: 'owl.md' },
  ];
  const reason = 'said in another entry';
  const run = (
    ignore: { finding: string; topic: string; what?: string; reason: string }[],
    findings: Finding[] = found,
  ) =>
    applyIgnores(findings, { book: { ...draft.book, audit: { ignore } }, topics: draft.topics }).map(
      ({ finding, what }) => [finding, what],
    );

  it('removes the findings that the data file declares as intended', () => {
    expect(run([{ finding: 'number', topic: 'Сова', what: '7', reason }])).toEqual([['page', '5, not 4']]);
    expect(run([{ finding: 'number', topic: 'Сова', what: '8', reason }])).toEqual([
      ['number', '7'],
      ['page', '5, not 4'],
      ['unused ignore', 'number 8'],
    ]);
  });

  it('distinguishes two topics with the same title by their parent', () => {
    const two = ['Вовк', 'Сова'].map(
      (parent): Finding => ({ finding: 'number', topic: 'Нора', parent, what: parent, where: 'x.md' }),
    );
    expect(run([{ finding: 'number', topic: 'Сова > Нора', reason }], two)).toEqual([['number', 'Вовк']]);
    expect(run([{ finding: 'number', topic: 'Нора', reason }], two)).toEqual([]);
  });

  it('does not report a declaration as unused when its topic or an ancestor is missing', () => {
    const missing: Finding = { finding: 'missing topic', topic: 'Вовк', what: 'topic', where: 'line 1' };
    const ignore = ['Вовк', 'Зграя', 'Сова'].map((topic) => ({ finding: 'number', topic, reason }));
    expect(run(ignore, [missing])).toEqual([
      ['missing topic', 'topic'],
      ['unused ignore', 'number'],
    ]);
  });
});

describe('formatFindings', () => {
  it('aligns the columns', () => {
    expect(formatFindings([{ finding: 'page', topic: 'Сова', what: '5, not 4', where: 'owl.md' }])).toBe(
      'finding  topic  what      where\npage     Сова   5, not 4  owl.md',
    );
  });
});
