// Builds a Starlight site of the same entries, set up as its guide begins: a title, a language, one list in the sidebar.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { GameData } from '../../lib/data/game-data';
import { DATA_DIR } from '../../scripts/search-indexes';
import { entryToMarkdown } from './entry-to-markdown';

export function buildStarlight(dir: string, edition: string): string {
  const data = JSON.parse(readFileSync(join(DATA_DIR, `${edition}.json`), 'utf8')) as GameData;
  rmSync(dir, { recursive: true, force: true });
  const docs = join(dir, 'src/content/docs');
  mkdirSync(docs, { recursive: true });
  symlinkSync(resolve('bench/pages/node_modules'), join(dir, 'node_modules'));
  writeFileSync(join(dir, 'package.json'), '{"type":"module","private":true}');
  writeFileSync(join(dir, 'astro.config.mjs'), config(data));
  writeFileSync(
    join(dir, 'src/content.config.ts'),
    `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
  );
  writeFileSync(join(docs, 'index.md'), `---\ntitle: ${JSON.stringify(data.name)}\n---\n`);
  for (const entry of data.entries) writeFileSync(join(docs, `${entry.id}.md`), entryToMarkdown(data, entry));
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const astro = resolve('bench/pages/node_modules/astro/astro.js');
  const { status, stderr, stdout } = spawnSync('node', [astro, 'build'], { cwd: dir, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Starlight did not build:\n${(stderr || stdout).slice(-2000)}`);
  return join(dir, 'dist');
}

const config = ({ name, entries }: GameData): string => `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
export default defineConfig({
  integrations: [
    starlight({
      title: ${JSON.stringify(name)},
      locales: { root: { label: 'Українська', lang: 'uk' } },
      sidebar: ${JSON.stringify(entries.map(({ id }) => ({ slug: id })))},
    }),
  ],
});
`;
