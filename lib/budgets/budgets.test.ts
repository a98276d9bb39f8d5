// Tests which files a page loads when it opens, and the message about files that exceed their size budget.
import { describe, expect, it } from 'vitest';
import { findExcess } from './compare-budgets';
import { firstLoadOf } from './first-load';

describe('what a page loads first', () => {
  it('is read from its HTML, each file once, without what old browsers or nobody asks for', () => {
    const html = `<link rel="preload" href="/f.woff2" as="font"/><link rel="stylesheet" href="/a.css"/>
      <link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script><script>inline()</script>
      <script src="/old.js" noModule=""></script><link rel="canonical" href="/page/"/><link rel="icon" href="data:,">
      <link rel="icon" href="/icon.svg"/><link rel="manifest" href="/m.webmanifest"/>`;
    expect(firstLoadOf(html)).toEqual({
      scripts: ['/a.js'],
      styles: ['/a.css'],
      fonts: ['/f.woff2'],
      others: ['/icon.svg', '/m.webmanifest'],
    });
  });
});

describe('a budget', () => {
  it('says nothing while it is kept', () => {
    expect(findExcess({ what: 'x', limit: 30, files: { a: 10, b: 20 } }, {})).toBeUndefined();
  });

  it('names the files that grew, by how much, and what they replaced', () => {
    const weighed = { what: 'scripts of an entry', limit: 10_000, files: { a: 6000, b: 4000, new: 3000 } };
    expect(findExcess(weighed, { a: 5000, b: 4000, old: 1500 })).toBe(
      [
        'scripts of an entry: 13.0 KB, 3.0 KB over the budget of 10.0 KB; it was 10.5 KB.',
        '  new: 3.0 KB, new or renamed',
        '  a: 6.0 KB, 1.0 KB more',
        '  in place of old (1.5 KB)',
      ].join('\n'),
    );
  });
});
