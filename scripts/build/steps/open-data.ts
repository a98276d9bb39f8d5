// Build step: writes files for other programs: the index, the change feeds and the JSON Schemas of the data,
// opensearch.xml and llms.txt. The step `compile` writes the data of the editions.
import { absolute } from '../../../lib/core/addresses';
import { toChangeFeed } from '../../../lib/open-data/change-feed';
import { feedPath, indexDataPath, schemaPath, toDataIndex } from '../../../lib/open-data/data-index';
import { DATA_SCHEMAS, toJsonSchema } from '../../../lib/open-data/data-schemas';
import { openSearchPath, toLlmsText, toOpenSearch } from '../../../lib/open-data/machine-readable-files';
import { type Build, writeSiteFile } from '../build-state';

export function writeOpenData(build: Build): string {
  const { settings } = build;
  const games = [...build.games].sort((one, other) => one.game.id.localeCompare(other.game.id));
  const write = (path: string, value: unknown) =>
    writeSiteFile(build, path, `${JSON.stringify(value, null, 1)}\n`);
  write(indexDataPath, toDataIndex(games, settings));
  for (const game of games) write(feedPath(game.game.id), toChangeFeed(game, settings));
  for (const name of Object.keys(DATA_SCHEMAS) as (keyof typeof DATA_SCHEMAS)[])
    write(schemaPath(name), toJsonSchema(name, absolute(schemaPath(name), settings)));
  for (const lang of build.langs)
    writeSiteFile(build, openSearchPath(lang, settings), toOpenSearch(lang, settings));
  writeSiteFile(build, '/llms.txt', toLlmsText(games, settings));
  return `${games.length} change feeds`;
}
