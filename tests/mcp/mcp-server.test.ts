// Tests the MCP server (Model Context Protocol, for assistants) over standard input and output, with the client of
// the MCP SDK: every tool, spoilers, and hostile input.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../lib/content/checks/check-content';
import type { EntryData } from '../../lib/data/game-data';
import { searchGames } from '../../lib/search/results/search-games';
import { describeNotes, toQuotableRule } from '../../scripts/mcp/describe-rule';
import { type RuleLibrary, toRuleLibrary } from '../../scripts/mcp/rule-library';
import { filesOfGame } from '../fixtures/build-game-files';
import { GAME_WITH_MODULES } from '../fixtures/game-with-modules';
import { VALID_GAME } from '../fixtures/valid-game';
import { siteRegistry } from '../support/site-content';

const COMMAND = { command: process.execPath, args: ['scripts/run.mjs', 'mcp'] };
const client = new Client({ name: 'test', version: '1' });

let library: RuleLibrary;

beforeAll(async () => {
  library = toRuleLibrary(await siteRegistry());
  const env = { ...(process.env as Record<string, string>), SITE_ORIGIN: 'https://example.org' };
  await client.connect(new StdioClientTransport({ ...COMMAND, env, stderr: 'inherit' }));
}, 180_000);
afterAll(() => client.close());

interface Rule {
  game: string;
  target: string;
  text: string;
  address: string;
  lockedUntil?: string;
  source: { book: string; page?: number };
}

async function call(name: string, args: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: args });
  const text = (result.content as { text: string }[])[0]?.text ?? '';
  return { isError: result.isError === true, text, value: (result.structuredContent ?? {}) as never };
}

describe('a rule in an answer', () => {
  it('names its module, and the module of the rule that replaces it', () => {
    const { registry } = checkContent(filesOfGame(GAME_WITH_MODULES));
    const [data] = toRuleLibrary(registry).editions;
    const combat = data?.entries.find(({ id }) => id === 'combat');
    const shadows = data?.entries.find(({ id }) => id === 'shadows');
    if (!data || !combat || !shadows) throw new Error('The game has no such entries.');
    const addresses = { basePath: '', origin: '', ruleSharing: 'pages' } as const;
    const moduleOf = (entry: EntryData, id: string) => {
      const rule = entry.rules.find((one) => one.id === id);
      return rule && toQuotableRule(data, entry, rule, new Set(), addresses).module;
    };
    expect(moduleOf(combat, 'roll')).toBeUndefined();
    expect(moduleOf(combat, 'shadow-roll')).toBe('Тінь');
    expect(moduleOf(shadows, 'night')).toBe('Тінь');
    const roll = combat.rules.find(({ id }) => id === 'roll');
    expect(roll && describeNotes(data, combat, roll)).toMatchObject([{ kind: 'module', module: 'Тінь' }]);
  });
});

describe('the MCP server', () => {
  it('offers four tools that only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'list_games',
      'search_rules',
      'get_rule',
      'follow_references',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(tools.every(({ inputSchema }) => inputSchema.additionalProperties === false)).toBe(true);
  });

  it('lists every game with its editions', async () => {
    const { value } = await call('list_games', {});
    const { games } = value as { games: { game: string; editions: { lang: string; address: string }[] }[] };
    expect(games.map(({ game }) => game)).toContain('outer-rim');
    const outerRim = games.find(({ game }) => game === 'outer-rim');
    expect(outerRim?.editions.map(({ lang }) => lang).sort()).toEqual(['en', 'ru', 'uk']);
    expect(outerRim?.editions[0]?.address).toMatch(/^https:\/\/example\.org\/outer-rim\//);
  });

  it('finds the same rules in the same order as the search of the site', async () => {
    const edition = library.editions.find(({ game, lang }) => game === 'outer-rim' && lang === 'uk');
    if (!edition) throw new Error('There is no Ukrainian edition of Outer Rim.');
    for (const query of ['патрулями', 'скільки кубиків кидає патруль', 'gfnhekm']) {
      const site = searchGames([library.indexOf(edition)], query, { limit: 5 }).results.slice(0, 5);
      const { value } = await call('search_rules', { query, game: 'outer-rim', lang: 'uk' });
      const { rules } = value as { rules: Rule[] };
      expect(rules.map(({ target }) => target)).toEqual(
        site.map(({ entry, rule, section }) => `${entry}#${rule ?? section}`),
      );
      expect(rules[0]?.address).toMatch(/^https:\/\/example\.org\/outer-rim\/uk\/patrols\/[a-z-]+\/$/);
      expect(rules[0]?.source.page).toBeGreaterThan(0);
    }
  });

  it('says that the books have no such rule instead of guessing one', async () => {
    const { value, isError } = await call('search_rules', {
      query: 'zzzzqqq',
      game: 'outer-rim',
      lang: 'en',
    });
    expect(isError).toBe(false);
    expect(value).toMatchObject({ rules: [], message: 'The books have no rule about this.' });
  });

  it('returns a rule with its page, its address and its other languages', async () => {
    const { value } = await call('get_rule', { game: 'outer-rim', lang: 'uk', target: 'patrols#not-a-ship' });
    const rule = value as Rule & { otherLanguages: Rule[] };
    expect(rule.text).toContain('Патруль');
    expect(rule.source.page).toBe(8);
    expect(rule.otherLanguages.map(({ address }) => address)).toEqual([
      'https://example.org/outer-rim/ru/patrols/not-a-ship/',
      'https://example.org/outer-rim/en/patrols/not-a-ship/',
    ]);
  });

  it('returns all rules of an entry, and the references of a rule in both directions', async () => {
    const entry = (await call('get_rule', { game: 'outer-rim', lang: 'uk', target: 'patrols' }))
      .value as unknown as { rules: Rule[] };
    expect(entry.rules.length).toBeGreaterThan(3);
    const references = (
      await call('follow_references', { game: 'outer-rim', lang: 'uk', target: 'patrols#not-a-ship' })
    ).value as unknown as { linksTo: { target: string }[] };
    expect(references.linksTo.map(({ target }) => target)).toContain('ships');
    const back = (await call('follow_references', { game: 'outer-rim', lang: 'uk', target: 'ships' }))
      .value as unknown as { linkedFrom: Rule[] };
    expect(back.linkedFrom.map(({ target }) => target)).toContain('patrols#not-a-ship');
  });

  it('hides spoilers until their point of the campaign is unlocked', async () => {
    const edition = library.editions.find(({ unlocks }) =>
      unlocks?.some(({ entries }) => entries.length > 0),
    );
    const unlock = edition?.unlocks?.find(({ entries }) => entries.length > 0);
    if (!edition || !unlock) throw new Error('No edition has a locked entry.');
    const question = { game: edition.game, lang: edition.lang, target: unlock.entries[0] };
    const locked = (await call('get_rule', question)).value as unknown as { title: string; rules: Rule[] };
    expect(locked.title).toBe('');
    expect(locked.rules.every(({ text }) => text === '')).toBe(true);
    const points = edition.unlocks?.map(({ id }) => id);
    const open = (await call('get_rule', { ...question, unlocked: points })).value as unknown as {
      title: string;
      rules: Rule[];
    };
    expect(open.title).not.toBe('');
    expect(open.rules.some(({ text }) => text !== '')).toBe(true);
  });

  it.each([
    ['an unknown game', 'get_rule', { game: 'chess', lang: 'uk', target: 'pawns' }, 'expected one of'],
    [
      'an unknown language',
      'get_rule',
      { game: 'outer-rim', lang: 'fr', target: 'ships' },
      'expected one of',
    ],
    [
      'an unknown entry',
      'get_rule',
      { game: 'outer-rim', lang: 'uk', target: 'constructor' },
      'search_rules',
    ],
    [
      'an unknown rule',
      'get_rule',
      { game: 'outer-rim', lang: 'uk', target: 'ships#nothing' },
      'get_rule with',
    ],
    ['a path', 'get_rule', { game: '../../etc', lang: 'uk', target: 'ships' }, 'expected an id'],
    ['markup', 'get_rule', { game: 'outer-rim', lang: 'uk', target: '<img onerror=x>' }, 'expected an entry'],
    ['a long query', 'search_rules', { lang: 'uk', query: 'a'.repeat(1_000_000) }, 'Too big'],
    ['a huge limit', 'search_rules', { lang: 'uk', query: 'ship', limit: 1e9 }, 'Too big'],
    ['a wrong type', 'search_rules', { lang: 'uk', query: { toString: 'x' } }, 'expected string'],
    ['an unknown argument', 'list_games', { everything: true }, 'Unrecognized key'],
  ])('answers %s with an error in plain words', async (_, tool, args, expected) => {
    const { isError, text } = await call(tool, args);
    expect(isError).toBe(true);
    expect(text).toContain(expected);
  });

  it('serves another content folder, and survives input that is not a message', () => {
    const dir = mkdtempSync(join(tmpdir(), 'mcp-'));
    for (const [path, text] of Object.entries(VALID_GAME)) {
      const file = join(dir, 'my-game', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    const messages = [
      'no json',
      { jsonrpc: '2.0', id: 1, method: 'no/such' },
      [],
      { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'list_games', arguments: {} } },
    ];
    const { stdout, status } = spawnSync(COMMAND.command, COMMAND.args, {
      input: messages
        .map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
        .join('\n')
        .concat('\n'),
      encoding: 'utf8',
      timeout: 25_000,
      env: { ...process.env, CONTENT_DIR: dir },
    });
    rmSync(dir, { recursive: true });
    expect(status).toBe(0);
    expect(stdout).toContain('Method not found');
    expect(stdout).toContain('my-game');
  });
});
