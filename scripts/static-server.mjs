// A small static server for `out/`: right types, compression, a slash at the end of pages, and the 404 page.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.html', '.txt', '.js', '.css', '.json', '.webmanifest', '.xml', '.svg']);

/** Files whose name carries their hash never change; everything else is asked for anew. */
const cacheControl = (path) =>
  path.includes('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The file an address stands for, `redirect` for a page without its slash, or nothing. */
function findFile(root, path) {
  const file = normalize(join(root, path));
  if (file !== root && !file.startsWith(root + sep)) return {};
  if (existsSync(file) && statSync(file).isDirectory()) {
    if (!path.endsWith('/')) return { redirect: `${path}/` };
    const index = join(file, 'index.html');
    return existsSync(index) ? { file: index } : {};
  }
  return existsSync(file) ? { file } : {};
}

function answer(root, basePath, request, response) {
  const url = new URL(request.url ?? '/', 'http://localhost');
  let path;
  try {
    path = decodeURIComponent(url.pathname);
  } catch {
    path = '/not-an-address';
  }
  if (basePath && !path.startsWith(`${basePath}/`)) {
    response.writeHead(path === basePath ? 308 : 404, path === basePath ? { location: `${basePath}/` } : {});
    return response.end();
  }
  const { file, redirect } = findFile(root, path.slice(basePath.length));
  if (redirect) {
    response.writeHead(308, { location: encodeURI(basePath + redirect) + url.search });
    return response.end();
  }
  const found = file ?? join(root, '404.html');
  if (!existsSync(found)) {
    response.writeHead(404);
    return response.end();
  }
  const extension = extname(found);
  const gzip = COMPRESSED.has(extension) && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(file ? 200 : 404, {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    'cache-control': cacheControl(found.split(sep).join('/')),
    vary: 'accept-encoding',
    ...(gzip && { 'content-encoding': 'gzip' }),
  });
  if (request.method === 'HEAD') return response.end();
  const done = () => {};
  if (gzip) pipeline(createReadStream(found), createGzip(), response, done);
  else pipeline(createReadStream(found), response, done);
}

/** Serves `dir`; takes the next free port when the wanted one is in use. Port 0 means any. */
export function serve({ dir, port = 3000, basePath = '', host = '127.0.0.1' }) {
  const root = normalize(join(process.cwd(), dir));
  const server = createServer((request, response) => answer(root, basePath, request, response));
  return new Promise((resolve, reject) => {
    let attempt = port;
    server.on('error', (error) => {
      if (error.code !== 'EADDRINUSE' || attempt - port >= 50) return reject(error);
      attempt += 1;
      server.listen(attempt, host);
    });
    server.on('listening', () => {
      const { port: taken } = server.address();
      resolve({ server, port: taken, address: `http://localhost:${taken}${basePath}/` });
    });
    server.listen(attempt, host);
  });
}
