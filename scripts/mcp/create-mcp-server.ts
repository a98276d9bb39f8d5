// The server for assistants, with the Model Context Protocol (MCP). An assistant uses its tools to list games, to
// search rules, and to quote them with their address and printed page. The server reads the content folder and writes
// nothing.
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { EntryData, GameData, RuleData } from '../../lib/data/game-data';
import { resolveMoved } from '../../lib/data/resolve-moved-rules';
import { MAX_QUERY_LENGTH } from '../../lib/search/limits';
import { searchGames } from '../../lib/search/results/search-games';
import {
  type AddressOptions,
  describeEdition,
  describeNotes,
  plainText,
  referencesFrom,
  referencesTo,
  toQuotableRule,
} from './describe-rule';
import type { RuleLibrary } from './rule-library';

/** Maximum number of rules in one answer, so that the answer fits into the context of the assistant's model. */
const MAX_RULES = 60;
const MAX_RESULTS = 20;
const DEFAULT_RESULTS = 5;

const ID = z
  .string()
  .max(100)
  .regex(/^[a-z0-9-]+$/, 'expected an id of lowercase letters, digits and hyphens, such as outer-rim');
const GAME = ID.describe('Id of the game, from list_games');
const LANG = z
  .string()
  .max(10)
  .regex(/^[a-z]{2}$/, 'expected a language of two letters, such as uk')
  .describe('Language of the edition, from list_games');
const TARGET = z
  .string()
  .max(200)
  .regex(/^[a-z0-9-]+(#[a-z0-9-]+)?$/, 'expected an entry or a rule, such as patrols or patrols#not-a-ship')
  .describe('An entry (patrols) or a rule (patrols#not-a-ship)');
const UNLOCKED = z
  .array(ID)
  .max(50)
  .optional()
  .describe(
    'Unlock points of the campaign that the players have reached; spoilers of other points stay hidden',
  );

type ToolResult = {
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
};

const toResult = (value: Record<string, unknown>): ToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(value, null, 1) }],
  structuredContent: value,
});

/** An error that the caller can correct. Its message says what was wrong and what was expected. */
class ToolError extends Error {}

/** Runs a tool. If the caller made a mistake, returns a result with an error message instead of a protocol error. */
function answer(run: () => Record<string, unknown>): ToolResult {
  try {
    return toResult(run());
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}

export function createMcpServer(library: RuleLibrary, addresses: AddressOptions, version: string): McpServer {
  const server = new McpServer(
    { name: 'pravylo', version },
    {
      instructions:
        'Rules of board games. Quote rules word for word, and give the address and the printed page of each rule. If search_rules finds nothing, say that the book has no such rule.',
    },
  );
  registerListGames(server, library, addresses);
  registerSearch(server, library, addresses);
  registerGetRule(server, library, addresses);
  registerReferences(server, library, addresses);
  return server;
}

function registerListGames(server: McpServer, { editions }: RuleLibrary, addresses: AddressOptions): void {
  server.registerTool(
    'list_games',
    {
      title: 'List games',
      description: 'Lists the games with their languages, books and unlock points.',
      inputSchema: z.strictObject({}),
      annotations: { readOnlyHint: true },
    },
    () =>
      answer(() => {
        const games = [...new Set(editions.map(({ game }) => game))];
        return {
          games: games.map((game) => {
            const ofGame = editions.filter((edition) => edition.game === game);
            const unlocks = ofGame[0]?.unlocks?.map(({ id }) => id) ?? [];
            return {
              game,
              editions: ofGame.map((edition) => describeEdition(edition, addresses)),
              ...(unlocks.length > 0 && { unlocks }),
            };
          }),
        };
      }),
  );
}

function registerSearch(server: McpServer, library: RuleLibrary, addresses: AddressOptions): void {
  server.registerTool(
    'search_rules',
    {
      title: 'Search rules',
      description:
        'Searches the rules with the search engine of the site. The query may be a word in any form, a misspelling or a whole question. If the list of rules is empty, the books have no such rule.',
      inputSchema: z.strictObject({
        query: z.string().min(1).max(MAX_QUERY_LENGTH),
        game: GAME.optional(),
        lang: LANG,
        limit: z.number().int().min(1).max(MAX_RESULTS).optional(),
        unlocked: UNLOCKED,
      }),
      annotations: { readOnlyHint: true },
    },
    ({ query, game, lang, limit = DEFAULT_RESULTS, unlocked = [] }) =>
      answer(() => {
        const editions = game ? [findEdition(library, game, lang)] : editionsIn(library, lang);
        const found = searchGames(editions.map(library.indexOf), query, {
          limit,
          unlocked: Object.fromEntries(editions.map((edition) => [edition.game, unlocked])),
        });
        const rules = found.results.slice(0, limit).map((result) => {
          const edition = findEdition(library, result.game, result.lang);
          const { entry, rule } = findRule(edition, `${result.entry}#${result.rule ?? result.section ?? ''}`);
          return rule
            ? { game: result.game, ...toQuotableRule(edition, entry, rule, new Set(unlocked), addresses) }
            : { game: result.game, target: entry.id, title: result.title };
        });
        return {
          rules,
          ...(rules.length === 0 && { message: 'The books have no rule about this.' }),
          ...(found.understoodAs && { understoodAs: found.understoodAs }),
          ...(found.didYouMean && { didYouMean: found.didYouMean }),
          ...(found.nearest.length > 0 && { similarNames: found.nearest.map(({ name }) => name) }),
        };
      }),
  );
}

function registerGetRule(server: McpServer, library: RuleLibrary, addresses: AddressOptions): void {
  server.registerTool(
    'get_rule',
    {
      title: 'Get a rule or an entry',
      description:
        'Returns a rule with its context: section, notes where the books differ or contradict themselves, the rule in other languages. For an entry, returns all its rules.',
      inputSchema: z.strictObject({ game: GAME, lang: LANG, target: TARGET, unlocked: UNLOCKED }),
      annotations: { readOnlyHint: true },
    },
    ({ game, lang, target, unlocked = [] }) =>
      answer(() => {
        const edition = findEdition(library, game, lang);
        const found = findRule(edition, target);
        const open = new Set(unlocked);
        const quote = (data: GameData, entry: EntryData, rule: RuleData) =>
          toQuotableRule(data, entry, rule, open, addresses);
        if (!found.rule)
          return describeEntry(edition, found.entry, (rule) => quote(edition, found.entry, rule));
        const { entry, rule } = found;
        const section = entry.rules.find(({ id }) => id === rule.section);
        const quoted = quote(edition, entry, rule);
        return {
          game,
          ...quoted,
          ...(section && !quoted.lockedUntil && { section: plainText(edition, section.text) }),
          notes: quoted.lockedUntil ? [] : describeNotes(edition, entry, rule),
          otherLanguages: library.editions
            .filter((other) => other.game === game && other !== edition)
            .flatMap((other) => {
              const twin = resolveMoved(other, `${entry.id}#${rule.id}`);
              return twin?.rule ? [quote(other, twin.entry, twin.rule)] : [];
            }),
        };
      }),
  );
}

function registerReferences(server: McpServer, library: RuleLibrary, addresses: AddressOptions): void {
  server.registerTool(
    'follow_references',
    {
      title: 'Follow references',
      description: 'Returns the rules and entries that a rule links to, and the rules that link to it.',
      inputSchema: z.strictObject({ game: GAME, lang: LANG, target: TARGET, unlocked: UNLOCKED }),
      annotations: { readOnlyHint: true },
    },
    ({ game, lang, target, unlocked = [] }) =>
      answer(() => {
        const edition = findEdition(library, game, lang);
        const { entry, rule } = findRule(edition, target);
        const open = new Set(unlocked);
        const rules = rule ? [rule] : entry.rules;
        const isOpen = (one: RuleData) => !toQuotableRule(edition, entry, one, open, addresses).lockedUntil;
        const incoming = referencesTo(edition, rule ? `${entry.id}#${rule.id}` : entry.id);
        return {
          game,
          target: rule ? `${entry.id}#${rule.id}` : entry.id,
          linksTo: rules
            .filter(isOpen)
            .flatMap((one) => referencesFrom(edition, one, addresses))
            .slice(0, MAX_RULES),
          linkedFrom: incoming
            .slice(0, MAX_RULES)
            .map((one) => toQuotableRule(edition, one.entry, one.rule, open, addresses)),
        };
      }),
  );
}

function describeEntry(
  edition: GameData,
  entry: EntryData,
  quote: (rule: RuleData) => ReturnType<typeof toQuotableRule>,
) {
  const rules = entry.rules.slice(0, MAX_RULES).map(quote);
  const isHidden = rules.some(({ title }) => title === '');
  return {
    game: edition.game,
    entry: entry.id,
    title: isHidden ? '' : entry.title,
    rules,
    ...(entry.rules.length > MAX_RULES && { moreRules: entry.rules.length - MAX_RULES }),
  };
}

const editionsIn = ({ editions }: RuleLibrary, lang: string): GameData[] => {
  const games = [...new Set(editions.map(({ game }) => game))];
  return games.flatMap((game) => {
    const ofGame = editions.filter((edition) => edition.game === game);
    return ofGame.find((edition) => edition.lang === lang) ?? ofGame[0] ?? [];
  });
};

function findEdition({ editions }: RuleLibrary, game: string, lang: string): GameData {
  const ofGame = editions.filter((edition) => edition.game === game);
  if (ofGame.length === 0) {
    const games = [...new Set(editions.map((edition) => edition.game))];
    throw new ToolError(`Unexpected game "${game}", expected one of ${games.join(', ')}.`);
  }
  const found = ofGame.find((edition) => edition.lang === lang);
  if (found) return found;
  const langs = ofGame.map((edition) => edition.lang).join(', ');
  throw new ToolError(`Unexpected language "${lang}" of ${game}, expected one of ${langs}.`);
}

function findRule(edition: GameData, target: string): { entry: EntryData; rule?: RuleData } {
  const found = resolveMoved(edition, target);
  if (!found)
    throw new ToolError(
      `Unexpected entry "${target.split('#')[0]}", expected an entry of ${edition.game}. search_rules finds entries by their words.`,
    );
  if (found.isLost)
    throw new ToolError(
      `Unexpected rule "${target}", expected a rule of the entry ${found.entry.id}. get_rule with "${found.entry.id}" lists its rules.`,
    );
  return found.rule ? { entry: found.entry, rule: found.rule } : { entry: found.entry };
}
