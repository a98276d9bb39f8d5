// Build step: writes files for other programs: the index, the change feeds and the JSON Schemas of the data,
// opensearch.xml and llms.txt. The step `compile` writes the data of the editions.
import { absolute } from '../../../lib/core/addresses';
import { toChangeFeed } from '../../../lib/open-data/change-feed';
import { feedPath, indexDataPath, schemaPath, toDataIndex } from '../../../lib/open-data/data-index';
import { DATA_SCHEMAS, toJsonSchema } from '../../../lib/open-data/data-schemas';
import { openSearchPath, toLlmsText, toOpenSearch } from '../../../lib/open-data/machine-readable-files';
import { type Build, isWhole, writeSiteFile } from '../build-state';
import { gameSummaries } from '../game-summaries';

export function writeOpenData(build: Build): string {
  const { settings } = build;
  const write = (path: string, value: unknown, game?: string) =>
    writeSiteFile(build, path, `${JSON.stringify(value, null, 1)}\n`, game);
  for (const game of build.games) write(feedPath(game.game.id), toChangeFeed(game, settings), game.game.id);
  if (!isWhole(build)) return `${build.games.length} change feeds`;
  const games = gameSummaries(build)
    .map(({ indexed }) => indexed)
    .sort((one, other) => one.game.localeCompare(other.game));
  write(indexDataPath, toDataIndex(games, settings));
  for (const name of Object.keys(DATA_SCHEMAS) as (keyof typeof DATA_SCHEMAS)[])
    write(schemaPath(name), toJsonSchema(name, absolute(schemaPath(name), settings)));
  for (const lang of build.langs)
    writeSiteFile(build, openSearchPath(lang, settings), toOpenSearch(lang, settings));
  writeSiteFile(build, '/llms.txt', toLlmsText(games, settings));
  return `${games.length} games in the index`;
}
