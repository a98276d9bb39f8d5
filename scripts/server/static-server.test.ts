// Tests the responses of the static server: compression, caching, headers, redirects.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from './headers.mjs';
import { serve } from './static-server.mjs';

mkdirSync('.pravylo', { recursive: true });
const DIR = mkdtempSync(join('.pravylo', 'served-'));
const PAGE = `<!doctype html><title>Правила</title>${'<p>Правило.</p>'.repeat(400)}`;
/** Returns a text of numbers that compresses badly. */
const numbers = (count: number) =>
  Array.from({ length: count }, (_, index) => Math.sin(index))
    .join(' ')
    .slice(0, count * 8);
let stop = () => {};
let port = 0;

beforeAll(async () => {
  mkdirSync(join(DIR, '_next/static'), { recursive: true });
  mkdirSync(join(DIR, 'client/c3d4'), { recursive: true });
  mkdirSync(join(DIR, 'game'));
  for (const [name, text] of [
    ['index.html', PAGE],
    ['404.html', 'Немає'],
    ['game/index.html', PAGE],
    ['_next/static/a1b2.js', 'let one = 1;'.repeat(90)],
    ['_next/static/a1b2.css', 'a{}'],
    ['_next/static/a1b2.woff2', 'font'],
    ['client/c3d4/main.js', 'let two = 2;'],
    ['client/c3d4/search-worker.js', 'self'],
    ['small.txt', numbers(8000)],
    ['large.txt', numbers(30_000)],
    ['sw.js', 'self'],
    ['icon.png', 'png'],
  ] as const)
    writeFileSync(join(DIR, name), text);
  const started = await serve({ dir: relative('.', DIR), port: 0, basePath: '/rules' });
  port = started.port;
  stop = () => started.server.close();
});
afterAll(() => {
  stop();
  rmSync(DIR, { recursive: true });
});

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve) => {
    request({ port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).end();
  });
}

describe('the static server', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
  ])('compresses text for a browser that accepts %s', async (accepted, encoding, open) => {
    const { headers, body } = await ask('/rules/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
    expect(open(body).toString()).toBe(PAGE);
    if (encoding) expect(body.length).toBeLessThan(PAGE.length / 10);
  });

  it('does not compress images', async () => {
    const { headers } = await ask('/rules/icon.png', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-length']).toBe('3');
  });

  it('lets browsers cache files with a hash in their address for good, and revalidate all others', async () => {
    const cacheOf = async (path: string) => (await ask(path)).headers['cache-control'];
    for (const path of ['/rules/_next/static/a1b2.js', '/rules/client/c3d4/main.js'])
      expect(await cacheOf(path)).toBe('public, max-age=31536000, immutable');
    for (const path of ['/rules/', '/rules/game/', '/rules/sw.js', '/rules/nowhere/'])
      expect(await cacheOf(path)).toBe('no-cache');
  });

  it('answers a conditional request without a body until the file changes', async () => {
    const etag = String((await ask('/rules/game/')).headers.etag);
    const same = await ask('/rules/game/', { 'if-none-match': etag });
    expect([same.status, same.body.length]).toEqual([304, 0]);
    utimesSync(join(DIR, 'game/index.html'), 1, 1);
    expect((await ask('/rules/game/', { 'if-none-match': etag })).status).toBe(200);
  });

  it('sends the security headers with pages, workers, redirects and errors', async () => {
    for (const path of [
      '/rules/',
      '/rules/sw.js',
      '/rules/client/c3d4/search-worker.js',
      '/rules/game',
      '/rules',
      '/elsewhere',
      '/rules/nowhere/',
      '/rules/%E0%A4%A',
    ])
      expect((await ask(path)).headers, path).toMatchObject(SECURITY_HEADERS);
  });

  it('sends with style sheets, fonts and scripts of pages only the security header that applies to them', async () => {
    for (const path of ['_next/static/a1b2.css', '_next/static/a1b2.woff2', 'client/c3d4/main.js']) {
      const { headers } = await ask(`/rules/${path}`);
      const names = Object.keys(SECURITY_HEADERS).filter((name) => name in headers);
      expect(names, path).toEqual(['x-content-type-options']);
    }
  });

  it('compresses a small file better than a large file', async () => {
    const share = async (path: string) => {
      const compressed = await ask(path, { 'accept-encoding': 'br' });
      return compressed.body.length / (await ask(path)).body.length;
    };
    // Both files contain numbers of the same kind, so only the compression quality makes a difference.
    expect(await share('/rules/small.txt')).toBeLessThan((await share('/rules/large.txt')) * 0.95);
  });

  it('serves nothing outside its base path and its folder', async () => {
    expect((await ask('/rules')).headers.location).toBe('/rules/');
    expect((await ask('/rules/game?q=1')).headers.location).toBe('/rules/game/?q=1');
    expect((await ask('/game/')).status).toBe(404);
    expect((await ask('/rules/..%2f..%2fpackage.json')).status).toBe(404);
  });

  it('redirects only inside the site', async () => {
    const atRoot = await serve({ dir: relative('.', DIR), port: 0 });
    for (const path of ['/%2fevil.example%2f..', '//evil.example/..', '//evil.example/game', '/game'])
      await new Promise<void>((done) => {
        request({ port: atRoot.port, path }, ({ headers }) => {
          expect(String(headers.location ?? '/'), path).toMatch(/^\/(?!\/)/);
          done();
        }).end();
      });
    atRoot.server.close();
  });

  it('follows no symbolic link out of its folder', async () => {
    symlinkSync(resolve('package.json'), join(DIR, 'leak.json'));
    symlinkSync(resolve('lib'), join(DIR, 'leak'));
    expect((await ask('/rules/leak.json')).status).toBe(404);
    expect((await ask('/rules/leak/import-layers.test.ts')).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE'])('answers %s with 405', async (method) => {
    const { status, headers } = await ask('/rules/', {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
    expect(headers).toMatchObject(SECURITY_HEADERS);
  });

  it('answers a malformed address with 400', async () => {
    for (const path of ['/rules/%E0%A4%A', '/rules/a%00b']) {
      const { status, headers } = await ask(path);
      expect(status, path).toBe(400);
      expect(headers).toMatchObject(SECURITY_HEADERS);
    }
  });
});
