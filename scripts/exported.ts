// What the steps after the export share: where the site lies, and what was compiled into it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePublished } from '../lib/content/published';
import { type Lang, readableLangs } from '../lib/languages';
import type { SiteGame } from '../lib/site';
import { CONTENT_DIR } from './content-files';

export const OUT = process.env.OUT_DIR ?? 'out';
export const WORK_DIR = process.env.PRAVYLO_DIR ?? '.pravylo';

export const readCompiled = <T>(name: string): T =>
  JSON.parse(readFileSync(join(WORK_DIR, name), 'utf8')) as T;

export const editionNames = (): { game: string; lang: Lang }[] =>
  readCompiled<SiteGame[]>('games.json').flatMap((game) =>
    game.editions.map(({ lang }) => ({ game: game.id, lang })),
  );

/** The languages the site can be read in. */
export const langs = readableLangs(readCompiled<SiteGame[]>('games.json'));
// The pages were told by next.config.mjs which of them has the root.
process.env.HOME_LANG ??= langs[0];

/** Addresses of a game that were once published, without the language. */
export function readPublished(game: string): string[] {
  const path = join(CONTENT_DIR, game, 'published.txt');
  return existsSync(path) ? parsePublished(readFileSync(path, 'utf8')) : [];
}
