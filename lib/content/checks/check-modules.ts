// Checks the modules (expansions) of a game. Each module must have a name in every language. Entries and notes must
// name modules of this game. The entries and rules that a module replaces must exist and must be the same in all
// languages. Two entries or rules must not replace each other, directly or indirectly.
import type { ContainerDirective } from 'mdast-util-directive';
import { type Diagnostic, suggest } from '../../core/diagnostics';
import { isLang } from '../../core/languages';
import { nodesOf, nodesOfType } from '../../markdown/cached-tree-nodes';
import { getRule, type Rule } from '../../markdown/mdast-nodes';
import { FILE_START, type SourcePosition } from '../content-file';
import { findEntry, type RegisteredEntry, type RegisteredGame } from '../registry';
import type { CheckedEntry } from './check-content';
import type { ReportField } from './check-game';
import { createReporter, type Report } from './create-reporter';

/** Maps the id of a module to the ids of the games that declare the module. */
export type ModuleGames = ReadonlyMap<string, readonly string[]>;

/** Checks that each module has a name in every language of the game. */
export function checkModuleNames(
  { modules = {}, languages }: RegisteredGame['fields'],
  report: ReportField,
): void {
  for (const [id, names] of Object.entries(modules))
    for (const lang of languages)
      if (!names[lang])
        report(
          ['modules', id],
          'missing-field',
          `Unexpected \`modules.${id}\` without ${lang}, expected a name in every language of the game.`,
          `add \`${lang}: …\`.`,
        );
}

interface Subject extends CheckedEntry {
  game: RegisteredGame;
  report: Report;
}

export function checkModules(
  entries: readonly CheckedEntry[],
  game: RegisteredGame,
  moduleGames: ModuleGames = new Map(),
): Diagnostic[] {
  return entries.flatMap((checked) => {
    const { diagnostics, report } = createReporter(checked.path);
    const subject = { ...checked, game, report };
    const { module } = checked.entry.fields;
    if (module !== undefined)
      checkModule(subject, module, checked.source.positionOf(['module']), moduleGames);
    for (const note of nodesOfType(checked.entry.tree, 'containerDirective'))
      if (note.name === 'module') checkNote(subject, note, moduleGames);
    checkReplacedEntries(subject);
    checkRuleCycle(subject);
    checkSameInAllLanguages(subject);
    return diagnostics;
  });
}

function checkModule(
  { game, report }: Subject,
  module: string,
  position: SourcePosition,
  moduleGames: ModuleGames,
): void {
  const known = Object.keys(game.fields.modules ?? {});
  if (known.includes(module)) return;
  const [other] = moduleGames.get(module) ?? [];
  if (other)
    report(
      position,
      'foreign-module',
      `Unexpected module \`${module}\` of ${other}, expected a module of ${game.id}.`,
      suggest(module, known) ?? `describe it under \`modules\` in content/${game.id}/game.md.`,
    );
  else
    report(
      position,
      'unknown-module',
      `Unexpected module \`${module}\`, expected one of \`modules\` in content/${game.id}/game.md.`,
      suggest(module, known) ?? 'describe it there, with its name in every language.',
    );
}

/** Checks that the module of a `:::module` note exists, and that its entry has the rules that the note replaces. */
function checkNote(subject: Subject, note: ContainerDirective, moduleGames: ModuleGames): void {
  const { entry, report } = subject;
  const position = note.position?.start ?? FILE_START;
  checkModule(subject, note.attributes?.of ?? '', position, moduleGames);
  const known = [...entry.rules.keys()];
  for (const id of (note.attributes?.replaces ?? '').split(/\s+/).filter(Boolean))
    if (!entry.rules.has(id))
      report(
        position,
        'unknown-rule',
        `Unexpected \`${id}\` in a \`:::module\` note, expected a rule of ${entry.id}.`,
        suggest(id, known),
      );
}

/**
 * Checks the field `replaces`. Only an entry of a module may have the field. The field must name entries that exist and
 * that do not replace this entry, directly or indirectly.
 */
function checkReplacedEntries({ entry, game, source, report }: Subject): void {
  const { module, replaces = [] } = entry.fields;
  if (replaces.length > 0 && module === undefined)
    report(
      source.positionOf(['replaces']),
      'replaces-without-module',
      `Unexpected \`replaces\` in an entry of the base game, expected it in an entry of a module.`,
      'add `module: …`, or remove `replaces`.',
    );
  replaces.forEach((id, index) => {
    const position = source.positionOf(['replaces', index]);
    if (!findEntry(game, entry.lang, id))
      report(
        position,
        'unknown-entry',
        `Unexpected \`${id}\` in \`replaces\`, expected an entry of ${game.id}.`,
        suggest(id, game.entries.get(entry.lang)?.keys() ?? []),
      );
    else if (leadsTo(id, entry.id, (one) => findEntry(game, entry.lang, one)?.fields.replaces ?? []))
      report(
        position,
        'circular-replaces',
        `Unexpected cycle of \`replaces\` from \`${entry.id}\`, expected an entry that does not replace this one.`,
        'let only one of the two entries have `replaces`.',
      );
  });
}

/** Checks that rules in `:::module` notes do not replace each other in a cycle. */
function checkRuleCycle({ entry, report }: Subject): void {
  const replacedBy = (id: string): readonly string[] => entry.rules.get(id)?.replaces ?? [];
  for (const note of nodesOfType(entry.tree, 'containerDirective')) {
    if (note.name !== 'module') continue;
    const own = rulesOfNote(note, entry);
    const [cyclic] = own.filter(({ id, replaces = [] }) =>
      replaces.some((one) => leadsTo(one, id, replacedBy)),
    );
    if (cyclic)
      report(
        note.position?.start ?? FILE_START,
        'circular-replaces',
        `Unexpected cycle of \`replaces\` from \`^${cyclic.id}\`, expected a rule that does not replace this one.`,
        'let only one of the two notes have `replaces`.',
      );
  }
}

/** Returns the rules inside a `:::module` note. */
const rulesOfNote = (note: ContainerDirective, { rules }: RegisteredEntry): Rule[] => {
  const ids = nodesOf({ type: 'root', children: [note] }).map((node) => getRule(node)?.id);
  return [...rules.values()].filter(({ id }) => ids.includes(id));
};

/** Whether `from` equals `to`, or replaces `to` directly or indirectly. */
function leadsTo(from: string, to: string, replacedBy: (id: string) => readonly string[]): boolean {
  const visited = new Set<string>();
  const walk = (id: string): boolean => {
    if (id === to) return true;
    if (visited.has(id)) return false;
    visited.add(id);
    return replacedBy(id).some(walk);
  };
  return walk(from);
}

function checkSameInAllLanguages({ entry, game, report }: Subject): void {
  const factsOf = ({ fields, rules }: RegisteredEntry) =>
    JSON.stringify([
      fields.module,
      fields.replaces?.toSorted(),
      [...rules.values()]
        .flatMap(({ id, module, replaces }) => (module ? [[id, module.id, replaces?.toSorted()]] : []))
        .sort(),
    ]);
  for (const lang of game.fields.languages.filter(isLang)) {
    const twin = findEntry(game, lang, entry.id);
    if (!twin || factsOf(twin) === factsOf(entry)) continue;
    report(
      FILE_START,
      'module-parity',
      `Unexpected module of \`${entry.id}\` that differs from ${lang}, expected the same modules and \`replaces\` in every language.`,
      `compare it with content/${game.id}/${lang}/${entry.id}.md.`,
    );
  }
}
