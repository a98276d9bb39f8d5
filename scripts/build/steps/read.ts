// Build step: reads the content folder. contentlayer reads only the games that have changed since the last build. The
// other games are in the cache in compiled form.
import { filesByGame } from '../../../lib/content/checks/check-content';
import { LANGS } from '../../../lib/core/languages';
import { CHECK_OPTIONS, CONTENT_DIR, displayPath } from '../../content/folders';
import { readLastChanges } from '../../content/last-changes';
import { readContent, readTexts } from '../../content/read-content';
import { readSettings } from '../../content/settings-from-environment';
import { type Build, BuildError } from '../build-state';
import { findBuiltGame } from '../built-games';
import { codeKey } from '../code-cache-key';
import { gameKey, readCachedGame } from '../compiled-game-cache';

/** Matches the path of an entry: `outer-rim/uk/patrols.md`. */
const ENTRY = /^[^/]+\/([^/]+)\/[^/]+\.md$/;

export async function readFiles(build: Build): Promise<string> {
  build.changes = readLastChanges(CONTENT_DIR);
  build.files = readTexts();
  const entryLangs = build.files.flatMap(({ path }) => ENTRY.exec(path)?.[1] ?? []);
  const found = new Set(entryLangs);
  build.langs = LANGS.filter((lang) => found.has(lang));
  build.settings = readSettings(build.langs, entryLangs.length);
  const games = filesByGame(build.files);
  build.ids = [...games.keys()];
  const chosen = chooseGames(build);
  for (const [id, files] of games) {
    const content = gameKey(files, build.changes, CHECK_OPTIONS);
    build.contentKeys.add(content);
    const keys = { content, files: codeKey(build, content) };
    const built = findBuiltGame(id);
    if (built?.key === keys.files) build.built.set(id, built);
    else if (chosen.includes(id)) {
      build.keys.set(id, keys);
      build.earlierPacks.set(id, built?.packs ?? []);
    }
  }
  for (const [id, { content }] of build.keys) {
    const compiled = readCachedGame(content);
    if (compiled) build.compiled.set(id, compiled);
  }
  const toCompile = [...build.keys.keys()].filter((id) => !build.compiled.has(id));
  build.changedFiles = [
    ...build.files.filter(({ path }) => !path.includes('/')),
    ...(await readContent(CONTENT_DIR, toCompile)),
  ];
  const counts = `${build.keys.size} of ${build.ids.length} games to build, ${toCompile.length} to compile`;
  return `${build.files.length} files in ${displayPath(CONTENT_DIR)}/; ${counts}`;
}

/** Returns the ids of the games that the build builds if they have changed. */
function chooseGames({ ids, target }: Build): readonly string[] {
  if (!target) return ids;
  const { games, part } = target;
  if (part) return ids.filter((_, index) => index % part.of === part.nth - 1);
  const unknown = games.find((id) => !ids.includes(id));
  if (unknown) throw new BuildError(`There is no game ${unknown}, expected one of ${ids.join(', ')}.`);
  return games;
}
