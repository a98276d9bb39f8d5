// Tests which SVG drawings of icons the check accepts, and which elements, attributes and values it rejects.
import { describe, expect, it } from 'vitest';
import { checkDrawing } from './check-icon-svg';
import { createReporter } from './create-reporter';

const FRAME =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor">';
const check = (shapes: string) => {
  const { diagnostics, report } = createReporter('hit.svg');
  checkDrawing(`${FRAME}${shapes}</svg>`, report);
  return diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`);
};

describe('the check of a drawing', () => {
  it('accepts plain shapes', () => {
    expect(
      check(
        '<g transform="translate(2 3)"><circle cx="12" cy="12" r="8.6"/></g>\n<path fill-rule="evenodd" fill="#3a7" d="M8 9.9H16a1,1 0 0 1 .5-.5z"/>',
      ),
    ).toEqual([]);
  });

  it.each([
    ['onclick', '<path onclick="alert(1)" d="M1 1"/>'],
    ['data-island', '<path data-island="search/panel" d="M1 1"/>'],
    ['data-moved-to', '<g data-moved-to="https://example.org"></g>'],
    ['class', '<path class="rule" d="M1 1"/>'],
    ['id', '<path id="x" d="M1 1"/>'],
    ['href', '<path href="#x" d="M1 1"/>'],
    ['style', '<path style="fill:red" d="M1 1"/>'],
    ['constructor', '<path constructor="x" d="M1 1"/>'],
  ])('refuses the attribute %s', (name, shapes) => {
    expect(check(shapes)).toEqual([
      expect.stringContaining(`1:${FRAME.length + 1} Unexpected attribute \`${name}\` of`),
    ]);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a foreign object', '<foreignObject></foreignObject>'],
    ['a second svg element', '<svg viewBox="0 0 24 24"></svg>'],
    ['an address as a color', '<path fill="url(http://example.org)" d="M1 1"/>'],
    ['an unquoted attribute', '<path onclick=alert(1) d="M1 1"/>'],
    ['single quotes', "<path d='M1 1'/>"],
    ['a comment', '<!-- x --><path d="M1 1"/>'],
    ['an entity', '<path d="M1 1"/>&lt;'],
    ['text', '<g>text</g>'],
    ['an element that is not closed', '<g><path d="M1 1"/>'],
    ['deep nesting', '<g>'.repeat(20_000) + '</g>'.repeat(20_000)],
    ['too many characters', `<path d="${'M1 1'.repeat(20_000)}"/>`],
  ])('refuses %s', (_name, shapes) => {
    expect(check(shapes).length).toBeGreaterThan(0);
  });

  it('names the line and the column', () => {
    expect(check('\n  <image x="1"/>')[0]).toMatch(
      /^2:3 Unexpected `image` in a drawing, expected plain shapes\./,
    );
  });
});
