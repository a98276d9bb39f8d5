// Tests that the metadata tags of a page are always in the same position.
import { describe, expect, it } from 'vitest';
import { fixTitlePosition } from './fix-title-position';

const METADATA =
  '<title>Trade — Outer Rim</title><meta name="description" content="One &gt; none"/><link rel="icon" href="/icon.svg"/>';
const FIRST = '<html><head><meta charSet="utf-8"/>';
const LAST = '<link rel="canonical" href="/trade/"/>';
const END = '<script>1</script></head><body><svg><title>Dice</title></svg></body></html>';

describe('the metadata tags of a page', () => {
  it.each([
    ['early', `${FIRST}${METADATA}${LAST}${END}`],
    ['late', `${FIRST}${LAST}${METADATA}${END}`],
  ])('that Next inserts %s are moved before the scripts', (_when, html) => {
    expect(fixTitlePosition(html)).toBe(`${FIRST}${LAST}${METADATA}${END}`);
  });
});
