// A server that can be stopped, broken and given another version of the site, and that counts what it is asked for.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** What goes wrong with an address: an answer of its own, or the connection cut after so many bytes. */
export type Fault = { status?: number; body: string; type?: string } | { cutAfter: number };

export interface OfflineServer {
  origin: string;
  /** The folder that is served; may be changed at any time. */
  dir: string;
  /** Asked before every answer. */
  fault: (path: string) => Fault | undefined;
  /** Addresses asked for since the last look, and the bytes sent for them. */
  asked: { path: string; bytes: number }[];
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

export async function startOfflineServer(dir: string, basePath = ''): Promise<OfflineServer> {
  let port = 0;
  const site = { dir, fault: () => undefined, asked: [] } as unknown as OfflineServer;
  const server = createServer((request, response) => answer(site, basePath, request, response));
  site.start = () =>
    new Promise((resolve) =>
      server.listen(port, '127.0.0.1', () => {
        port = (server.address() as AddressInfo).port;
        site.origin = `http://localhost:${port}`;
        resolve();
      }),
    );
  site.stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await site.start();
  return site;
}

/** Long enough for a busy reader. */
const CUT_AFTER_MS = 400;

const packed = new Map<string, Buffer>();

/** A file as it is at this moment, compressed once for all who ask. */
function pack(file: string): Buffer {
  const { mtimeMs, size } = statSync(file);
  const key = `${file} ${mtimeMs} ${size}`;
  const body = packed.get(key) ?? gzipSync(readFileSync(file));
  packed.set(key, body);
  return body;
}

function answer(
  site: OfflineServer,
  basePath: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname).slice(
    basePath.length,
  );
  const asked = { path, bytes: 0 };
  site.asked.push(asked);
  const fault = site.fault(path);
  if (fault && 'body' in fault) {
    response.writeHead(fault.status ?? 200, {
      'content-type': fault.type ?? 'text/html',
      'cache-control': 'no-store',
    });
    response.end(fault.body);
    return;
  }
  const folder = join(site.dir, path);
  const file = existsSync(folder) && statSync(folder).isDirectory() ? join(folder, 'index.html') : folder;
  const found = existsSync(file) ? file : join(site.dir, '404.html');
  const body = pack(found);
  asked.bytes = body.length;
  // Never kept by the browser itself, or that would pass for the worker's work.
  response.writeHead(found === file ? 200 : 404, {
    'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
    'content-encoding': 'gzip',
    'content-length': body.length,
    'cache-control': 'no-store',
  });
  if (!fault) {
    response.end(body);
    return;
  }
  // A browser that hears of the cut before it has read what was sent throws that away.
  response.write(body.subarray(0, fault.cutAfter));
  setTimeout(() => response.socket?.end(), CUT_AFTER_MS);
}
