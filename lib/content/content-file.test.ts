// A loader may already have parsed the front matter of a file. Tests that `splitSource` parses it again only to find a
// position, or if only a YAML parser can find the names of the fields.
import { expect, it } from 'vitest';
import { splitSource } from './content-file';

const source = (frontMatter: string, fields?: Record<string, unknown>) =>
  splitSource({ path: 'a.md', text: `---\n${frontMatter}\n---\nТекст.\n`, ...(fields && { fields }) });
/**
 * Invalid YAML in which the names of the fields can still be found without parsing. Parsing it would report an error.
 */
const UNREADABLE =
  'title: "Бій\nrelated: [dice, ships]\naliases:\n  - бійка\n- тут\n# comment\n\nmoved: {old: a#b}';

it('takes the fields of the loader and finds the names of the fields without parsing', () => {
  const fields = { title: 'Бій' };
  const split = source(UNREADABLE, fields);
  expect(split).toMatchObject({ fields, keys: ['title', 'related', 'aliases', 'moved'], diagnostics: [] });
  expect(split.body.split('\n').indexOf('Текст.')).toBe(10);
});

it('reports what cannot be parsed if there is no loader', () => {
  expect(source(UNREADABLE).diagnostics[0]?.rule).toBe('bad-yaml');
  expect(source('title: Бій')).toMatchObject({ fields: { title: 'Бій' }, keys: ['title'], diagnostics: [] });
});

it('finds a position when it is read', () => {
  const { positionOf } = source('title: Бій\nrelated: [dice, ships]', { title: 'Бій' });
  expect({ ...positionOf(['related', 1]) }).toEqual({ line: 3, column: 17 });
  expect(positionOf(['title'])).toMatchObject({ line: 2, column: 1 });
});

it.each([
  ['an alias', 'title: &a Бій\nen: *a', ['title', 'en'], 'bad-yaml'],
  ['a collection over several lines', 'moved: {\n  title: x}', ['moved'], undefined],
  ['JSON', '{"title": "Бій"}', ['title'], undefined],
])('parses front matter with %s', (_name, text, keys, rule) => {
  const split = source(text, { title: 'Бій' });
  expect(split.keys).toEqual(keys);
  expect(split.diagnostics[0]?.rule).toBe(rule);
});
