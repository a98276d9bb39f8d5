// Builds a Starlight site from the entries of this site, for comparison. The configuration has the options of
// Starlight's "Getting started" guide: title, language, sidebar.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { GameData } from '../../lib/data/game-data';
import { entryToMarkdown } from './entry-to-markdown';

/**
 * Builds the site into `dir`, and returns the folder of the built site. With one game, the entries are at the root of
 * the site and in the sidebar. With several games, each game has a folder, and the sidebar lists the games.
 */
export function buildStarlight(dir: string, games: readonly GameData[]): string {
  rmSync(dir, { recursive: true, force: true });
  const docs = join(dir, 'src/content/docs');
  mkdirSync(docs, { recursive: true });
  symlinkSync(resolve('bench/pages/node_modules'), join(dir, 'node_modules'));
  writeFileSync(join(dir, 'package.json'), '{"type":"module","private":true}');
  writeFileSync(join(dir, 'astro.config.mjs'), config(games));
  writeFileSync(
    join(dir, 'src/content.config.ts'),
    `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
  );
  const [only, ...others] = games;
  if (only && others.length === 0) writeGame(docs, only, '/', []);
  else {
    const list = games.map(({ game, name }) => `- [${name}](/${game}/)`);
    writeFileSync(join(docs, 'index.md'), `---\ntitle: Games\n---\n\n${list.join('\n')}\n`);
    for (const data of games) {
      const contents = data.entries.map(({ id, title }) => `- [${title}](/${data.game}/${id}/)`);
      writeGame(join(docs, data.game), data, `/${data.game}/`, contents);
    }
  }
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const astro = resolve('bench/pages/node_modules/astro/astro.js');
  const { status, stderr, stdout } = spawnSync('node', [astro, 'build'], { cwd: dir, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Starlight did not build:\n${(stderr || stdout).slice(-2000)}`);
  return join(dir, 'dist');
}

function writeGame(docs: string, data: GameData, base: string, contents: readonly string[]): void {
  mkdirSync(docs, { recursive: true });
  const front = `---\ntitle: ${JSON.stringify(data.name)}\n---\n`;
  writeFileSync(join(docs, 'index.md'), `${front}\n${contents.join('\n')}\n`);
  for (const entry of data.entries)
    writeFileSync(join(docs, `${entry.id}.md`), entryToMarkdown(data, entry, base));
}

function config(games: readonly GameData[]): string {
  const [first, ...others] = games;
  const sidebar = others.length
    ? games.map(({ game, name }) => ({ label: name, link: `/${game}/` }))
    : (first?.entries ?? []).map(({ id }) => ({ slug: id }));
  return `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
export default defineConfig({
  integrations: [
    starlight({
      title: ${JSON.stringify(others.length ? 'Games' : (first?.name ?? ''))},
      locales: { root: { label: 'Українська', lang: 'uk' } },
      sidebar: ${JSON.stringify(sidebar)},
    }),
  ],
});
`;
}
