// Reads one entry's file by itself: everything that its own text can tell, whatever stands in the others.
import type { Diagnostic } from '../core/diagnostics';
import type { Lang } from '../core/languages';
import { type ParsedEntry, parseEntry } from '../markdown/parse-entry';
import { checkFields } from './checks/check-fields';
import { checkLetters } from './checks/check-letters';
import { type ContentFile, type SplitSource, splitSource } from './content-file';
import { type EntryFields, entrySchema } from './front-matter-schema';

export interface ReadEntry {
  source: SplitSource;
  /** Absent where they are wrong; the body is read all the same, so that everything is said at once. */
  fields?: EntryFields;
  /** Absent where the front matter cannot be told from the body. */
  parsed?: ParsedEntry;
  problems: Diagnostic[];
}

/** `path` as it is shown to people. */
export function readEntry(file: ContentFile, lang: Lang, path = file.path): ReadEntry {
  const source = splitSource(file, path);
  const bodyFrom = source.body.length - source.body.trimStart().length + 1;
  const problems = [...source.problems, ...checkLetters(path, file.text, lang, bodyFrom)];
  if (source.problems.length) return { source, problems };
  const { fields, problems: ofFields } = checkFields<EntryFields>(path, source, entrySchema);
  const parsed = parseEntry(source.body, path);
  problems.push(...ofFields, ...parsed.problems);
  return { source, parsed, problems, ...(fields && { fields }) };
}

/** Reads an entry anew only when its text is another than last time: of a game with hundreds of entries one has changed. */
export function createReader(): typeof readEntry {
  const known = new Map<string, { text: string; read: ReadEntry }>();
  return (file, lang, path) => {
    const last = known.get(file.path);
    if (last?.text === file.text) return last.read;
    const read = readEntry(file, lang, path);
    known.set(file.path, { text: file.text, read });
    return read;
  };
}
