// Changes the files of a book: adds and removes entries, moves a rule to another entry, adds a language. The files are
// a map from the path inside the game's folder (`game.md`, `uk/combat.md`) to the text. An entry is the text about one
// topic in one language. A redirect is an entry without rules that leads to another entry. Every operation returns a
// new map.
import { type Document, isMap, isSeq, parseDocument, type YAMLMap, YAMLSeq } from 'yaml';
import { formatFrontMatter } from '../content/write-front-matter';
import { cleanLine } from '../core/clean-text';
import type { Lang } from '../core/languages';
import { freeId, freeRuleId, removeRule } from './edit-entry';
import { readFields, withField } from './entry-fields';
import { type EditableEntry, splitEntry, writeEntryText } from './entry-text';

export type BookFiles = Readonly<Record<string, string>>;

/** Maximum length of a title or another line of front matter, in characters. */
const MAX_LINE = 240;
const GAME_FILE = 'game.md';

export const entryFile = (lang: string, id: string): string => `${lang}/${id}.md`;

const ENTRY_FILE = /^([a-z]{2})\/([a-z0-9-]+)\.md$/;

/** Returns the language and the id of the entry in a file, or undefined if the file is not an entry. */
export function parseEntryFileName(path: string): { lang: string; id: string } | undefined {
  const [, lang, id] = ENTRY_FILE.exec(path) ?? [];
  return lang && id ? { lang, id } : undefined;
}

/** Returns the ids of the entries in a language, in the order of their titles. */
export function listEntries(files: BookFiles, lang: string): { id: string; title: string }[] {
  const compare = new Intl.Collator(lang).compare;
  return Object.keys(files)
    .flatMap((path) => {
      const name = parseEntryFileName(path);
      return name?.lang === lang ? [{ id: name.id, title: titleOf(files[path] ?? '') || name.id }] : [];
    })
    .sort((one, other) => compare(one.title, other.title));
}

/**
 * Returns the title of an entry. Parses only the line with the title, because the list of entries calls this function
 * for every file.
 */
export function titleOf(text: string): string {
  const line = /^title:[ \t]*(.*)$/m.exec(text.slice(0, text.indexOf('\n---', 4) + 1 || 2000))?.[1] ?? '';
  return /^["']/.test(line) ? readFields(`---\ntitle: ${line}\n---\n`).title : line.trim();
}

export const languagesOf = (files: BookFiles): string[] => {
  const languages = readGame(files)?.get('languages');
  return isSeq(languages) ? languages.items.map(String) : [];
};

/** Returns the files with the entry at `path` replaced. */
export const withEntry = (files: BookFiles, path: string, entry: EditableEntry): BookFiles => ({
  ...files,
  [path]: writeEntryText(entry),
});

/**
 * Adds an entry with one empty rule in one language. Also adds it to the last part of the game (a part is a group of
 * entries in the table of contents), if game.md lists the entries of every part.
 */
export function addEntry(
  files: BookFiles,
  lang: string,
  title: string,
  wantedId: string,
): { files: BookFiles; id: string } {
  const id = freeId(
    wantedId,
    (one) => Object.keys(files).some((path) => path.endsWith(`/${one}.md`)),
    'entry',
  );
  const text = `${formatFrontMatter({ title: cleanLine(title, MAX_LINE) })}\n${cleanLine(title, MAX_LINE)} ^def\n`;
  return { id, files: withPart({ ...files, [entryFile(lang, id)]: text }, id) };
}

/**
 * Removes an entry in every language. If `heir`, the id of another entry, is given, the removed entry becomes a
 * redirect to it, so the address of the removed entry still works. In a language without `heir`, the entry stays
 * unchanged. Without `heir`, removes the files of the entry and replaces each link to it with the words of the link.
 */
export function removeEntry(files: BookFiles, id: string, heir?: string): BookFiles {
  if (heir) {
    const redirected = Object.entries(files).map(([path, text]): [string, string] =>
      parseEntryFileName(path)?.id === id && `${parseEntryFileName(path)?.lang}/${heir}.md` in files
        ? [path, formatFrontMatter({ title: titleOf(text), see: [heir] })]
        : [path, text],
    );
    return Object.fromEntries(redirected);
  }
  const rest = Object.entries(files).filter(([path]) => parseEntryFileName(path)?.id !== id);
  return withoutPart(Object.fromEntries(rest.map(([path, text]) => [path, unlink(path, text, id)])), id);
}

/** Removes every reference to an entry from a file. A link is replaced with its words. */
function unlink(path: string, text: string, id: string): string {
  if (!parseEntryFileName(path) || !text.includes(id)) return text;
  const linked = text.replace(
    new RegExp(`\\[\\[${id}(?:#[^\\]|]*)?(?:\\|([^\\]]*))?\\]\\]`, 'g'),
    (_, words: string | undefined) => words ?? '',
  );
  const entry = splitEntry(linked);
  const { related, moved, see } = readFields(entry.front);
  const isOther = (target: string) => target.split('#')[0] !== id;
  let { front } = entry;
  if (!related.every(isOther)) front = withField(front, 'related', related.filter(isOther));
  if (!see.every(isOther)) front = withField(front, 'see', see.filter(isOther));
  if (!Object.values(moved).every(isOther))
    front = withField(
      front,
      'moved',
      Object.fromEntries(Object.entries(moved).filter(([, to]) => isOther(to))),
    );
  return front + linked.slice(entry.front.length);
}

/**
 * Moves a rule to the end of another entry of the same language. The old address of the rule redirects to its new
 * address.
 */
export function moveToEntry(files: BookFiles, lang: string, from: string, at: number, to: string): BookFiles {
  const [fromPath, toPath] = [entryFile(lang, from), entryFile(lang, to)];
  const [source, target] = [splitEntry(files[fromPath] ?? ''), splitEntry(files[toPath] ?? '')];
  const rule = source.rules[at];
  if (!rule || from === to || !files[toPath]) return files;
  const { note: _, line: __, ...rest } = rule;
  const id = freeRuleId(target, rule.id);
  const moved = {
    ...target,
    rules: [...target.rules, { ...rest, depth: rule.kind === 'heading' ? rule.depth : 0, id }],
  };
  const left = removeRule(source, at, from);
  const address = `${to}#${id}`;
  const front = withField(left.front, 'moved', { ...readFields(left.front).moved, [rule.id]: address });
  const changed = withEntry(withEntry(files, fromPath, { ...left, front }), toPath, moved);
  return retarget(changed, lang, `${from}#${rule.id}`, address);
}

/** Replaces the address of a rule in all links of the entries in a language. Front matter fields do not change. */
function retarget(files: BookFiles, lang: string, from: string, to: string): BookFiles {
  const changed = Object.entries(files).map(([path, text]): [string, string] => {
    if (parseEntryFileName(path)?.lang !== lang || !text.includes(from)) return [path, text];
    return [path, text.replaceAll(`[[${from}|`, `[[${to}|`).replaceAll(`[[${from}]]`, `[[${to}]]`)];
  });
  return Object.fromEntries(changed);
}

/**
 * Adds a language to the field `unfinished` of game.md. The site does not show this language until its translation is
 * complete.
 */
export function beginLanguage(files: BookFiles, lang: Lang): BookFiles {
  const game = readGame(files);
  if (!game || [...languagesOf(files), ...unfinishedOf(files)].includes(lang)) return files;
  const unfinished = game.get('unfinished');
  if (isSeq(unfinished)) unfinished.add(lang);
  else game.set('unfinished', game.createNode([lang], { flow: true }));
  return withGame(files, game);
}

/** Returns the languages into which the game is still being translated (the field `unfinished` of game.md). */
export const unfinishedOf = (files: BookFiles): string[] => {
  const unfinished = readGame(files)?.get('unfinished');
  return isSeq(unfinished) ? unfinished.items.map(String) : [];
};

/**
 * Adds a language to game.md. The names of the game, its parts and icons in the new language are copies of the names in
 * the language `like`, until somebody translates them.
 */
export function addLanguage(files: BookFiles, lang: Lang, like: string): BookFiles {
  const game = readGame(files);
  if (!game || languagesOf(files).includes(lang)) return files;
  const languages = game.get('languages');
  if (!isSeq(languages)) return files;
  languages.add(lang);
  const unfinished = game.get('unfinished');
  if (isSeq(unfinished)) {
    unfinished.items = unfinished.items.filter((item) => String(item) !== lang);
    if (unfinished.items.length === 0) game.delete('unfinished');
  }
  const copy = (value: unknown): void => {
    if (isSeq(value)) for (const item of value.items) copy(item);
    if (!isMap(value)) return;
    const known = value.get(like);
    if (known !== undefined && !value.has(lang))
      value.set(lang, isMap(known) ? restatedBook(known, like) : known);
    for (const pair of value.items) copy(pair.value);
  };
  copy(game.contents);
  return withGame(files, game);
}

/**
 * Returns the files of a game with an unfinished translation as one of its languages, without languages that the
 * translation need not match. Entries that are not translated have the words of the language `from`. The editor checks
 * and compiles these files for the preview of the translation.
 */
export function completeTranslation(files: BookFiles, lang: Lang, from: string): BookFiles {
  // A new language restates the book of the first language, so the content check compares these two.
  const first = languagesOf(files)[0] ?? from;
  const languages = [...new Set([first, from, lang])];
  const kept = Object.entries(files).filter(([path]) => {
    const name = parseEntryFileName(path);
    return !name || languages.includes(name.lang);
  });
  const missing = listEntries(files, from).flatMap(({ id }): [string, string][] => {
    const path = entryFile(lang, id);
    return path in files ? [] : [[path, files[entryFile(from, id)] ?? '']];
  });
  const complete = addLanguage(Object.fromEntries([...kept, ...missing]), lang, first);
  const game = readGame(complete);
  if (!game) return complete;
  game.set('languages', game.createNode(languages, { flow: true }));
  return withGame(complete, game);
}

/**
 * Returns the field of game.md that describes the book of a new language. The new language has no printed book, so its
 * entries restate the book in the language `like`.
 */
function restatedBook(book: YAMLMap, like: string): YAMLMap {
  const restated = book.clone() as YAMLMap;
  if (!restated.has('of')) restated.set('of', like);
  return restated;
}

const GAME_FIELDS = /^---\n([\s\S]*?)\n---/;

/** Returns the parsed front matter of game.md, or undefined if it has errors. */
export function readGame(files: BookFiles) {
  const yaml = GAME_FIELDS.exec(files[GAME_FILE] ?? '')?.[1];
  const game = yaml === undefined ? undefined : parseDocument(yaml);
  return game && game.errors.length === 0 && isMap(game.contents) ? game : undefined;
}

/** Returns the files with the changed fields written to game.md. */
export function withGame(files: BookFiles, game: Document): BookFiles {
  const yaml = game.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
  return {
    ...files,
    [GAME_FILE]: (files[GAME_FILE] ?? '').replace(
      GAME_FIELDS,
      () => `---
${yaml}
---`,
    ),
  };
}

/**
 * Adds an entry to the last part of the game (a group of entries in the table of contents). Adds nothing if the game
 * has a part without a list of entries, because this part contains all entries that no other part lists.
 */
function withPart(files: BookFiles, id: string): BookFiles {
  const game = readGame(files);
  const parts = game?.get('parts');
  if (!game || !isSeq(parts)) return files;
  const lists = parts.items.map((part) => (isMap(part) ? part.get('entries') : undefined));
  const last = lists.at(-1);
  if (lists.some((list) => list === undefined) || !isSeq(last)) return files;
  last.add(id);
  return withGame(files, game);
}

function withoutPart(files: BookFiles, id: string): BookFiles {
  const game = readGame(files);
  const parts = game?.get('parts');
  if (!game || !isSeq(parts)) return files;
  let isChanged = false;
  for (const part of parts.items) {
    const entries = isMap(part) ? part.get('entries') : undefined;
    if (!(entries instanceof YAMLSeq)) continue;
    const before = entries.items.length;
    entries.items = entries.items.filter((item) => String(item) !== id);
    if (entries.items.length !== before) isChanged = true;
  }
  if (game.get('golden') === id) isChanged = game.delete('golden') || isChanged;
  if (!isChanged) return files;
  return withGame(files, game);
}
