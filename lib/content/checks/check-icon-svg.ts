// Checks the SVG drawing of an icon against a list of allowed elements, attributes and values. The check is needed
// because the compiler inserts the SVG code into pages without change.
import { FILE_START } from '../content-file';
import type { Report } from './create-reporter';

const NUMBER = /^[-+\d.eE]+$/;
const NUMBERS = /^[-+\d.eE,\s]*$/;
/** Matches a color: a name, `none`, `currentColor` or `#a1b2c3`. It does not match `url(…)`. */
const PAINT = /^(?:[a-zA-Z]+|#[\da-fA-F]{3,8})$/;
const KEYWORD = /^[a-z-]+$/;

/** Attributes that every element may have, each with a pattern for its allowed values. */
const STYLE_ATTRIBUTES: Record<string, RegExp> = {
  fill: PAINT,
  'fill-opacity': NUMBER,
  'fill-rule': KEYWORD,
  opacity: NUMBER,
  stroke: PAINT,
  'stroke-dasharray': NUMBERS,
  'stroke-linecap': KEYWORD,
  'stroke-linejoin': KEYWORD,
  'stroke-miterlimit': NUMBER,
  'stroke-opacity': NUMBER,
  'stroke-width': NUMBER,
  /** Matches a list of transformations: `translate(2 3) rotate(45)`. */
  transform: /^(?:[a-zA-Z]+\([-+\d.eE,\s]*\)[\s,]*)+$/,
};

const numbers = (...names: string[]): Record<string, RegExp> =>
  Object.fromEntries(names.map((name) => [name, NUMBER]));

/** The allowed elements, each with its allowed attributes in addition to `STYLE_ATTRIBUTES`. */
const ELEMENTS = new Map<string, Record<string, RegExp>>([
  [
    'svg',
    { xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/, viewBox: /^0 0 24 24$/, ...numbers('width', 'height') },
  ],
  ['g', {}],
  ['path', { d: /^[MmLlHhVvCcSsQqTtAaZz\d\s,.eE+-]*$/ }],
  ['circle', numbers('cx', 'cy', 'r')],
  ['ellipse', numbers('cx', 'cy', 'rx', 'ry')],
  ['rect', numbers('x', 'y', 'width', 'height', 'rx', 'ry')],
  ['line', numbers('x1', 'y1', 'x2', 'y2')],
  ['polyline', { points: NUMBERS }],
  ['polygon', { points: NUMBERS }],
]);

/** Maximum nesting depth of elements. */
const MAX_DEPTH = 8;
/** Maximum length of the SVG code, in characters. */
const MAX_LENGTH = 64_000;

/**
 * Matches one tag with its attributes (`<path d="M8 12H16"/>`), the text up to the next tag, or a single `<` of a
 * malformed tag.
 */
const TOKEN = /<(\/?)([^\s<>/"=]*)((?:\s+[^\s<>="/]+="[^"<>]*")*)\s*(\/?)>|<|[^<]+/g;
const ATTRIBUTE = /([^\s=]+)="([^"]*)"/g;

export function checkDrawing(svg: string, report: Report): void {
  const reportAt = (index: number, what: string, expected: string, help?: string): void => {
    const before = svg.slice(0, index).split('\n');
    report(
      { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
      'bad-drawing',
      `Unexpected ${what} in a drawing, expected ${expected}.`,
      help,
    );
  };
  if (svg.length > MAX_LENGTH) {
    reportAt(0, `${svg.length} characters`, `at most ${MAX_LENGTH}`, 'simplify the paths.');
    return;
  }
  const open: string[] = [];
  for (const { index, 0: token, 1: slash, 2: name = '', 3: attributes = '', 4: closed } of svg.matchAll(
    TOKEN,
  )) {
    if (slash === undefined) {
      if (token.trim()) reportAt(index, `\`${token.trim().slice(0, 40)}\``, 'plain shapes without text');
    } else if (slash) {
      if (open.pop() !== name) reportAt(index, `\`</${name}>\``, 'the end of the element that is open');
    } else {
      checkElement(name, attributes, open.length === 0, (what, ...more) => reportAt(index, what, ...more));
      if (!closed) open.push(name);
      if (open.length > MAX_DEPTH) {
        reportAt(
          index,
          `${open.length} elements inside one another`,
          `at most ${MAX_DEPTH}`,
          'remove groups.',
        );
        return;
      }
    }
  }
  if (open.length) reportAt(svg.length - 1, 'end', `\`</${open.at(-1)}>\``);
  if (!svg.includes('viewBox="0 0 24 24"'))
    report(FILE_START, 'bad-drawing', 'Unexpected size of a drawing, expected `viewBox="0 0 24 24"`.');
}

type ReportElement = (what: string, expected: string, help?: string) => void;

function checkElement(name: string, attributes: string, isRoot: boolean, report: ReportElement): void {
  const own = ELEMENTS.get(name);
  if (!own || isRoot !== (name === 'svg')) {
    const shapes = [...ELEMENTS.keys()].filter((one) => one !== 'svg').join(', ');
    report(`\`${name}\``, 'plain shapes', `use only ${shapes}, inside one svg element.`);
    return;
  }
  for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    const pattern = Object.hasOwn(own, key)
      ? own[key]
      : Object.hasOwn(STYLE_ATTRIBUTES, key)
        ? STYLE_ATTRIBUTES[key]
        : undefined;
    if (!pattern)
      report(
        `attribute \`${key}\` of \`${name}\``,
        'attributes that draw',
        `use only ${[...Object.keys(own), ...Object.keys(STYLE_ATTRIBUTES)].join(', ')}.`,
      );
    else if (!pattern.test(value))
      report(`\`${key}="${value.slice(0, 40)}"\``, 'plain numbers, colors or keywords');
  }
}
