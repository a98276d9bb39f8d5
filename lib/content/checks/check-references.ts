// Checks that everything that an entry refers to exists: targets of links, related topics, redirects and index terms,
// new addresses of moved rules, icons, and points of the campaign.

import { type Diagnostic, suggest } from '../../core/diagnostics';
import { nodesOf } from '../../markdown/cached-tree-nodes';
import { FILE_START, type SourcePosition } from '../content-file';
import { findEntry, followRedirect, type RegisteredGame } from '../registry';
import type { CheckedEntry } from './check-content';
import { createReporter, type Report } from './create-reporter';

/** The entry to check, with its game and the function that reports diagnostics. */
interface Subject extends CheckedEntry {
  game: RegisteredGame;
  report: Report;
}

export function checkReferences(checked: CheckedEntry, game: RegisteredGame): Diagnostic[] {
  const { diagnostics, report } = createReporter(checked.path);
  const subject: Subject = { ...checked, game, report };
  checkRelated(subject);
  checkRedirect(subject);
  checkSpoilerFields(subject);
  checkIndexTerms(subject);
  checkMovedRules(subject);
  checkBody(subject);
  return diagnostics;
}

/**
 * Whether `target` (`entry` or `entry#rule`) exists. Reports a diagnostic if it does not. `what` names the kind of
 * reference for the message.
 */
function checkTarget(subject: Subject, position: SourcePosition, what: string, target: string): boolean {
  const { entry, game, report } = subject;
  const [entryId = '', ruleId] = target.split('#');
  const found = findEntry(game, entry.lang, entryId);
  if (!found) {
    const known = game.entries.get(entry.lang)?.keys() ?? [];
    const addFile = `Or add content/${game.id}/${entry.lang}/${entryId}.md.`;
    report(
      position,
      'unknown-entry',
      `Unexpected ${what} to \`${entryId}\`, expected an entry of ${game.id}.`,
      [suggest(entryId, known), addFile].filter(Boolean).join(' '),
    );
    return false;
  }
  if (ruleId !== undefined && !found.rules.has(ruleId)) {
    report(
      position,
      'unknown-rule',
      `Unexpected ${what} to \`${target}\`, expected a rule of ${entryId}.`,
      suggest(ruleId, found.rules.keys()),
    );
    return false;
  }
  return true;
}

function checkRelated(subject: Subject): void {
  const { entry, source, report } = subject;
  entry.fields.related?.forEach((target, index) => {
    const position = source.positionOf(['related', index]);
    if (target === entry.id)
      report(
        position,
        'related-to-itself',
        `Unexpected \`${entry.id}\` among its own related topics, expected another entry.`,
      );
    else checkTarget(subject, position, 'related topic', target);
  });
}

/** Checks that an entry has either text or a `see` field, and that a chain of redirects ends in an entry with text. */
function checkRedirect(subject: Subject): void {
  const { entry, source, game, report } = subject;
  const { id, lang, tree, fields } = entry;
  if (!fields.see) {
    if (tree.children.length === 0)
      report(FILE_START, 'empty-entry', 'Unexpected entry without text, expected rules or `see: [entry]`.');
    return;
  }
  if (tree.children.length)
    report(
      source.positionOf(['title']),
      'redirect-with-body',
      'Unexpected text in a redirect, expected `see` and nothing below the front matter.',
      `move the text to content/${game.id}/${lang}/${fields.see[0]?.split('#')[0]}.md or remove \`see\`.`,
    );
  const position = source.positionOf(['see']);
  const isKnown = fields.see.every((target, index) => {
    if (target.split('#')[0] !== id)
      return checkTarget(subject, source.positionOf(['see', index]), 'redirect', target);
    report(
      position,
      'redirect-to-itself',
      `Unexpected redirect of \`${id}\` to itself, expected another entry.`,
    );
    return false;
  });
  if (isKnown && !followRedirect(entry, game))
    report(
      position,
      'redirect-ring',
      `Unexpected cycle of redirects from \`${id}\`, expected a redirect that ends in an entry with rules.`,
      'let `see` name the entry that holds the text.',
    );
}

/**
 * Checks that an entry with `tags: [spoiler]` has the field `until`, and that no other entry has this field. `until`
 * must name a point of the campaign that game.md declares under `unlocks`.
 */
function checkSpoilerFields(subject: Subject): void {
  const { source, report } = subject;
  const { tags, until } = subject.entry.fields;
  const isSpoiler = tags?.includes('spoiler') ?? false;
  if (isSpoiler !== (until !== undefined))
    report(
      source.positionOf([isSpoiler ? 'tags' : 'until']),
      'spoiler-until',
      `Unexpected \`${isSpoiler ? 'tags: [spoiler]' : 'until'}\` alone, expected \`tags: [spoiler]\` together with \`until\`.`,
      'name the point of the game that unlocks the entry: `until: mission-2`.',
    );
  if (until) checkUnlockPoint(subject, source.positionOf(['until']), until);
}

function checkUnlockPoint({ game, report }: Subject, position: SourcePosition, point: string): void {
  const points = Object.keys(game.fields.unlocks ?? {});
  if (!points.includes(point))
    report(
      position,
      'unknown-unlock',
      `Unexpected \`${point}\`, expected a point named under \`unlocks\` in content/${game.id}/game.md.`,
      suggest(point, points),
    );
}

function checkIndexTerms({ entry, source, report }: Subject): void {
  entry.fields.index?.forEach((term, index) => {
    if (typeof term === 'string' || !term.at || entry.rules.has(term.at)) return;
    report(
      source.positionOf(['index', index, 'at']),
      'unknown-rule',
      `Unexpected index term at \`${term.at}\`, expected a rule of ${entry.id}.`,
      suggest(term.at, entry.rules.keys()),
    );
  });
}

function checkMovedRules(subject: Subject): void {
  const { entry, source, report } = subject;
  for (const [oldId, target] of Object.entries(entry.fields.moved ?? {})) {
    const position = source.positionOf(['moved', oldId]);
    if (entry.rules.has(oldId))
      report(
        position,
        'moved-still-here',
        `Unexpected moved rule \`${oldId}\`, which is still in this entry, expected a rule that has left it.`,
      );
    checkTarget(subject, position, 'moved rule', target);
  }
}

/** Checks the text of an entry: the links, the icons, and the field `until` of spoiler notes. */
function checkBody(subject: Subject): void {
  const { entry, game, report } = subject;
  for (const node of nodesOf(entry.tree)) {
    const position = node.position?.start ?? FILE_START;
    if (node.type === 'containerDirective' && node.attributes?.until)
      checkUnlockPoint(subject, position, node.attributes.until);
    if (node.type === 'icon' && !game.fields.icons?.[node.value])
      report(
        position,
        'unknown-icon',
        `Unexpected icon \`:${node.value}:\`, expected an icon declared in content/${game.id}/game.md.`,
        suggest(node.value, Object.keys(game.fields.icons ?? {})),
      );
    if (node.type === 'entryReference') {
      const target = node.entry + (node.rule ? `#${node.rule}` : '');
      if (target === entry.id)
        report(
          position,
          'link-to-itself',
          `Unexpected link of \`${entry.id}\` to itself, expected another entry or a rule.`,
        );
      else checkTarget(subject, position, 'link', target);
    }
  }
}
