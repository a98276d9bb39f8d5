// Checks the `:::ruling` notes, which say what a later document decided about rules. Each note must name a document of
// the game and rules of its entry, replace only what its document overrules, and be the same in all languages. An
// author must have confirmed the note since its rules last changed.
import type { ContainerDirective } from 'mdast-util-directive';
import { type Diagnostic, suggest } from '../../core/diagnostics';
import { isLang } from '../../core/languages';
import { nodesOfType } from '../../markdown/cached-tree-nodes';
import { getRule } from '../../markdown/mdast-nodes';
import { isPrintedBook } from '../books';
import { FILE_START, type SourcePosition } from '../content-file';
import { findEntry, type RegisteredEntry, type RegisteredGame } from '../registry';
import { confirmationOf, isRuling, parseConfirmations, type Ruling, rulingsOf } from '../rulings';
import type { CheckedEntry } from './check-content';
import { createReporter, type Report } from './create-reporter';

interface Subject {
  ruling: Ruling;
  position: SourcePosition;
  entry: RegisteredEntry;
  game: RegisteredGame;
  report: Report;
}

/**
 * Checks all rulings of a game. `confirmed` is the file rulings.txt. If it is undefined, the function does not check
 * whether an author confirmed the rulings.
 */
export function checkRulings(
  entries: readonly CheckedEntry[],
  game: RegisteredGame,
  confirmed: { path: string; text: string } | undefined,
): Diagnostic[] {
  const lines = new Set(confirmed && parseConfirmations(confirmed.text));
  const diagnostics = entries.flatMap(({ entry, path }) => {
    const { diagnostics, report } = createReporter(path);
    for (const { ruling, position } of findRulings(entry)) {
      const subject = { ruling, position, entry, game, report };
      checkDocument(subject);
      checkReplaced(subject);
      checkCycle(subject);
      checkTwins(subject);
      const line = confirmationOf(ruling, entry);
      if (confirmed && !lines.delete(line)) reportUnconfirmed(subject, confirmed.text);
    }
    return diagnostics;
  });
  return confirmed ? [...diagnostics, ...reportUnused([...lines], confirmed)] : diagnostics;
}

function findRulings(entry: RegisteredEntry): { ruling: Ruling; position: SourcePosition }[] {
  return nodesOfType(entry.tree, 'containerDirective').flatMap((node: ContainerDirective) => {
    const rule = node.children.map(getRule).find((one) => one && isRuling(one));
    const { line, column } = node.position?.start ?? FILE_START;
    return rule ? [{ ruling: rule as Ruling, position: { line, column } }] : [];
  });
}

function checkDocument({ ruling: { ruling }, position, game, report }: Subject): void {
  const documents = Object.entries(game.fields.books).filter(([, book]) => !isPrintedBook(book));
  const ids = documents.map(([id]) => id);
  if (!ids.includes(ruling.doc))
    report(
      position,
      'unknown-document',
      `Unexpected \`doc="${ruling.doc}"\`, expected a document of the kind faq, errata or expansion from \`books\` in content/${game.id}/game.md.`,
      suggest(ruling.doc, ids) ?? 'describe the document there, with its date.',
    );
}

/**
 * Checks that `replaces` names only rules that the ruling is about, and rulings of documents that have less authority.
 */
function checkReplaced({ ruling, position, entry, game, report }: Subject): void {
  const ids = Object.keys(game.fields.books);
  const rank = (doc: string) => ids.indexOf(doc);
  for (const id of ruling.ruling.replaces ?? []) {
    const earlier = rulingsOf(entry).find((one) => one.id === id);
    if (!earlier && !ruling.about?.includes(id))
      report(
        position,
        'unknown-replaced',
        `Unexpected \`${id}\` in \`replaces\`, expected one of the ruling’s \`rules\` or an earlier ruling of ${entry.id}.`,
        suggest(id, [...(ruling.about ?? []), ...rulingsOf(entry).map((one) => one.id)]),
      );
    else if (earlier && rank(earlier.ruling.doc) <= rank(ruling.ruling.doc))
      report(
        position,
        'ruling-order',
        `Unexpected \`${id}\` in \`replaces\`, expected a ruling of a document below \`${ruling.ruling.doc}\` in \`books\`.`,
        'a document replaces rulings only of documents of lower authority.',
      );
  }
}

function checkCycle({ ruling, position, entry, report }: Subject): void {
  const byId = new Map(rulingsOf(entry).map((one) => [one.id, one]));
  const visited = new Set<string>();
  const walk = (id: string): boolean => {
    if (visited.has(id)) return false;
    visited.add(id);
    return (byId.get(id)?.ruling.replaces ?? []).some((next) => next === ruling.id || walk(next));
  };
  if (walk(ruling.id))
    report(
      position,
      'circular-replaces',
      `Unexpected cycle of \`replaces\` from \`^${ruling.id}\`, expected a ruling that no ruling which it replaces replaces.`,
      'let only the ruling of the later document have `replaces`.',
    );
}

/** Checks that the ruling names the same document, rules and replaced rules in every language of the game. */
function checkTwins({ ruling, position, entry, game, report }: Subject): void {
  const factsOf = ({ about, ruling: { doc, replaces } }: Ruling) =>
    [doc, about?.toSorted().join(' '), replaces?.toSorted().join(' ')].join('|');
  for (const lang of game.fields.languages.filter(isLang)) {
    const twin = findEntry(game, lang, entry.id)?.rules.get(ruling.id);
    if (!twin || (isRuling(twin) && factsOf(twin) === factsOf(ruling))) continue;
    report(
      position,
      'ruling-parity',
      `Unexpected \`^${ruling.id}\` with other attributes than in ${lang}, expected the same \`doc\`, \`rules\` and \`replaces\` in every language.`,
      `compare it with content/${game.id}/${lang}/${entry.id}.md.`,
    );
  }
}

function reportUnconfirmed({ ruling, position, entry, report }: Subject, confirmed: string): void {
  const key = `${entry.id}#${ruling.id} ${entry.lang} `;
  const isStale = parseConfirmations(confirmed).some((line) => line.startsWith(key));
  report(
    position,
    'stale-ruling',
    isStale
      ? `Unexpected change of ${ruling.about?.join(', ')} after \`^${ruling.id}\` was written, expected a ruling that was compared with the changed rule.`
      : `Unexpected ruling \`^${ruling.id}\` that nobody confirmed, expected it in rulings.txt.`,
    'compare the ruling with its rules and its document, then run `npm run rulings -- --accept`.',
  );
}

/** Reports the lines of rulings.txt that confirm no current ruling. */
function reportUnused(
  unused: readonly string[],
  { path, text }: { path: string; text: string },
): Diagnostic[] {
  const lines = text.split('\n');
  return unused.map((line) => ({
    file: path,
    line: lines.indexOf(line) + 1,
    column: 1,
    rule: 'needless-confirmation',
    message: `Unexpected \`${line}\`, expected the current words of a ruling’s rules.`,
    help: 'run `npm run rulings -- --accept` after you compared the ruling with its rules.',
  }));
}
