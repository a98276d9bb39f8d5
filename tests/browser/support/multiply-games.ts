// Writes a site of hundreds of games by copying the games of a built site under other ids and names. A build of so many
// games would take minutes; the copies have the same pages, and the file lists and packs are made by the code of the
// build.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { CompiledGame } from '../../../lib/compile/compile-game';
import type { ListedGame } from '../../../lib/data/game-list';
import type { FileList, Manifest } from '../../../lib/offline/offline-manifest';
import { withPolicy } from '../../../lib/security/content-security-policy';
import { type Build, createBuild, writeSiteFile } from '../../../scripts/build/build-state';
import { writeOfflinePacks } from '../../../scripts/build/steps/offline-packs';
import { publishSite } from '../../../scripts/files/publish-site';
import { SETTINGS } from '../../fixtures/settings';
import { encodeAll } from '../../offline/site-subset';

const scriptHash = (text: string) => createHash('sha256').update(text).digest('base64');
const fileOf = (address: string) => address.replace(/\/$/, '/index.html');

/**
 * Copies the site `from` to `to` with `count` games. The games of `from` have the ids `invented-1`, `invented-2` and so
 * on, and the names «Гра 1», «Гра 2» (scripts/commands/generate-library.ts). The copies continue these numbers.
 */
export async function multiplyGames(from: string, to: string, count: number): Promise<void> {
  const read = (path: string) => readFileSync(join(from, path));
  const readJson = (path: string) => JSON.parse(String(read(path)));
  const manifest: Manifest = readJson('packs/manifest.json');
  const own = manifest.packs.map(({ game, list }) => {
    const { files, editions } = readJson(`packs/${list}.json`) as FileList;
    return { number: Number(game.split('-')[1]), game, files: files.map(([path]) => path), editions };
  });
  const build: Build = { ...createBuild(), langs: ['uk'], settings: SETTINGS };
  const ids = new Set(own.map(({ game }) => game));
  for (const path of filesIn(from))
    if (
      !path.startsWith('packs/') &&
      !ids.has(path.split('/')[0] ?? '') &&
      !path.startsWith('data/invented-')
    )
      writeSiteFile(build, `/${path}`, read(path));
  for (let number = 1; number <= count; number++) {
    const source = own.find((one) => one.number === ((number - 1) % own.length) + 1);
    if (!source) throw new Error(`There is no game to copy for number ${number}.`);
    const rename = (text: string) =>
      text
        .replace(new RegExp(`invented-${source.number}(?!\\d)`, 'g'), `invented-${number}`)
        .replace(new RegExp(`(г|Г)р(а|и) ${source.number}(?!\\d)`, 'g'), `$1р$2 ${number}`);
    const game = rename(source.game);
    for (const path of source.files) {
      const text = rename(String(read(fileOf(path))));
      const isPage = path.endsWith('/');
      writeSiteFile(build, rename(fileOf(path)), isPage ? withPolicy(text, scriptHash) : text, game);
      if (isPage) build.pages.set(game, [...(build.pages.get(game) ?? []), rename(path)]);
    }
    const editions = source.editions.map(({ lang, name }) => ({
      lang,
      edition: { name: rename(name) },
      data: { icons: {} },
      rulePages: new Map(),
    }));
    build.games.push({ game: { id: game }, editions } as unknown as CompiledGame);
  }
  writeNames(build, own.length, count);
  await writeOfflinePacks(build, undefined, encodeAll);
  rmSync(to, { recursive: true, force: true });
  publishSite(build.site, to, `${to}-temporary`);
}

/** Writes the list of all games. Each copied game gets a name of its own. */
function writeNames(build: Build, ownCount: number, count: number): void {
  const listed = JSON.parse(String(build.site.get('/data/names/uk.json'))) as ListedGame[];
  const byNumber = new Map(listed.map((game) => [Number(game.game.split('-')[1]), game]));
  const games = Array.from({ length: count }, (_, at): ListedGame | undefined => {
    const game = byNumber.get((at % ownCount) + 1);
    return at < ownCount || !game
      ? game
      : {
          ...game,
          game: `invented-${at + 1}`,
          name: `Гра ${at + 1}`,
          otherNames: [`Вигадана гра ${at + 1}`],
        };
  });
  writeSiteFile(build, '/data/names/uk.json', JSON.stringify(games.filter(Boolean)));
}

const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(dir, join(file.parentPath, file.name)).split(sep).join('/'));
