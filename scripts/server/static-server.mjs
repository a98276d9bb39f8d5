// A small static server for `out/`: right types, compression, caching, a slash at the end of pages, and the 404 page.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheControl, SAFETY } from './headers.mjs';

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
/** As good as gzip at its best, in half its time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESSORS = {
  br: (bytes, done) => brotliCompress(bytes, BROTLI, done),
  gzip: (bytes, done) => gzip(bytes, done),
};

/** What was compressed is kept for whoever asks next; with more bytes than these all is forgotten. */
const MOST_KEPT = 64_000_000;
const compressed = new Map();
let kept = 0;

/** A file as it is at this moment, compressed. */
function compress(file, state, compression) {
  const key = `${compression} ${state} ${file}`;
  const known = compressed.get(key);
  if (known) return known;
  const request = new Promise((resolve, reject) => {
    COMPRESSORS[compression](readFileSync(file), (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
  compressed.set(key, request);
  request.then(
    ({ length }) => {
      kept += length;
      if (kept <= MOST_KEPT) return;
      compressed.clear();
      kept = 0;
    },
    () => compressed.delete(key),
  );
  return request;
}

/** The best of the compressions the browser takes; none for pictures and typefaces, which are compressed already. */
function findCompression(extension, accepted = '') {
  if (!COMPRESSED.has(extension)) return undefined;
  return Object.keys(COMPRESSORS).find((name) =>
    new RegExp(`\\b${name}\\b(?!;\\s*q=0(?:[,\\s]|$))`).test(accepted),
  );
}

/** Tells one state of a file from another. */
const tagOf = ({ size, mtimeMs }) => `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;

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
      ...SAFETY,
      ...(path === basePath && { location: `${basePath}/` }),
    });
    return response.end();
  }
  const { file, redirect } = findFile(root, path.slice(basePath.length));
  if (redirect) {
    response.writeHead(308, { ...SAFETY, location: encodeURI(basePath + redirect) + url.search });
    return response.end();
  }
  const found = file ?? join(root, '404.html');
  if (!existsSync(found)) {
    response.writeHead(404, SAFETY);
    return response.end();
  }
  const extension = extname(found);
  const stats = statSync(found);
  const compression = compresses && findCompression(extension, request.headers['accept-encoding']);
  const headers = {
    ...SAFETY,
    'cache-control': cacheControl(found.split(sep).join('/')),
    etag: tagOf(stats),
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

/** Serves `dir`; takes the next free port when the wanted one is in use. Port 0 means any. */
export function serve({ dir, port = 3000, basePath = '', host = '127.0.0.1', compresses = true }) {
  const root = normalize(join(process.cwd(), dir));
  // A file that goes while it is being read is an answer that does not come.
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
