import { describe, expect, it } from 'vitest';
import { fixTitlePosition } from './fix-title-position';

const NAME =
  '<title>Trade — Outer Rim</title><meta name="description" content="One &gt; none"/><link rel="icon" href="/icon.svg"/>';
const FIRST = '<html><head><meta charSet="utf-8"/>';
const LAST = '<link rel="canonical" href="/trade/"/>';
const END = '<script>1</script></head><body><svg><title>Dice</title></svg></body></html>';

describe('what a page is called', () => {
  it.each([
    ['early', `${FIRST}${NAME}${LAST}${END}`],
    ['late', `${FIRST}${LAST}${NAME}${END}`],
  ])('that came %s stands before the scripts', (_when, html) => {
    expect(fixTitlePosition(html)).toBe(`${FIRST}${LAST}${NAME}${END}`);
  });
});
