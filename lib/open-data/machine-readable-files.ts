// Builds two text files for other programs. A browser's address bar uses opensearch.xml to search the site. An
// assistant reads in llms.txt what the site has and how to quote it.
import { absolute, homePath } from '../core/addresses';
import { LANGUAGES, type Lang } from '../core/languages';
import type { SiteSettings } from '../core/site-settings';
import { stringsOf } from '../i18n';
import { escapeHtml } from '../sharing/rule-share-page';
import { rulePathTemplate } from '../sharing/rule-sharing';
import { type IndexedGame, indexDataPath, schemaPath } from './data-index';

type Settings = Pick<SiteSettings, 'basePath' | 'origin' | 'homeLang' | 'ruleSharing'>;

/**
 * Returns the path of the search description for the home page in one language. Each language has its own description,
 * because each language has its own home page.
 */
export const openSearchPath = (lang: Lang, home: Pick<Settings, 'homeLang'>): string =>
  `${homePath(lang, home)}opensearch.xml`;

export function toOpenSearch(lang: Lang, settings: Settings): string {
  const { siteName, search } = stringsOf(lang);
  const home = escapeHtml(absolute(homePath(lang, settings), settings));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeHtml(siteName)}</ShortName>`,
    `<Description>${escapeHtml(search.field)}</Description>`,
    `<Language>${lang}</Language>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Url type="text/html" template="${home}?q={searchTerms}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}

export function toLlmsText(games: readonly IndexedGame[], settings: Settings): string {
  const address = (path: string) => absolute(path, settings);
  const editions = games.flatMap((game) =>
    game.editions.map(
      (edition) =>
        `- [${edition.title} (${LANGUAGES[edition.lang as Lang].name})](${edition.address}): ${edition.entries} entries, ${edition.rules} rules, [data](${edition.data})`,
    ),
  );
  return [
    `# ${stringsOf(settings.homeLang).siteName}`,
    '',
    '> Board game rules. Each rule is a single statement with a permanent address and a page number in the printed book.',
    '',
    'Quote a rule verbatim, with its address and page number. If no rule in the data answers a question, say that the book doesn’t cover it. An entry or a rule with `until` is a spoiler: ask before you quote it.',
    '',
    `The address of a rule is ${address(rulePathTemplate(settings.ruleSharing))}. The same ids lead to the rule in the data: open the file for the game and language, then find the entry in \`entries\` and the rule in its \`rules\` by \`id\`.`,
    '',
    '## Games',
    '',
    ...editions,
    '',
    '## Data',
    '',
    `- [Index](${address(indexDataPath)}): the games, with the addresses of their data`,
    `- [JSON Schema of an edition](${address(schemaPath('edition'))})`,
    ...games.map(({ game, feed }) => `- [Changes to ${game}](${feed}): JSON Feed`),
    '',
  ].join('\n');
}
