// Texts that mean harm, in front matter and in rules: either the checker stops them or they stay text.
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../lib/content/checks/check-content';
import { inlineToPlain } from '../../lib/data/inline-markup';
import { renderEntry } from '../../lib/markdown/entry-to-html';
import { parseEntry } from '../../lib/markdown/parse-entry';
import { escapeHtml, rulePageToHtml } from '../../lib/sharing/rule-share-page';
import { entryFile, filesOfGame, gamePage } from '../fixtures/game-files';
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
  ])('is refused unless it leads to the web, to mail or to an entry: %s', (link) => {
    expect(problemsOf('title: Бій', `Слово ${link} є. ^def`)).not.toEqual([]);
  });

  it.each([
    'Слово [тут][a] є. ^def\n\n[a]: javascript:alert(1)',
    '- Слово [тут][a] є. ^def\n\n  [a]: javascript:alert(1)',
    ':::example\nСлово [тут][a] є. ^def\n\n[a]: javascript:alert(1)\n:::',
  ])('is refused when its address stands apart', (body) => {
    expect(problemsOf('title: Бій', body)).toEqual(
      expect.arrayContaining([expect.stringMatching(/-block$/)]),
    );
  });

  it.each(['[тут](https://example.org)', '[лист](mailto:a@example.org)'])('may be %s', (link) => {
    expect(problemsOf('title: Бій', `Слово ${link} є. ^def`)).not.toContain('bad-link');
  });
});

describe('markup in a rule', () => {
  it.each([MARKUP, '<script>alert(1)</script>', '<b onclick="x">y</b>', '<!-- x -->', '<style>*{}</style>'])(
    'is refused: %s',
    (markup) => {
      expect(problemsOf('title: Бій', `Слово ${markup} є. ^def`)).not.toEqual([]);
      expect(renderEntry(parseEntry(`Слово ${markup} є. ^def`).tree, RENDER_CONTEXT)).not.toMatch(
        /<(?:script|img|b|style)\b|<!--|onerror=|onclick=/,
      );
    },
  );

  it('in the data of a game reaches the reader as text', () => {
    expect(inlineToPlain(`${MARKUP} :hit: [[a|${MARKUP}]]`, (id) => id)).toContain(MARKUP);
  });
});

describe('front matter', () => {
  it.each([
    ['an id that is a path', 'title: Бій\nsee: ["../../etc"]'],
    ['an id that is a script', 'title: Бій\nrelated: ["javascript:alert(1)"]'],
    ['a field of its own', 'title: Бій\nonload: alert(1)'],
    ['a name that goes on for pages', `title: ${'довго '.repeat(500)}`],
    ['an alias that goes on for pages', `title: Бій\naliases: [${'д'.repeat(5000)}]`],
    ['a turned direction', 'title: Бій\u202eйіБ'],
    ['a zero-width sign', 'title: Бій\naliases: [бі\u200bй]'],
    ['an object in place of a name', 'title: {toString: x}'],
    ['a prototype', 'title: Бій\n__proto__: {x: 1}'],
    ['an alias that unfolds without end', 'title: &a [*a, *a]'],
  ])('with %s is refused with its place', (_, front) => {
    expect(problemsOf(front)).not.toEqual([]);
  });

  it('with markup in a name stays text on every page that is written by hand', () => {
    const html = rulePageToHtml(
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
