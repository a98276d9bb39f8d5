// A file server for tests. Tests can stop it, make it return faults, switch it to another version of the site, and read
// the recorded requests.
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

/** A fault: a response that replaces the real one, or a connection that is closed after `cutAfter` bytes. */
export type ServerFault = { status?: number; body: string; type?: string } | { cutAfter: number };

export interface OfflineServer {
  origin: string;
  /** Folder that the server serves. A test may change it at any time. */
  dir: string;
  /**
   * The server calls this function before every response. It returns a fault to send instead of the response, or
   * undefined for the normal response.
   */
  fault: (path: string) => ServerFault | undefined;
  /** Requested paths and the number of bytes sent for each. Tests reset the array. */
  requests: { path: string; bytes: number }[];
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

export async function startOfflineServer(dir: string, basePath = ''): Promise<OfflineServer> {
  let port = 0;
  const site = { dir, fault: () => undefined, requests: [] } as unknown as OfflineServer;
  const server = createServer((request, response) => respond(site, basePath, request, response));
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

/**
 * Delay before a connection is closed, in milliseconds. Without the delay, the browser would discard the bytes that it
 * has received but not yet read.
 */
const CUT_DELAY_MS = 400;

const gzipped = new Map<string, Buffer>();

/** Returns the gzipped content of a file. Caches the result until the file changes. */
function gzipFile(file: string): Buffer {
  const { mtimeMs, size } = statSync(file);
  const key = `${file} ${mtimeMs} ${size}`;
  const body = gzipped.get(key) ?? gzipSync(readFileSync(file));
  gzipped.set(key, body);
  return body;
}

function respond(
  site: OfflineServer,
  basePath: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname).slice(
    basePath.length,
  );
  const record = { path, bytes: 0 };
  site.requests.push(record);
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
  const body = gzipFile(found);
  record.bytes = body.length;
  // `no-store` prevents the HTTP cache of the browser from answering instead of the service worker.
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
  response.write(body.subarray(0, fault.cutAfter));
  setTimeout(() => response.socket?.end(), CUT_DELAY_MS);
}
