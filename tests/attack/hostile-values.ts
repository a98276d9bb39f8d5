// Hostile texts and values, which the attacks put into every field that accepts text or JSON.

export const MARKUP = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  '</title><script>alert(1)</script>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
];

export const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
];

export const CHARACTERS = ['\u202e', '\u2066', '\u0000', '\u0007', '\u2028', '\ufeff', '\ud800', '\u{e0041}'];

export const TEXTS = [
  ...MARKUP,
  ...NAMES,
  ...CHARACTERS.map((character) => `owl${character}hen`),
  '../../etc/passwd',
  '//evil.example/',
  'https://evil.example/',
  'a'.repeat(5000),
  '%',
  '%00',
  '',
];

/** Returns the JSON text of empty arrays nested to this number of levels. */
const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** JSON texts of values with an unexpected type, hostile names or deep nesting. */
export const JSON_TEXTS = [
  'null',
  'true',
  '0',
  '-1',
  '1e999',
  '"text"',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '[{}]',
  '{"a":null}',
  '{"a":[null]}',
  '{"a":[{}]}',
  '{"a":{"b":1}}',
  ...NAMES.flatMap((name) => [`{"${name}":["a"]}`, `{"a":{"${name}":{"x":1}}}`, `["${name}"]`]),
  ...MARKUP.map((text) => JSON.stringify({ [text]: [text] })),
  deep(100),
  deep(20_000),
  `{"a":${deep(20_000)}}`,
  '{',
  'undefined',
  '',
  '\u0000',
  `"${'a'.repeat(100_000)}"`,
];
