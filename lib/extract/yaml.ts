// Writes the little YAML that front matter needs: names, lists on one line, quoted only where they must be.

/** Words that YAML reads as they stand. */
const PLAIN = /^[\p{L}][\p{L}\p{N} .’()«»—–-]*$/u;
const SPECIAL = /^(?:true|false|null|yes|no|on|off)$|\s$|- |^-/i;

export const yamlText = (text: string): string =>
  PLAIN.test(text) && !SPECIAL.test(text) ? text : JSON.stringify(text);

export const yamlList = (items: readonly string[]): string => `[${items.join(', ')}]`;

export const yamlMap = (fields: Record<string, string>): string =>
  `{${Object.entries(fields)
    .map(([key, value]) => `${key}: ${value}`)
    .join(', ')}}`;

export const frontMatter = (fields: Record<string, string | undefined>): string =>
  [
    '---',
    ...Object.entries(fields).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}:${/^\n/.test(value) ? '' : ' '}${value}`],
    ),
    '---',
    '',
  ].join('\n');
