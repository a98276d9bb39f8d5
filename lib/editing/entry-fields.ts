// Reads and changes the front matter of an entry. Rewrites only the lines of a changed field, so the diff of a
// correction contains no other lines.
import { parseDocument } from 'yaml';
import { formatFrontMatter } from '../content/write-front-matter';

/** A question of players, and the id of the rule that answers it. */
export interface AskedQuestion {
  q: string;
  at: string;
}

/** The fields that the editor shows. The editor does not change other fields. */
export interface EditableFields {
  title: string;
  page?: number;
  en?: string;
  aliases: string[];
  related: string[];
  asked: AskedQuestion[];
  /** For a redirect (an entry without rules): ids of the entries that it leads to. */
  see: string[];
  /** Rules that have moved: the old id of the rule, and its new address. */
  moved: Record<string, string>;
  /**
   * Terms of the index of the printed book. `at` is the id of the rule that the term leads to. Without `at`, the term
   * leads to the entry.
   */
  index: (string | { term: string; at?: string })[];
}

const FENCED = /^---\n([\s\S]*?)\n---[ \t]*(?:\n+|$)/;

/** Reads the fields. A field that is missing or has an unexpected type gets an empty value. */
export function readFields(front: string): EditableFields {
  const fields = parseFields(FENCED.exec(front)?.[1] ?? '');
  const texts = (name: string) => listOf(fields[name]).filter((one) => typeof one === 'string');
  const page = fields.page;
  return {
    title: typeof fields.title === 'string' ? fields.title : String(fields.title ?? ''),
    ...(Number.isInteger(page) && { page: page as number }),
    ...(typeof fields.en === 'string' && { en: fields.en }),
    aliases: texts('aliases'),
    related: texts('related'),
    see: texts('see'),
    asked: listOf(fields.asked).flatMap((one) => {
      const { q, at } = Object(one) as Partial<AskedQuestion>;
      return typeof q === 'string' ? [{ q, at: String(at ?? '') }] : [];
    }),
    moved: Object.fromEntries(
      Object.entries(Object(fields.moved) as object).filter(([, to]) => typeof to === 'string'),
    ),
    index: listOf(fields.index).filter(isIndexTerm),
  };
}

function parseFields(yaml: string): Record<string, unknown> {
  const document = parseDocument(yaml, { uniqueKeys: false });
  if (document.errors.length) return {};
  try {
    return Object(document.toJS({ maxAliasCount: 0 })) as Record<string, unknown>;
  } catch {
    // The YAML has an alias (`*name`), which `maxAliasCount: 0` forbids. The content check reports it to the author.
    return {};
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isIndexTerm = (value: unknown): value is EditableFields['index'][number] =>
  typeof value === 'string' || typeof (Object(value) as { term?: unknown }).term === 'string';

/** Order of the fields in an entry. A new field is inserted at its position in this order. */
const ORDER = [
  'title',
  'page',
  'en',
  'related',
  'see',
  'index',
  'aliases',
  'asked',
  'unlinked',
  'tags',
  'until',
  'module',
  'replaces',
  'players',
  'moved',
];

/**
 * Returns the front matter with a new value of one field. An empty text, list or map removes the field. The lines of
 * all other fields do not change.
 */
export function withField(front: string, name: keyof EditableFields, value: unknown): string {
  const yaml = FENCED.exec(front)?.[1] ?? '';
  const rest = front.slice(FENCED.exec(front)?.[0].length ?? 0);
  const fields = splitFields(yaml);
  const lines = isEmpty(value)
    ? []
    : formatFrontMatter({ [name]: value })
        .split('\n')
        .slice(1, -2);
  const at = fields.findIndex((field) => field.name === name);
  if (at >= 0) fields.splice(at, 1, ...(lines.length ? [{ name, lines }] : []));
  else if (lines.length) fields.splice(placeOf(name, fields), 0, { name, lines });
  const end = /\n+$/.exec(FENCED.exec(front)?.[0] ?? '')?.[0] ?? '\n\n';
  return `---\n${fields.flatMap((field) => field.lines).join('\n')}\n---${end}${rest}`;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(Object(value)).length === 0;
}

interface FieldLines {
  /** Name of the field. Empty for comments before the first field. */
  name: string;
  lines: string[];
}

/**
 * Splits front matter into its fields. A line that is indented, a list item or a comment belongs to the field above it.
 */
function splitFields(yaml: string): FieldLines[] {
  const fields: FieldLines[] = [];
  for (const line of yaml ? yaml.split('\n') : []) {
    const name = /^([A-Za-z][\w-]*):(?: |$)/.exec(line)?.[1];
    if (name !== undefined || fields.length === 0) fields.push({ name: name ?? '', lines: [line] });
    else fields.at(-1)?.lines.push(line);
  }
  return fields;
}

function placeOf(name: string, fields: readonly FieldLines[]): number {
  const rank = ORDER.indexOf(name);
  const after = fields.findLastIndex((field) => !field.name || ORDER.indexOf(field.name) < rank);
  return after + 1;
}
