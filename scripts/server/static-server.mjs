// A file server for `out/`. It sends content types, compressed files, caching headers and security headers, redirects
// to addresses with the trailing slash, and serves the 404 page.
import { createReadStream, existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  cacheControl,
  EMBED_HEADERS,
  OPEN_DATA_HEADERS,
  SECURITY_HEADERS,
  securityHeaders,
} from './headers.mjs';

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
/** Maximum size of a file that is compressed with the best quality, in bytes. The compression takes about a tenth of a second. */
const MAX_BEST_QUALITY_BYTES = 100_000;
/** Brotli quality for larger files, such as the data of an edition. Their compression takes about as long. */
const FAST_QUALITY = 9;
const qualityFor = ({ length }) =>
  length <= MAX_BEST_QUALITY_BYTES ? constants.BROTLI_MAX_QUALITY : FAST_QUALITY;
const COMPRESSORS = {
  br: (bytes, done) =>
    brotliCompress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(bytes) } }, done),
  gzip: (bytes, done) => gzip(bytes, done),
};

/** Maximum total size of the cached compressed files, in bytes. The server clears the cache when it is full. */
const MAX_CACHE_BYTES = 64_000_000;
const compressed = new Map();
let cachedBytes = 0;

/** Returns the compressed file, from the cache if the file still has the same ETag. */
function compress(file, etag, compression) {
  const key = `${compression} ${etag} ${file}`;
  const known = compressed.get(key);
  if (known) return known;
  const request = new Promise((resolve, reject) => {
    COMPRESSORS[compression](readFileSync(file), (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
  compressed.set(key, request);
  request.then(
    ({ length }) => {
      cachedBytes += length;
      if (cachedBytes <= MAX_CACHE_BYTES) return;
      compressed.clear();
      cachedBytes = 0;
    },
    () => compressed.delete(key),
  );
  return request;
}

/**
 * Returns the best compression that the browser accepts. Returns undefined for images and fonts, because they are
 * already compressed.
 */
function findCompression(extension, accepted = '') {
  if (!COMPRESSED.has(extension)) return undefined;
  return Object.keys(COMPRESSORS).find((name) =>
    new RegExp(`\\b${name}\\b(?!;\\s*q=0(?:[,\\s]|$))`).test(accepted),
  );
}

/** Returns a weak ETag, which consists of the size and the modification time of a file. */
const etagOf = ({ size, mtimeMs }) => `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;

/**
 * Finds the file for a path. Returns `{ file }`. If the path names a folder and has no trailing slash, returns
 * `{ redirect }`. If there is no such file, returns an empty object. Does not follow symbolic links that lead out of
 * the folder.
 */
function findFile(root, path) {
  const file = normalize(join(root, path));
  if (!isInside(root, file) || !existsSync(file) || !isInside(root, realpathSync(file))) return {};
  if (!statSync(file).isDirectory()) return { file };
  // Redirects to the path of the found folder, not to the requested path. A redirect to `//evil.example/..` would lead
  // to another host.
  if (!path.endsWith('/')) return { redirect: `${file.slice(root.length).split(sep).join('/')}/` };
  const index = join(file, 'index.html');
  return existsSync(index) ? { file: index } : {};
}

const isInside = (root, file) => file === root || file.startsWith(root + sep);

/** Returns the decoded path of a request; undefined if the address is malformed. */
function parsePath(address) {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

function answerWithoutBody(response, status, headers = {}) {
  response.writeHead(status, { ...SECURITY_HEADERS, ...headers });
  response.end();
}

async function answer({ root, basePath, compresses }, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return answerWithoutBody(response, 405, { allow: 'GET, HEAD' });
  const address = request.url ?? '/';
  const path = parsePath(address.replace(/^\/{2,}/, '/'));
  if (path === undefined) return answerWithoutBody(response, 400);
  if (basePath && path === basePath) return answerWithoutBody(response, 308, { location: `${basePath}/` });
  if (basePath && !path.startsWith(`${basePath}/`)) return answerWithoutBody(response, 404);
  const { file, redirect } = findFile(root, path.slice(basePath.length));
  if (redirect) {
    const query = /\?.*$/.exec(address)?.[0] ?? '';
    return answerWithoutBody(response, 308, { location: encodeURI(basePath + redirect) + query });
  }
  const found = file ?? join(root, '404.html');
  if (!existsSync(found)) return answerWithoutBody(response, 404);
  const extension = extname(found);
  const stats = statSync(found);
  const compression = compresses && findCompression(extension, request.headers['accept-encoding']);
  const name = found.split(sep).join('/');
  const { 'x-frame-options': _, ...frameable } = { ...SECURITY_HEADERS, ...EMBED_HEADERS };
  const headers = {
    ...(path.startsWith(`${basePath}/embed/`) ? frameable : securityHeaders(name)),
    'cache-control': cacheControl(name),
    ...(extension === '.json' && path.startsWith(`${basePath}/data/`) && OPEN_DATA_HEADERS),
    etag: etagOf(stats),
    ...(COMPRESSED.has(extension) && { vary: 'accept-encoding' }),
  };
  if (file && request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, headers);
    return response.end();
  }
  const bytes = compression && (await compress(found, headers.etag, compression));
  response.writeHead(file ? 200 : 404, {
    ...headers,
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    ...(compression && { 'content-encoding': compression }),
    'content-length': bytes?.length ?? stats.size,
  });
  if (request.method === 'HEAD' || bytes) return response.end(bytes);
  pipeline(createReadStream(found), response, () => {});
}

/** Serves the folder `dir`. If the port is in use, tries the next 50 ports. Port 0 means any free port. */
export function serve({ dir, port = 3000, basePath = '', host = '127.0.0.1', compresses = true }) {
  const folder = join(process.cwd(), dir);
  const root = existsSync(folder) ? realpathSync(folder) : normalize(folder);
  // If a file is deleted while the server reads it, the server closes the connection.
  const server = createServer((request, response) => {
    answer({ root, basePath, compresses }, request, response).catch(() => response.destroy());
  });
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
