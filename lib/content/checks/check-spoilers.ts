// Checks that no text becomes visible before the entries that it mentions are unlocked. Otherwise, the words of a link
// or a title in a list would reveal the spoiler.
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../../core/diagnostics';
import { FILE_START, type SourcePosition } from '../content-file';
import { findEntry, type RegisteredGame } from '../registry';
import { lockOf, mayMention } from '../spoiler-locks';
import type { CheckedEntry } from './check-content';
import { createReporter } from './create-reporter';

const HELP =
  'write it inside `:::spoiler`, or link from the locked entry to this one: the link back appears once it is unlocked.';

export function checkSpoilers({ entry, source, path }: CheckedEntry, game: RegisteredGame): Diagnostic[] {
  const { diagnostics, report } = createReporter(path);
  const checkMention = (target: string, what: string, position: SourcePosition, help = HELP) => {
    const found = findEntry(game, entry.lang, target.split('#')[0] ?? '');
    const lock = found && lockOf(found, game);
    if (!found || lock === undefined || (!entry.fields.see && mayMention(game, entry, found))) return;
    report(
      position,
      'spoiler-leak',
      `Unexpected ${what} to \`${target}\`, which is locked until ${lock}, expected nothing that names it.`,
      help,
    );
  };
  entry.fields.see?.forEach((target, index) => {
    checkMention(
      target,
      'redirect',
      source.positionOf(['see', index]),
      'make it an alias of the locked entry.',
    );
  });
  entry.fields.related?.forEach((target, index) => {
    checkMention(target, 'related topic', source.positionOf(['related', index]));
  });
  for (const [oldId, target] of Object.entries(entry.fields.moved ?? {}))
    checkMention(target, 'moved rule', source.positionOf(['moved', oldId]));
  for (const block of entry.tree.children) {
    if (block.type === 'containerDirective' && block.name === 'spoiler') continue;
    visit(block, 'entryReference', (node) =>
      checkMention(
        node.entry + (node.rule ? `#${node.rule}` : ''),
        'link',
        node.position?.start ?? FILE_START,
      ),
    );
  }
  return diagnostics;
}
