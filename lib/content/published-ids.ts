// Checks that links to published entries and rules keep working. published.txt lists the published addresses, and each
// of them must still exist or redirect to a new address.
import { type Diagnostic, suggest } from '../core/diagnostics';
import type { RegisteredGame } from './registry';

/** Returns all current addresses of the game, without the language: `patrols`, `patrols#not-a-ship`. */
function currentAddresses(game: RegisteredGame): Set<string> {
  const all = new Set<string>();
  for (const entries of game.entries.values())
    for (const entry of entries.values()) {
      all.add(entry.id);
      for (const rule of entry.rules.keys()) all.add(`${entry.id}#${rule}`);
    }
  return all;
}

/** Returns the old addresses of moved rules. The front matter field `moved` redirects them to new addresses. */
function movedAddresses(game: RegisteredGame): Set<string> {
  const all = new Set<string>();
  for (const entries of game.entries.values())
    for (const entry of entries.values())
      for (const old of Object.keys(entry.fields.moved ?? {})) all.add(`${entry.id}#${old}`);
  return all;
}

/**
 * Whether the address belongs to a redirect entry. A redirect entry also redirects the addresses of all rules that were
 * published under its id.
 */
function isInRedirectEntry(address: string, game: RegisteredGame): boolean {
  const [id = ''] = address.split('#');
  return [...game.entries.values()].some((entries) => entries.get(id)?.fields.see);
}

/** Returns the addresses in a published.txt without the comments. */
export const parsePublishedIds = (text: string): string[] =>
  text.split('\n').filter((line) => line && !line.startsWith('//'));

export const PUBLISHED_IDS_HEADER =
  '// Published addresses of this game. Written by `npm run publish-ids`; never edited by hand.';

function formatPublishedIds(addresses: Iterable<string>): string {
  return `${[PUBLISHED_IDS_HEADER, ...[...addresses].sort()].join('\n')}\n`;
}

/**
 * Returns the new text of published.txt, with all addresses that were already listed and all current addresses of the
 * game.
 */
export function updatePublishedIds(before: readonly string[], game: RegisteredGame): string {
  return formatPublishedIds(new Set([...before, ...currentAddresses(game)]));
}

export function checkPublishedIds(path: string, text: string, game: RegisteredGame): Diagnostic[] {
  const published = parsePublishedIds(text);
  // The published.txt of a new game has a header but no addresses, so there is nothing to check. The addresses of the
  // game may change until they are published for the first time.
  if (text.startsWith(PUBLISHED_IDS_HEADER) && published.length === 0) return [];
  const current = currentAddresses(game);
  const moved = movedAddresses(game);
  const lines = text.split('\n');
  const diagnostics = published
    .filter((address) => !current.has(address) && !moved.has(address) && !isInRedirectEntry(address, game))
    .map((address): Diagnostic => {
      const [entry = '', rule] = address.split('#');
      return {
        file: path,
        line: lines.indexOf(address) + 1,
        column: 1,
        rule: 'lost-address',
        message: `Unexpected loss of \`${address}\`, expected a published address to remain or to be redirected.`,
        help: rule
          ? `add \`moved: {${rule}: ${suggestTarget(address, current)}}\` to ${entry}.md.`
          : `keep ${entry}.md as a redirect: \`see: [new-entry]\`.`,
      };
    });
  const known = new Set(published);
  const unpublished = [...current].filter((address) => !known.has(address));
  if (unpublished.length) {
    const examples = `${unpublished.slice(0, 3).join(', ')}${unpublished.length > 3 ? ', …' : ''}`;
    diagnostics.push({
      file: path,
      line: 1,
      column: 1,
      rule: 'unpublished-address',
      message: `Unexpected new addresses (${unpublished.length}: ${examples}), expected them in published.txt.`,
      help: 'run `npm run publish-ids` and commit the file.',
    });
  }
  return diagnostics;
}

const suggestTarget = (address: string, current: Set<string>): string =>
  suggest(address, current)?.match(/`(.+)`/)?.[1] ?? 'entry#rule';
