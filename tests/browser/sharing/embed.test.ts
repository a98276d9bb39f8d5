// Tests the cards of rules and entries that other sites embed: they work in an iframe of another origin, under a
// strict content security policy, without scripts.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embedToHtml, hasEmbed, toIframe, toOembed } from '../../../lib/sharing/embed-page';
import { addPolicy } from '../../../scripts/build/finish-page';
import { toRuleLibrary } from '../../../scripts/mcp/rule-library';
import { EMBED_HEADERS } from '../../../scripts/server/headers.mjs';
import { siteRegistry } from '../../support/site-content';
import { violationsOf } from '../support/axe';
import { launchBrowser, PHONE } from '../support/serve-site';

/**
 * Starts a server that returns the text of each path with the given headers. Each server has its own port and thus
 * its own origin.
 */
async function serveTexts(texts: Map<string, string>, headers: Record<string, string>) {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(texts.get(request.url ?? '') ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const servers: Server[] = [];
let host = '';
let cards = '';
const hostPages = new Map<string, string>();
const browser = launchBrowser();

beforeAll(async () => {
  const { editions } = toRuleLibrary(await siteRegistry());
  const edition = editions.find(({ game, lang }) => game === 'outer-rim' && lang === 'uk');
  const entry = edition?.entries.find(({ id }) => id === 'patrols');
  if (!edition || !entry) throw new Error('There is no entry about patrols.');
  const html = addPolicy(
    embedToHtml(edition, entry, {
      basePath: '',
      origin: 'https://example.org',
      ruleSharing: 'pages',
    }),
  );
  const site = await serveTexts(new Map([['/card/', html]]), EMBED_HEADERS);
  cards = `${site.origin}/card/`;
  for (const [path, id] of [
    ['/entry', ''],
    ['/rule', '#dice'],
    ['/nested', '#level-4-damage'],
  ])
    hostPages.set(
      path as string,
      `<!doctype html><html lang="uk"><title>Host</title><body><main><h1>Host</h1>${toIframe(cards + id, 'Патрулі', 420)}</main></body></html>`,
    );
  const strict = `default-src 'none'; frame-src ${site.origin}; style-src-attr 'unsafe-inline'`;
  const other = await serveTexts(hostPages, { 'content-security-policy': strict });
  host = other.origin;
  servers.push(site.server, other.server);
}, 200_000);
afterAll(async () => {
  for (const server of servers) server.close();
  await (await browser).close();
});

async function openCard(path: string) {
  const page = await (await browser).newPage(PHONE);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(host + path);
  const frame = page.frameLocator('iframe');
  await frame.locator('main').waitFor();
  return { page, frame, requests };
}

describe('the card of an entry in a page of another origin', () => {
  it('shows the entry with its source, requests nothing else and runs no script', async () => {
    const { page, frame, requests } = await openCard('/entry');
    expect(await frame.locator('h1').innerText()).toBe('Патрулі');
    expect(await frame.locator('.s').first().innerText()).toBe('Зовнішнє Кільце · Патрулі · с. 8');
    expect(await frame.locator('.r').count()).toBeGreaterThan(20);
    expect(await frame.locator('.r:visible').count()).toBe(await frame.locator('.r').count());
    expect(await frame.locator('.l:visible').count()).toBe(0);
    expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([`${host}/entry`, cards]);
    expect(await frame.locator('script').count()).toBe(0);
    await page.close();
  });

  it('shows only the rule of its address, with the name of its icon and a link to the rule', async () => {
    const { page, frame } = await openCard('/rule');
    const rule = frame.locator('.r:visible');
    expect(await rule.count()).toBe(1);
    expect(await rule.innerText()).toMatch(/^6 Число біля/);
    expect(await rule.locator('svg').getAttribute('aria-label')).toBe('космічний бій');
    expect(await frame.locator('h1:visible').count()).toBe(0);
    const link = rule.getByRole('link').last();
    expect(await link.getAttribute('href')).toBe('https://example.org/outer-rim/uk/patrols/dice/');
    expect(await link.getAttribute('target')).toBe('_blank');
    const { height = 999 } = (await frame.locator('main').boundingBox()) ?? {};
    expect(height).toBeLessThan(240);
    await page.close();
  });

  it('shows the notes about a rule with the rule', async () => {
    const { page, frame } = await openCard('/nested');
    expect(await frame.locator('.r:visible').innerText()).toMatch(/Видання різняться\. Російське видання/);
    await page.close();
  });

  it('is accessible in itself', async () => {
    const page = await (await browser).newPage(PHONE);
    const card = await (await fetch(cards)).text();
    await page.setContent(card.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''));
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });
});

it('no card has a spoiler, and the oEmbed answer shows the card', async () => {
  const { editions } = toRuleLibrary(await siteRegistry());
  let secrets = 0;
  for (const edition of editions)
    for (const entry of edition.entries) {
      if (!hasEmbed(entry)) continue;
      const html = embedToHtml(edition, entry, { basePath: '', origin: '', ruleSharing: 'pages' });
      for (const rule of entry.rules.filter(({ until, note }) => until || note === 'spoiler')) {
        expect(html).not.toContain(` id="${rule.id}"`);
        secrets++;
      }
      const { html: frame, width } = toOembed(edition, entry, 'Pravylo', {
        basePath: '/rules',
        origin: 'https://example.org',
        ruleSharing: 'pages',
      });
      expect(frame).toContain(
        `src="https://example.org/rules/embed/${edition.game}/${edition.lang}/${entry.id}/"`,
      );
      expect(frame).toContain(`width="${width}"`);
    }
  expect(secrets).toBeGreaterThan(0);
});
