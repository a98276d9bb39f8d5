// Checks an edition against its term list (`terms.uk.md`): reports forbidden words, and names the term to use instead.
import { type Diagnostic, suggest } from '../../core/diagnostics';
import type { Lang } from '../../core/languages';
import { nodesOf } from '../../markdown/cached-tree-nodes';
import { getRule } from '../../markdown/mdast-nodes';
import { type ContentFile, type SourcePosition, type SplitSource, splitSource } from '../content-file';
import { type TermsFields, termsSchema } from '../front-matter-schema';
import { entriesOf, findTarget, type RegisteredEntry, type RegisteredGame } from '../registry';
import { blankOut, MARKUP } from './check-alphabets';
import type { CheckedEntry } from './check-content';
import { checkFields } from './check-front-matter-fields';

interface ForbiddenPhrase {
  term: string;
  words: readonly WordPattern[];
  /** Index of the term in the term list. */
  index: number;
  /**
   * Entries (`combat`) and rules (`combat#ties`) in which the phrase is allowed, because it has another meaning there.
   */
  except: readonly string[];
}

/** One word of a forbidden phrase. */
interface WordPattern {
  text: string;
  /** Whether any ending may follow the text. The term list writes this as `просун*`. */
  isPrefix: boolean;
}

/** A word of a line, in lower case. The columns are counted from 0. */
interface Token {
  text: string;
  from: number;
  to: number;
}

/**
 * Reports forbidden words in the entries of one language. `file` is the term list of that language. Ignores entries in
 * other languages.
 */
export function checkTerms(
  file: ContentFile,
  path: string,
  lang: Lang,
  game: RegisteredGame,
  entries: readonly CheckedEntry[],
): Diagnostic[] {
  const source = splitSource(file, path);
  if (source.diagnostics.length) return source.diagnostics;
  const { fields, diagnostics } = checkFields<TermsFields>(path, source, termsSchema);
  if (!fields) return diagnostics;
  const list: TermList = { phrasesByStart: indexPhrases(fields), path, text: file.text };
  const results = entries
    .filter(({ entry }) => entry.lang === lang)
    .map((checked) => checkEntryCached(checked, list));
  const usedExceptions = new Set(results.flatMap((result) => [...result.usedExceptions]));
  return [
    ...diagnostics,
    ...results.flatMap((result) => result.diagnostics),
    ...checkExceptions(fields, { source, path, lang, game, usedExceptions }),
  ];
}

/**
 * Groups the forbidden phrases by the first two letters of their first word. The check then compares a line only with
 * the phrases whose first two letters begin a word of the line, which is faster.
 */
function indexPhrases(fields: TermsFields): Map<string, ForbiddenPhrase[]> {
  const byStart = new Map<string, ForbiddenPhrase[]>();
  fields.terms.forEach(({ term, not, except = [] }, index) => {
    for (const phrase of not) {
      const words = parsePhrase(phrase);
      const start = startOf(words[0]?.text ?? '');
      const forbidden = { term, index, words, except: except.map(({ at }) => at) };
      byStart.set(start, [...(byStart.get(start) ?? []), forbidden]);
    }
  });
  return byStart;
}

/**
 * Reports exceptions of the term list that have no effect: their entry or rule does not exist, or contains no forbidden
 * word.
 */
function checkExceptions(
  fields: TermsFields,
  context: {
    source: SplitSource;
    path: string;
    lang: Lang;
    game: RegisteredGame;
    usedExceptions: ReadonlySet<string>;
  },
): Diagnostic[] {
  const { source, path, lang, game, usedExceptions } = context;
  return fields.terms.flatMap(({ except = [] }, index) =>
    except.flatMap(({ at }, number): Diagnostic[] => {
      const { entry, rule } = findTarget(game, lang, at);
      const position = { file: path, ...source.positionOf(['terms', index, 'except', number, 'at']) };
      if (!entry || (at.includes('#') && !rule)) {
        const known = entry
          ? [...entry.rules.keys()].map((id) => `${entry.id}#${id}`)
          : entriesOf(game, lang).map(({ id }) => id);
        const help = suggest(at, known);
        return [
          {
            ...position,
            rule: 'unknown-rule',
            message: `Unexpected exception at \`${at}\`, expected an entry or a rule of ${game.id}.`,
            ...(help && { help }),
          },
        ];
      }
      if (usedExceptions.has(exceptionKey(index, at))) return [];
      return [
        {
          ...position,
          rule: 'needless-exception',
          message: `Unexpected exception at \`${at}\`, expected a forbidden word there.`,
          help: 'remove it.',
        },
      ];
    }),
  );
}

/** Returns a key for an exception: the index of its term, and the entry or rule that it applies to. */
const exceptionKey = (index: number, at: string): string => `${index} ${at}`;

/** Splits a forbidden phrase, such as «просун* вперед», into its words. */
const parsePhrase = (phrase: string): WordPattern[] =>
  phrase
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .map((word) => ({ text: word.replace(/\*$/, ''), isPrefix: word.endsWith('*') }));

const tokenizeLine = (line: string): Token[] =>
  [...line.matchAll(/[\p{L}\p{M}\p{N}’-]+/gu)].map(({ 0: text, index }) => ({
    text: text.toLowerCase(),
    from: index,
    to: index + text.length,
  }));

/** Finds all occurrences of a phrase in a line. The words must be adjacent and separated only by spaces. */
function* findPhrase(
  words: readonly WordPattern[],
  tokens: readonly Token[],
  line: string,
): Generator<Token> {
  for (let at = 0; at + words.length <= tokens.length; at++) {
    const matches = words.every(({ text, isPrefix }, index) => {
      const token = tokens[at + index];
      const before = tokens[at + index - 1];
      if (!token || !(isPrefix ? token.text.startsWith(text) : token.text === text)) return false;
      return index === 0 || !before || !line.slice(before.to, token.from).trim();
    });
    const [first, last] = [tokens[at], tokens[at + words.length - 1]];
    if (matches && first && last)
      yield { text: line.slice(first.from, last.to), from: first.from, to: last.to };
  }
}

interface TermList {
  phrasesByStart: ReadonlyMap<string, readonly ForbiddenPhrase[]>;
  /** Path of the term list's file, as shown in diagnostics. */
  path: string;
  /** Text of the term list's file. */
  text: string;
}

interface EntryTermResult {
  diagnostics: Diagnostic[];
  /** Keys of the exceptions that allowed a forbidden word in this entry (see `exceptionKey`). */
  usedExceptions: ReadonlySet<string>;
}

/**
 * Results of the last check of each entry. The development server checks all entries after every edit, but an edit
 * changes few entries and term lists.
 */
const cache = new WeakMap<CheckedEntry['source'], { key: string; result: EntryTermResult }>();

function checkEntryCached(checked: CheckedEntry, list: TermList): EntryTermResult {
  const key = `${list.path}\n${checked.path}\n${list.text}`;
  const cached = cache.get(checked.source);
  if (cached?.key === key) return cached.result;
  const usedExceptions = new Set<string>();
  const result = { diagnostics: checkEntry(checked, list, usedExceptions), usedExceptions };
  cache.set(checked.source, { key, result });
  return result;
}

function checkEntry(
  { entry, source, path }: CheckedEntry,
  list: TermList,
  usedExceptions: Set<string>,
): Diagnostic[] {
  const lines = source.body
    .split('\n')
    .map((line) => (line.startsWith(':::') ? '' : line.replace(MARKUP, blankOut)));
  const checkLine = (line: string, positionOf: (column: number) => SourcePosition, lineNumber?: number) => {
    const tokens = tokenizeLine(line);
    return candidatePhrases(tokens, list.phrasesByStart).flatMap((phrase) =>
      [...findPhrase(phrase.words, tokens, line)].flatMap(({ text, from: column }): Diagnostic[] => {
        const rule = lineNumber && findRuleAtLine(entry, lineNumber);
        const exception = [entry.id, ...(rule ? [`${entry.id}#${rule}`] : [])].find((target) =>
          phrase.except.includes(target),
        );
        if (exception) {
          usedExceptions.add(exceptionKey(phrase.index, exception));
          return [];
        }
        return [
          {
            file: path,
            ...positionOf(column),
            rule: 'wrong-term',
            message: `Unexpected «${text}», expected the term «${phrase.term}».`,
            help: `write «${phrase.term}»; if the word has another meaning here, add this rule to \`except\` in ${list.path} with a reason.`,
          },
        ];
      }),
    );
  };
  const title = source.positionOf(['title']);
  return [
    ...checkLine(entry.fields.title, (column) => ({ line: title.line, column: title.column + column })),
    ...lines.flatMap((line, index) =>
      checkLine(line, (column) => ({ line: index + 1, column: column + 1 }), index + 1),
    ),
  ];
}

const startOf = (word: string): string => word.slice(0, 2);

/**
 * Returns the forbidden phrases that may occur in the line: those that begin with the first two letters of a word in
 * the line.
 */
function candidatePhrases(
  tokens: readonly Token[],
  phrasesByStart: ReadonlyMap<string, readonly ForbiddenPhrase[]>,
): ForbiddenPhrase[] {
  const starts = new Set(tokens.map(({ text }) => startOf(text)));
  return [...starts].flatMap((start) => phrasesByStart.get(start) ?? []);
}

/** Returns the id of the innermost rule that contains a line of the file. */
function findRuleAtLine(entry: RegisteredEntry, line: number): string | undefined {
  let innermost: { id: string; lines: number } | undefined;
  for (const node of nodesOf(entry.tree)) {
    const rule = getRule(node);
    const { start, end } = node.position ?? {};
    if (!rule || !start || !end || line < start.line || line > end.line) continue;
    const lines = end.line - start.line;
    if (!innermost || lines <= innermost.lines) innermost = { id: rule.id, lines };
  }
  return innermost?.id;
}
