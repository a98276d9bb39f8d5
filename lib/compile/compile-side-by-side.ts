// Compiles the comparison of two editions of a game: the rules of each entry in rows, aligned by rule id.

import { comparableLanguages, differingRules } from '../content/differs-notes';
import { entriesOf, getEntry, type RegisteredEntry, type RegisteredGame } from '../content/registry';
import type { AddressSettings } from '../core/addresses';
import type { Lang } from '../core/languages';
import type { SideRow, SideRule, SiteSideBySide } from '../data/site-data-types';
import { renderRules } from '../markdown/entry-to-html';
import type { Rule } from '../markdown/mdast-nodes';
import type { CompileCache } from './compile-cache';
import { renderContext } from './compile-edition';

export function compileSideBySide(
  game: RegisteredGame,
  [lang, other]: readonly [Lang, Lang],
  settings: AddressSettings,
  cache: CompileCache,
): SiteSideBySide {
  const render = (one: RegisteredEntry) =>
    cache.render(
      `rules ${game.id}/${one.lang}/${one.id}`,
      renderRules,
      one.tree,
      renderContext(one, game, settings),
    );
  return Object.fromEntries(
    entriesOf(game, lang)
      .filter((entry) => comparableLanguages(entry, game).includes(other))
      .map((entry) => [entry.id, rowsOf(entry, getEntry(game, other, entry.id), render)]),
  );
}

function rowsOf(
  entry: RegisteredEntry,
  twin: RegisteredEntry,
  render: (entry: RegisteredEntry) => Map<string, string>,
): SideRow[] {
  const differing = new Set([...differingRules(entry, twin.lang), ...differingRules(twin, entry.lang)]);
  const htmlByRule = [entry, twin].map(render);
  const sideOf = (one: RegisteredEntry, index: number, id: string): SideRule | null => {
    const rule = one.rules.get(id);
    return rule
      ? { ...(rule.number && { number: rule.number }), html: htmlByRule[index]?.get(id) ?? '' }
      : null;
  };
  return alignIds([...entry.rules.keys()], [...twin.rules.keys()]).flatMap((id) => {
    const rule = entry.rules.get(id) ?? twin.rules.get(id);
    // Omit spoilers, because only the page of the entry can unlock them.
    if (!rule || rule.note === 'spoiler') return [];
    return [
      {
        id,
        kind: rule.kind,
        depth: depthOf(rule, entry.rules.has(id) ? entry : twin),
        ...(rule.note && { note: rule.note }),
        differs: differing.has(id),
        sides: [sideOf(entry, 0, id), sideOf(twin, 1, id)],
      },
    ];
  });
}

/**
 * Merges two lists of ids in the order of the first list. An id that is only in the second list is inserted after the
 * id that precedes it in the second list.
 */
function alignIds(ids: readonly string[], others: readonly string[]): string[] {
  const aligned = [...ids];
  others.forEach((id, index) => {
    if (aligned.includes(id)) return;
    const before = others[index - 1];
    aligned.splice(before === undefined ? 0 : aligned.indexOf(before) + 1, 0, id);
  });
  return aligned;
}

function depthOf(rule: Rule, entry: RegisteredEntry): number {
  let depth = 0;
  for (let at = rule.parent; at; at = entry.rules.get(at)?.parent) depth++;
  return depth;
}
