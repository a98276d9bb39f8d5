// The lock of published addresses: an entry or rule that once had an address keeps it, or says where it went.
import { type Diagnostic, suggest } from '../core/diagnostics';
import type { RegisteredGame } from './registry';

/** Every address the game has now, without the language: `patrols`, `patrols#not-a-ship`. */
function addressesOf(game: RegisteredGame): Set<string> {
  const all = new Set<string>();
  for (const entries of game.entries.values())
    for (const entry of entries.values()) {
      all.add(entry.id);
      for (const rule of entry.rules.keys()) all.add(`${entry.id}#${rule}`);
    }
  return all;
}

/** Addresses that are gone but still lead somewhere: by a redirect entry or a `moved` line. */
function forwardedOf(game: RegisteredGame): Set<string> {
  const all = new Set<string>();
  for (const entries of game.entries.values())
    for (const entry of entries.values())
      for (const old of Object.keys(entry.fields.moved ?? {})) all.add(`${entry.id}#${old}`);
  return all;
}

/** A redirect entry keeps the addresses of all the rules that once stood under its name. */
function isForwardedWithEntry(address: string, game: RegisteredGame): boolean {
  const [id = ''] = address.split('#');
  return [...game.entries.values()].some((entries) => entries.get(id)?.fields.see);
}

export const parsePublished = (text: string): string[] =>
  text.split('\n').filter((line) => line && !line.startsWith('//'));

export const HEADER =
  '// Published addresses of this game. Written by `npm run publish-ids`; never edited by hand.';

function formatPublished(addresses: Iterable<string>): string {
  return `${[HEADER, ...[...addresses].sort()].join('\n')}\n`;
}

/** What the lock should hold after publishing: all it held, and all there is now. */
export function publish(before: readonly string[], game: RegisteredGame): string {
  return formatPublished(new Set([...before, ...addressesOf(game)]));
}

export function checkPublished(path: string, text: string, game: RegisteredGame): Diagnostic[] {
  const published = parsePublished(text);
  // A new game begins with an empty lock: until the first publishing its addresses may still change.
  if (text.startsWith(HEADER) && published.length === 0) return [];
  const now = addressesOf(game);
  const forwarded = forwardedOf(game);
  const lines = text.split('\n');
  const lost = published
    .filter((address) => !now.has(address) && !forwarded.has(address) && !isForwardedWithEntry(address, game))
    .map((address): Diagnostic => {
      const [entry = '', rule] = address.split('#');
      return {
        file: path,
        line: lines.indexOf(address) + 1,
        column: 1,
        rule: 'lost-address',
        message: `Unexpected loss of \`${address}\`, expected a published address to stay or to say where it went.`,
        help: rule
          ? `add \`moved: {${rule}: ${suggestHome(address, now)}}\` to ${entry}.md.`
          : `keep ${entry}.md as a redirect: \`see: [new-entry]\`.`,
      };
    });
  const known = new Set(published);
  const missing = [...now].filter((address) => !known.has(address));
  if (missing.length)
    lost.push({
      file: path,
      line: 1,
      column: 1,
      rule: 'unpublished-address',
      message: `Unexpected new addresses, ${missing.length} of them (${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ', …' : ''}), expected them in the lock.`,
      help: 'run `npm run publish-ids` and commit the file.',
    });
  return lost;
}

const suggestHome = (address: string, now: Set<string>): string =>
  suggest(address, now)?.match(/`(.+)`/)?.[1] ?? 'entry#rule';
