// One term, one word: finds words that a game's word list forbids, and says which term is meant.
import { type Diagnostic, suggest } from '../../core/diagnostics';
import type { Lang } from '../../core/languages';
import { nodesOf } from '../../markdown/list-nodes';
import { getRule } from '../../markdown/mdast-nodes';
import { type ContentFile, splitSource } from '../content-file';
import { type TermsFields, termsSchema } from '../front-matter-schema';
import { entriesOf, findTarget, type RegisteredEntry, type RegisteredGame } from '../registry';
import type { CheckedEntry } from './check-content';
import { checkFields } from './check-fields';
import { blank, MARKUP } from './check-letters';

interface ForbiddenWord {
  term: string;
  parts: readonly Part[];
  /** Which term of the list it is. */
  index: number;
  /** Places where the word has another sense. */
  except: readonly string[];
}

/** `file` is the list of one language; `entries` are those of all languages. */
export function checkTerms(
  file: ContentFile,
  path: string,
  lang: Lang,
  game: RegisteredGame,
  entries: readonly CheckedEntry[],
): Diagnostic[] {
  const source = splitSource(file, path);
  if (source.problems.length) return source.problems;
  const { fields, problems } = checkFields<TermsFields>(path, source, termsSchema);
  if (!fields) return problems;
  /** Exceptions that were needed: number of the term, and place. */
  const used = new Set<string>();
  const words = fields.terms.flatMap(({ term, not, except = [] }, index) =>
    not.map(
      (word): ForbiddenWord => ({
        term,
        index,
        parts: toParts(word),
        except: except.map(({ at }) => at),
      }),
    ),
  );
  // Most lines hold none of them, and the first letters of their words tell.
  const byBeginning = new Map<string, ForbiddenWord[]>();
  for (const word of words) {
    const beginning = beginningOf(word.parts[0]?.text ?? '');
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), word]);
  }
  for (const checked of entries)
    if (checked.entry.lang === lang) {
      const found = lookThrough(checked, { byBeginning, path, text: file.text });
      problems.push(...found.problems);
      for (const exception of found.used) used.add(exception);
    }
  fields.terms.forEach(({ except = [] }, index) => {
    except.forEach(({ at }, position) => {
      const { entry, rule } = findTarget(game, lang, at);
      const place = { file: path, ...source.placeOf(['terms', index, 'except', position, 'at']) };
      if (!entry || (at.includes('#') && !rule)) {
        const known = entry
          ? [...entry.rules.keys()].map((id) => `${entry.id}#${id}`)
          : entriesOf(game, lang).map(({ id }) => id);
        const help = suggest(at, known);
        problems.push({
          ...place,
          rule: 'unknown-rule',
          message: `Unexpected exception at \`${at}\`, expected an entry or a rule of ${game.id}.`,
          ...(help && { help }),
        });
      } else if (!used.has(`${index} ${at}`))
        problems.push({
          ...place,
          rule: 'needless-exception',
          message: `Unexpected exception at \`${at}\`, expected a forbidden word to stand there.`,
          help: 'remove it.',
        });
    });
  });
  return problems;
}

/** `просун*` is any word that begins so; several words are a phrase. */
const toParts = (word: string): Part[] =>
  word
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .map((part) => ({ text: part.replace(/\*$/, ''), open: part.endsWith('*') }));

interface Part {
  text: string;
  /** Any ending may follow. */
  open: boolean;
}

interface Token {
  text: string;
  from: number;
  to: number;
}

const tokensOf = (line: string): Token[] =>
  [...line.matchAll(/[\p{L}\p{M}\p{N}’-]+/gu)].map(({ 0: text, index }) => ({
    text: text.toLowerCase(),
    from: index,
    to: index + text.length,
  }));

/** Where the words of a phrase stand in a line, one after another. */
function* findPhrase(parts: readonly Part[], tokens: readonly Token[], line: string): Generator<Token> {
  for (let at = 0; at + parts.length <= tokens.length; at++) {
    const fits = parts.every(({ text, open }, index) => {
      const token = tokens[at + index];
      const before = tokens[at + index - 1];
      if (!token || !(open ? token.text.startsWith(text) : token.text === text)) return false;
      return index === 0 || !before || !line.slice(before.to, token.from).trim();
    });
    const [first, last] = [tokens[at], tokens[at + parts.length - 1]];
    if (fits && first && last) yield { text: line.slice(first.from, last.to), from: first.from, to: last.to };
  }
}

interface TermList {
  byBeginning: ReadonlyMap<string, readonly ForbiddenWord[]>;
  path: string;
  /** Of its file. */
  text: string;
}

interface Found {
  problems: Diagnostic[];
  /** Exceptions of the list that were needed. */
  used: ReadonlySet<string>;
}

/** What was found in an entry as it stands, and by which list: while somebody writes, most of both stay as they are. */
const known = new WeakMap<CheckedEntry['source'], { by: string; found: Found }>();

function lookThrough(checked: CheckedEntry, list: TermList): Found {
  const by = `${list.path}\n${checked.path}\n${list.text}`;
  const last = known.get(checked.source);
  if (last?.by === by) return last.found;
  const used = new Set<string>();
  const found = { problems: checkEntry(checked, list, used), used };
  known.set(checked.source, { by, found });
  return found;
}

function checkEntry({ entry, source, path }: CheckedEntry, list: TermList, used: Set<string>): Diagnostic[] {
  const lines = source.body
    .split('\n')
    .map((line) => (line.startsWith(':::') ? '' : line.replace(MARKUP, blank)));
  const title = source.placeOf(['title']);
  lines[title.line - 1] = `${' '.repeat(title.column - 1)}${entry.fields.title}`;
  return lines.flatMap((line, index) => {
    const tokens = tokensOf(line);
    return wordsLike(tokens, list.byBeginning).flatMap((word) =>
      [...findPhrase(word.parts, tokens, line)].flatMap(({ text: found, from: column }) => {
        const rule = ruleAt(entry, index + 1);
        const at = [entry.id, ...(rule ? [`${entry.id}#${rule}`] : [])].find((place) =>
          word.except.includes(place),
        );
        if (at) {
          used.add(`${word.index} ${at}`);
          return [];
        }
        return [
          {
            file: path,
            line: index + 1,
            column: column + 1,
            rule: 'wrong-term',
            message: `Unexpected «${found}», expected the term «${word.term}».`,
            help: `write «${word.term}»; where another sense is meant, ${list.path} may except this rule with a reason.`,
          },
        ];
      }),
    );
  });
}

const beginningOf = (word: string): string => word.slice(0, 2);

/** Forbidden words that some word of the line begins like. */
function wordsLike(
  tokens: readonly Token[],
  byBeginning: ReadonlyMap<string, readonly ForbiddenWord[]>,
): ForbiddenWord[] {
  const beginnings = new Set(tokens.map(({ text }) => beginningOf(text)));
  return [...beginnings].flatMap((beginning) => byBeginning.get(beginning) ?? []);
}

/** The rule whose words stand on this line of the file. */
function ruleAt(entry: RegisteredEntry, line: number): string | undefined {
  let found: { id: string; lines: number } | undefined;
  for (const node of nodesOf(entry.tree)) {
    const rule = getRule(node);
    const { start, end } = node.position ?? {};
    if (!rule || !start || !end || line < start.line || line > end.line) continue;
    const lines = end.line - start.line;
    if (!found || lines <= found.lines) found = { id: rule.id, lines };
  }
  return found?.id;
}
