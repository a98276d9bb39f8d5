// Keeps secrets: nothing that is open may name a locked entry, for a link's words and a chip's title give it away.
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../../core/diagnostics';
import type { SourcePosition } from '../content-file';
import { findEntry, type RegisteredGame } from '../registry';
import { lockOf, mayName } from '../spoiler-locks';
import type { CheckedEntry } from './check-content';

const HELP = 'say it inside `:::spoiler`, or let the locked entry link here: it is listed once it is open.';

export function checkSpoilers({ entry, source, path }: CheckedEntry, game: RegisteredGame): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const look = (target: string, what: string, { line, column }: SourcePosition, help = HELP) => {
    const found = findEntry(game, entry.lang, target.split('#')[0] ?? '');
    const lock = found && lockOf(found, game);
    if (!found || lock === undefined || (!entry.fields.see && mayName(game, entry, found))) return;
    problems.push({
      file: path,
      line,
      column,
      rule: 'spoiler-leak',
      message: `Unexpected ${what} to \`${target}\`, which is locked until ${lock}, expected nothing that names it.`,
      help,
    });
  };
  entry.fields.see?.forEach((target, index) => {
    look(target, 'redirect', source.placeOf(['see', index]), 'make it an alias of the locked entry.');
  });
  entry.fields.related?.forEach((target, index) => {
    look(target, 'related topic', source.placeOf(['related', index]));
  });
  for (const [old, home] of Object.entries(entry.fields.moved ?? {}))
    look(home, 'moved rule', source.placeOf(['moved', old]));
  for (const block of entry.tree.children) {
    if (block.type === 'containerDirective' && block.name === 'spoiler') continue;
    visit(block, 'entryReference', (node) =>
      look(
        node.entry + (node.rule ? `#${node.rule}` : ''),
        'link',
        node.position?.start ?? { line: 1, column: 1 },
      ),
    );
  }
  return problems;
}
