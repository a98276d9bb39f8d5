// Writes a site of forty generated games with a hundred entries each, for tests of large libraries. The pages are small
// texts, because rendering 4,000 pages with Next would take many minutes. The code of the build makes the file lists
// and packs.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledGame } from '../../lib/compile/compile-game';
import { type Build, createBuild, writeSiteFile } from '../../scripts/build/build-state';
import { writeOfflinePacks } from '../../scripts/build/steps/offline-packs';
import { publishSite } from '../../scripts/files/publish-site';
import { SETTINGS } from '../fixtures/settings';
import { encodeAll } from './site-subset';

export const GAME_COUNT = 40;
export const ENTRY_COUNT = 4000;

/** Writes the site to `dir/site`. */
export async function writeFortyGames(dir: string): Promise<void> {
  rmSync(dir, { recursive: true, force: true });
  const content = join(dir, 'content');
  execFileSync(
    process.execPath,
    [
      'scripts/run.mjs',
      'generate-library',
      '--games',
      `${GAME_COUNT}`,
      '--entries',
      `${ENTRY_COUNT}`,
      '--out',
      content,
    ],
    { stdio: 'pipe' },
  );
  const build: Build = { ...createBuild(), langs: ['uk'], settings: SETTINGS };
  const putPage = (game: string, address: string, body: string) => {
    writeSiteFile(build, `${address}index.html`, toPage(body), game);
    build.pages.set(game, [...(build.pages.get(game) ?? []), address]);
  };
  const ids = readdirSync(content);
  for (const id of ids) {
    const entries = readdirSync(join(content, id, 'uk')).map((name) => ({
      id: name.replace('.md', ''),
      text: readFileSync(join(content, id, 'uk', name), 'utf8'),
    }));
    putPage(
      id,
      `/${id}/uk/`,
      entries.map((entry) => `<a href="/${id}/uk/${entry.id}/">${entry.id}</a>`).join('\n'),
    );
    for (const entry of entries) putPage(id, `/${id}/uk/${entry.id}/`, `${id} ${entry.text}`);
    const data = { game: id, lang: 'uk', name: id, entries: [], icons: {} };
    writeSiteFile(build, `/data/${id}.uk.json`, JSON.stringify(data));
    build.games.push({
      game: { id },
      editions: [{ lang: 'uk', edition: { name: id }, data, rulePages: new Map() }],
    } as unknown as CompiledGame);
  }
  putPage('', '/', ids.map((id) => `<a href="/${id}/uk/">${id}</a>`).join('\n'));
  writeSiteFile(build, '/style.css', 'body{margin:0}');
  await writeOfflinePacks(build, undefined, encodeAll);
  publishSite(build.site, join(dir, 'site'), join(dir, 'temporary'));
}

const toPage = (body: string): string =>
  `<!DOCTYPE html><html lang="uk"><head><meta charset="utf-8"><title>Правило</title></head><body>${body}</body></html>`;
