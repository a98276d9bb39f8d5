// Follows everything an entry points to: links, related topics, redirects, icons, index terms, moved rules.

import { type Diagnostic, suggest } from '../../core/diagnostics';
import { nodesOf } from '../../markdown/list-nodes';
import type { SourcePosition } from '../content-file';
import { findEntry, followRedirect, type RegisteredGame } from '../registry';
import type { CheckedEntry } from './check-content';

export function checkReferences({ entry, source, path }: CheckedEntry, game: RegisteredGame): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const { fields, lang, id } = entry;
  const entries = game.entries.get(lang) ?? new Map();
  const say = (place: SourcePosition, rule: string, message: string, help?: string) =>
    problems.push({
      file: path,
      line: place.line,
      column: place.column,
      rule,
      message,
      ...(help && { help }),
    });

  const target = (place: SourcePosition, what: string, value: string, others = true): boolean => {
    const [entryId = '', ruleId] = value.split('#');
    const found = findEntry(game, lang, entryId);
    if (!found) {
      say(
        place,
        'unknown-entry',
        `Unexpected ${what} to \`${entryId}\`, expected an entry of ${game.id}.`,
        [suggest(entryId, entries.keys()), others && `Or add content/${game.id}/${lang}/${entryId}.md.`]
          .filter(Boolean)
          .join(' '),
      );
      return false;
    }
    if (ruleId !== undefined && !found.rules.has(ruleId)) {
      say(
        place,
        'unknown-rule',
        `Unexpected ${what} to \`${value}\`, expected a rule of ${entryId}.`,
        suggest(ruleId, found.rules.keys()),
      );
      return false;
    }
    return true;
  };

  fields.related?.forEach((value, index) => {
    const place = source.placeOf(['related', index]);
    if (value.split('#')[0] === id && !value.includes('#'))
      say(
        place,
        'related-to-itself',
        `Unexpected \`${id}\` among its own related topics, expected another entry.`,
      );
    else target(place, 'related topic', value);
  });

  if (fields.see) {
    const place = source.placeOf(['see']);
    if (entry.tree.children.length)
      say(
        source.placeOf(['title']),
        'redirect-with-body',
        'Unexpected text in a redirect, expected `see` and nothing below the front matter.',
        `move the text to content/${game.id}/${lang}/${fields.see[0]?.split('#')[0]}.md or remove \`see\`.`,
      );
    const known = fields.see.every((value, index) => {
      if (value.split('#')[0] !== id) return target(source.placeOf(['see', index]), 'redirect', value);
      say(place, 'redirect-to-itself', `Unexpected redirect of \`${id}\` to itself, expected another entry.`);
      return false;
    });
    if (known && !followRedirect(entry, game))
      say(
        place,
        'redirect-ring',
        `Unexpected ring of redirects from \`${id}\`, expected one that ends in an entry with rules.`,
        'let `see` name the entry that holds the text.',
      );
  } else if (entry.tree.children.length === 0)
    say(
      { line: 1, column: 1 },
      'empty-entry',
      'Unexpected entry without text, expected rules or `see: [entry]`.',
    );

  const spoiler = fields.tags?.includes('spoiler') ?? false;
  if (spoiler !== (fields.until !== undefined))
    say(
      source.placeOf([spoiler ? 'tags' : 'until']),
      'spoiler-until',
      `Unexpected \`${spoiler ? 'tags: [spoiler]' : 'until'}\` alone, expected \`tags: [spoiler]\` together with \`until\`.`,
      'name the point of the game that unlocks the entry: `until: mission-2`.',
    );
  const unlocks = Object.keys(game.fields.unlocks ?? {});
  const until = (place: SourcePosition, point: string) => {
    if (!unlocks.includes(point))
      say(
        place,
        'unknown-unlock',
        `Unexpected \`${point}\`, expected a point named under \`unlocks\` in content/${game.id}/game.md.`,
        suggest(point, unlocks),
      );
  };
  if (fields.until) until(source.placeOf(['until']), fields.until);

  const ownRule = (place: SourcePosition, what: string, at: string | undefined) => {
    if (at && !entry.rules.has(at))
      say(
        place,
        'unknown-rule',
        `Unexpected ${what} at \`${at}\`, expected a rule of ${id}.`,
        suggest(at, entry.rules.keys()),
      );
  };
  fields.index?.forEach((term, index) => {
    if (typeof term !== 'string') ownRule(source.placeOf(['index', index, 'at']), 'index term', term.at);
  });

  for (const [old, home] of Object.entries(fields.moved ?? {})) {
    const place = source.placeOf(['moved', old]);
    if (entry.rules.has(old))
      say(
        place,
        'moved-still-here',
        `Unexpected moved rule \`${old}\` that is still here, expected one that left.`,
      );
    target(place, 'moved rule', home);
  }

  for (const node of nodesOf(entry.tree)) {
    const place = node.position?.start ?? { line: 1, column: 1 };
    if (node.type === 'containerDirective' && node.attributes?.until) until(place, node.attributes.until);
    if (node.type === 'icon' && !game.fields.icons?.[node.value])
      say(
        place,
        'unknown-icon',
        `Unexpected icon \`:${node.value}:\`, expected an icon declared in content/${game.id}/game.md.`,
        suggest(node.value, Object.keys(game.fields.icons ?? {})),
      );
    if (node.type === 'entryReference') {
      const value = node.entry + (node.rule ? `#${node.rule}` : '');
      if (value === id)
        say(
          place,
          'link-to-itself',
          `Unexpected link of \`${id}\` to itself, expected another entry or a rule.`,
        );
      else target(place, 'link', value);
    }
  }
  return problems;
}
