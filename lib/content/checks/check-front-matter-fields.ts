// Validates front matter against its schema, and converts each Zod issue to a diagnostic at the position of the field.
import type { z } from 'zod';
import { type Diagnostic, suggest } from '../../core/diagnostics';
import type { SplitSource } from '../content-file';

export function checkFields<T>(
  path: string,
  { fields, keys, positionOf }: SplitSource,
  schema: z.ZodObject & z.ZodType<T>,
): { fields?: T; diagnostics: Diagnostic[] } {
  const result = schema.safeParse(fields);
  const known = Object.keys(schema.shape);
  const unknownField = (key: string, parents: (string | number)[] = []): Diagnostic => ({
    file: path,
    ...positionOf([...parents, key]),
    rule: 'unknown-field',
    message: `Unexpected field \`${fieldName([...parents, key])}\`, expected one of ${known.join(', ')}.`,
    ...helpProperty(suggest(key, known)),
  });
  // Find unknown fields in the source text, because a loader (contentlayer) removes them from `fields`.
  const unknownFields = keys.filter((key) => !known.includes(key)).map((key) => unknownField(key));
  if (result.success)
    return unknownFields.length ? { diagnostics: unknownFields } : { fields: result.data, diagnostics: [] };
  const diagnostics = result.error.issues.flatMap((issue): Diagnostic[] => {
    const keys = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
    const position = { file: path, ...positionOf(keys) };
    const name = fieldName(keys);
    if (issue.code === 'unrecognized_keys')
      return keys.length ? issue.keys.map((key) => unknownField(key, keys)) : [];
    const value = valueAt(fields, keys);
    if (value === undefined)
      return [
        {
          ...position,
          rule: 'missing-field',
          message: `Unexpected front matter without \`${name}\`, expected ${describeExpected(issue)}.`,
          help: `add \`${String(keys.at(-1))}: …\`.`,
        },
      ];
    return [
      {
        ...position,
        rule: 'bad-field',
        message: `Unexpected value ${formatValue(value)} in \`${name}\`, expected ${describeExpected(issue)}.`,
        ...helpProperty(
          issue.code === 'invalid_value' && typeof value === 'string'
            ? suggest(value, issue.values.map(String))
            : undefined,
        ),
      },
    ];
  });
  return { diagnostics: [...unknownFields, ...diagnostics] };
}

/** Maximum length of a value in a message, in characters. The message cuts a longer value. */
const MAX_VALUE_LENGTH = 80;

function formatValue(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

const helpProperty = (help: string | undefined) => (help ? { help } : {});

/** Formats a path of keys: `['index', 2, 'term']` becomes `index[2].term`. */
const fieldName = (keys: readonly (string | number)[]): string =>
  keys.map((key, index) => (typeof key === 'number' ? `[${key}]` : index ? `.${key}` : key)).join('');

function valueAt(value: unknown, keys: readonly (string | number)[]): unknown {
  let current = value;
  for (const key of keys) current = (current as Record<string | number, unknown> | undefined)?.[key];
  return current;
}

function describeExpected(issue: z.core.$ZodIssue): string {
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
