// Tests malicious content in the front matter and the rules of entries: the content check rejects it, or the compiler
// escapes it.
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../lib/content/checks/check-content';
import { inlineToPlain } from '../../lib/data/inline-markup';
import { renderEntry } from '../../lib/markdown/entry-to-html';
import { parseEntry } from '../../lib/markdown/parse-entry';
import { escapeHtml, ruleSharePageToHtml } from '../../lib/sharing/rule-share-page';
import { entryFile, filesOfGame, gamePage } from '../fixtures/build-game-files';
import { SETTINGS } from '../fixtures/settings';
import { RENDER_CONTEXT } from '../support/render-context';

const problemsOf = (front: string, body = 'Бій — це сутичка. ^def') =>
  checkContent(filesOfGame({ 'game.md': gamePage(['uk']), 'uk/combat.md': entryFile(front, body) }), {
    root: 'content',
  }).diagnostics.map(({ rule }) => rule);

const MARKUP = '<img src=x onerror=alert(1)>';

describe('a link in a rule', () => {
  it.each([
    '[тут](javascript:alert(1))',
    '[тут](JaVaScRiPt:alert(1))',
    '[тут](&#106;avascript:alert(1))',
    '[тут](data:text/html,x)',
    '[тут](vbscript:x)',
    '[тут](//example.org)',
    '[тут](/outer-rim/uk/)',
    '<javascript:alert(1)>',
    '[[javascript:alert(1)|тут]]',
    '[[//example.org|тут]]',
  ])('is rejected unless it leads to the web, to mail or to an entry: %s', (link) => {
    expect(problemsOf('title: Бій', `Слово ${link} є. ^def`)).not.toEqual([]);
  });

  it.each([
    'Слово [тут][a] є. ^def\n\n[a]: javascript:alert(1)',
    '- Слово [тут][a] є. ^def\n\n  [a]: javascript:alert(1)',
    ':::example\nСлово [тут][a] є. ^def\n\n[a]: javascript:alert(1)\n:::',
  ])('is rejected when its address is a reference definition', (body) => {
    expect(problemsOf('title: Бій', body)).toEqual(
      expect.arrayContaining([expect.stringMatching(/-block$/)]),
    );
  });

  it.each(['[тут](https://example.org)', '[лист](mailto:a@example.org)'])('is accepted: %s', (link) => {
    expect(problemsOf('title: Бій', `Слово ${link} є. ^def`)).not.toContain('bad-link');
  });
});

describe('markup in a rule', () => {
  it.each([
    MARKUP,
    '<script>alert(1)</script>',
    '<b onclick="x">y</b>',
    '<!-- x -->',
    '<style>*{}</style>',
    '**<b>a</b>**',
    '*a <img src=x> b*',
  ])('is rejected: %s', (markup) => {
    expect(problemsOf('title: Бій', `Слово ${markup} є. ^def`)).not.toEqual([]);
    expect(renderEntry(parseEntry(`Слово ${markup} є. ^def`).tree, RENDER_CONTEXT)).not.toMatch(
      /<(?:script|img|b|style)\b|<!--|onerror=|onclick=/,
    );
  });

  it('stays plain text in the data of a game', () => {
    expect(inlineToPlain(`${MARKUP} :hit: [[a|${MARKUP}]]`, (id) => id)).toContain(MARKUP);
  });
});

describe('front matter', () => {
  it.each([
    ['an id that is a path', 'title: Бій\nsee: ["../../etc"]'],
    ['an id that is a script', 'title: Бій\nrelated: ["javascript:alert(1)"]'],
    ['an unknown field', 'title: Бій\nonload: alert(1)'],
    ['a very long name', `title: ${'довго '.repeat(500)}`],
    ['a very long alias', `title: Бій\naliases: [${'д'.repeat(5000)}]`],
    ['a right-to-left override', 'title: Бій\u202eйіБ'],
    ['a zero-width space', 'title: Бій\naliases: [бі\u200bй]'],
    ['an object in place of a name', 'title: {toString: x}'],
    ['a prototype', 'title: Бій\n__proto__: {x: 1}'],
    ['a recursive YAML alias', 'title: &a [*a, *a]'],
  ])('with %s is rejected', (_, front) => {
    expect(problemsOf(front)).not.toEqual([]);
  });

  it.each([
    ['unknown fields', (at: number) => `field${at}: 1`, 20_000],
    ['the same field', () => 'a: 1', 30_000],
    ['fields of one field', (at: number) => `${at ? '' : 'players:\n'}  rule${at}: {1: a}`, 8000],
  ])('with thousands of %s is rejected within five seconds of processor time', (_, line, count) => {
    const lines = Array.from({ length: count }, (_, at) => line(at)).join('\n');
    const start = process.cpuUsage();
    expect(problemsOf(`title: Бій\n${lines}`)).not.toEqual([]);
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
  });

  it('with markup in a name is escaped on pages that are written without React', () => {
    const html = ruleSharePageToHtml(
      {
        lang: 'uk',
        title: MARKUP,
        description: `"${MARKUP}`,
        site: MARKUP,
        words: `</script>${MARKUP}`,
        canonical: '/game/uk/combat/',
        to: '/game/uk/combat/#"><script>alert(1)</script>',
        link: MARKUP,
        path: '/game/uk/combat/def/',
        picture: `/previews/"${MARKUP}.png`,
        pictureAlt: MARKUP,
      },
      SETTINGS,
    );
    expect(html).not.toContain(MARKUP);
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(escapeHtml(`"'<&>`)).toBe(`&quot;'&lt;&amp;&gt;`);
  });
});
