// Parses one entry file, and reports all errors that can be found without looking at other files.
import type { Diagnostic } from '../core/diagnostics';
import type { Lang } from '../core/languages';
import { type ParsedEntry, parseEntry } from '../markdown/parse-entry';
import { checkLetters } from './checks/check-alphabets';
import { checkFields } from './checks/check-front-matter-fields';
import { type ContentFile, type SplitSource, splitSource } from './content-file';
import { type EntryFields, entrySchema } from './front-matter-schema';

export interface ParsedEntryFile {
  source: SplitSource;
  /**
   * Fields of the front matter. Absent if a field is invalid. The body is parsed even if a field is invalid, so that
   * one run reports all errors.
   */
  fields?: EntryFields;
  /** Parsed body. Absent if the front matter cannot be separated from the body. */
  parsed?: ParsedEntry;
  diagnostics: Diagnostic[];
}

/** Parses an entry file. It never throws: it returns errors as diagnostics. `path` is the path shown in diagnostics. */
export function parseEntryFile(file: ContentFile, lang: Lang, path = file.path): ParsedEntryFile {
  const source = splitSource(file, path);
  const bodyFromLine = source.body.length - source.body.trimStart().length + 1;
  const diagnostics = [...source.diagnostics, ...checkLetters(path, file.text, lang, bodyFromLine)];
  if (source.diagnostics.length) return { source, diagnostics };
  const { fields, diagnostics: fieldDiagnostics } = checkFields<EntryFields>(path, source, entrySchema);
  const parsed = parseEntry(source.body, path);
  for (const one of [...fieldDiagnostics, ...parsed.diagnostics]) diagnostics.push(one);
  return { source, parsed, diagnostics, ...(fields && { fields }) };
}

/**
 * Creates a version of `parseEntryFile` with a cache: the function parses the file at a path again only if its text has
 * changed.
 */
export function createCachedParser(): typeof parseEntryFile {
  const cache = new Map<string, { text: string; result: ParsedEntryFile }>();
  return (file, lang, path) => {
    const cached = cache.get(file.path);
    if (cached?.text === file.text) return cached.result;
    const result = parseEntryFile(file, lang, path);
    cache.set(file.path, { text: file.text, result });
    return result;
  };
}
