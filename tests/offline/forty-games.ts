// A site of forty invented games with a hundred entries each, made of plain small pages, with the real lists and packs: the
// framework takes many minutes for so many pages, and adds nothing to what is asked of a server.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledGame } from '../../lib/compile/compile-game';
import { type Build, createBuild, put } from '../../scripts/build/build';
import { writeOffline } from '../../scripts/build/steps/offline-packs';
import { SETTINGS } from '../fixtures/settings';
import { zipAll } from './small-site';

export const GAMES = 40;
export const ENTRIES = 4000;

/** Writes the site to `dir/site`. */
export async function makeFortyGames(dir: string): Promise<void> {
  rmSync(dir, { recursive: true, force: true });
  const content = join(dir, 'content');
  execFileSync(
    process.execPath,
    [
      'scripts/run.mjs',
      'generate-library',
      '--games',
      `${GAMES}`,
      '--entries',
      `${ENTRIES}`,
      '--out',
      content,
    ],
    { stdio: 'pipe' },
  );
  const build: Build = { ...createBuild(join(dir, 'site')), langs: ['uk'], settings: SETTINGS };
  const putPage = (game: string, address: string, body: string) => {
    put(build, `${address}index.html`, toPage(body));
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
    put(build, `/data/${id}.uk.json`, JSON.stringify(data));
    build.games.push({
      game: { id },
      editions: [{ lang: 'uk', edition: { name: id }, data, rulePages: new Map() }],
    } as unknown as CompiledGame);
  }
  putPage('', '/', ids.map((id) => `<a href="/${id}/uk/">${id}</a>`).join('\n'));
  put(build, '/style.css', 'body{margin:0}');
  await writeOffline(build, zipAll);
}

const toPage = (body: string): string =>
  `<!DOCTYPE html><html lang="uk"><head><meta charset="utf-8"><title>Правило</title></head><body>${body}</body></html>`;
