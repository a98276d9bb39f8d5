// Turns what the schema finds in front matter into diagnostics with the place of the very field.
import type { z } from 'zod';
import { type Diagnostic, suggest } from '../../core/diagnostics';
import type { SplitSource } from '../content-file';

export function checkFields<T>(
  path: string,
  { fields, keys, placeOf }: SplitSource,
  schema: z.ZodObject & z.ZodType<T>,
): { fields?: T; problems: Diagnostic[] } {
  const result = schema.safeParse(fields);
  const known = Object.keys(schema.shape);
  const unknown = (key: string, above: (string | number)[] = []): Diagnostic => ({
    file: path,
    ...placeOf([...above, key]),
    rule: 'unknown-field',
    message: `Unexpected field \`${fieldName([...above, key])}\`, expected one of ${known.join(', ')}.`,
    ...helped(suggest(key, known)),
  });
  // A loader hands on only the fields it knows, so the file itself is asked for the others.
  const strange = keys.filter((key) => !known.includes(key)).map((key) => unknown(key));
  if (result.success) return strange.length ? { problems: strange } : { fields: result.data, problems: [] };
  const problems = result.error.issues.flatMap((issue): Diagnostic[] => {
    const keys = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
    const place = { file: path, ...placeOf(keys) };
    const name = fieldName(keys);
    if (issue.code === 'unrecognized_keys')
      return keys.length ? issue.keys.map((key) => unknown(key, keys)) : [];
    const found = valueAt(fields, keys);
    if (found === undefined)
      return [
        {
          ...place,
          rule: 'missing-field',
          message: `Unexpected front matter without \`${name}\`, expected ${describe(issue)}.`,
          help: `add \`${String(keys.at(-1))}: …\`.`,
        },
      ];
    return [
      {
        ...place,
        rule: 'bad-field',
        message: `Unexpected value ${shown(found)} in \`${name}\`, expected ${describe(issue)}.`,
        ...helped(
          issue.code === 'invalid_value' && typeof found === 'string'
            ? suggest(found, issue.values.map(String))
            : undefined,
        ),
      },
    ];
  });
  return { problems: [...strange, ...problems] };
}

const LONGEST_SHOWN = 80;

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

const helped = (help: string | undefined) => (help ? { help } : {});

/** `index[2].term` */
const fieldName = (keys: readonly (string | number)[]): string =>
  keys.map((key, index) => (typeof key === 'number' ? `[${key}]` : index ? `.${key}` : key)).join('');

function valueAt(value: unknown, keys: readonly (string | number)[]): unknown {
  let current = value;
  for (const key of keys) current = (current as Record<string | number, unknown> | undefined)?.[key];
  return current;
}

function describe(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'array' ? 'a list' : `a ${issue.expected}`;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return issue.message;
    case 'too_small':
      return issue.origin === 'string'
        ? 'some text'
        : issue.origin === 'array'
          ? 'at least one item'
          : 'a positive number';
    case 'too_big':
      return `at most ${issue.maximum} characters`;
    case 'invalid_union':
      return 'a term, or `{term: …, at: rule-id}`';
    case 'invalid_key':
      return 'kebab-case English words as keys';
    default:
      return issue.message;
  }
}
