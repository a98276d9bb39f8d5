// A small file server for `out/` with content types, compression, caching, redirects to the trailing slash, and the 404
// page.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheControl, SECURITY_HEADERS } from './headers.mjs';

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
/** Brotli options. Quality 5 gives the same size as gzip at its best level, in half the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESSORS = {
  br: (bytes, done) => brotliCompress(bytes, BROTLI, done),
  gzip: (bytes, done) => gzip(bytes, done),
};

/** Maximum total size of the cached compressed files, in bytes. The cache is cleared when it is full. */
const MAX_CACHE_BYTES = 64_000_000;
const compressed = new Map();
let cachedBytes = 0;

/** Returns the compressed file. It is taken from the cache if the file still has the same ETag. */
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
 * Returns the best compression that the browser accepts. Returns undefined for images and fonts, which are already
 * compressed.
 */
function findCompression(extension, accepted = '') {
  if (!COMPRESSED.has(extension)) return undefined;
  return Object.keys(COMPRESSORS).find((name) =>
    new RegExp(`\\b${name}\\b(?!;\\s*q=0(?:[,\\s]|$))`).test(accepted),
  );
}

/** Returns a weak ETag made from the size and the modification time of a file. */
const etagOf = ({ size, mtimeMs }) => `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;

/**
 * Finds the file for a path. Returns `{ file }`, or `{ redirect }` if the path of a folder lacks the trailing slash, or
 * an empty object if nothing is found.
 */
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

async function answer({ root, basePath, compresses }, request, response) {
  const url = new URL(request.url ?? '/', 'http://localhost');
  let path;
  try {
    path = decodeURIComponent(url.pathname);
  } catch {
    path = '/not-an-address';
  }
  if (basePath && !path.startsWith(`${basePath}/`)) {
    response.writeHead(path === basePath ? 308 : 404, {
      ...SECURITY_HEADERS,
      ...(path === basePath && { location: `${basePath}/` }),
    });
    return response.end();
  }
  const { file, redirect } = findFile(root, path.slice(basePath.length));
  if (redirect) {
    response.writeHead(308, { ...SECURITY_HEADERS, location: encodeURI(basePath + redirect) + url.search });
    return response.end();
  }
  const found = file ?? join(root, '404.html');
  if (!existsSync(found)) {
    response.writeHead(404, SECURITY_HEADERS);
    return response.end();
  }
  const extension = extname(found);
  const stats = statSync(found);
  const compression = compresses && findCompression(extension, request.headers['accept-encoding']);
  const headers = {
    ...SECURITY_HEADERS,
    'cache-control': cacheControl(found.split(sep).join('/')),
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
  const root = normalize(join(process.cwd(), dir));
  // If a file is deleted while it is being read, the connection is closed.
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
