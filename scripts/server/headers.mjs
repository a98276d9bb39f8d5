// Defines the HTTP headers for caching and security that hosts should send. The configurations in docs/hosting have the
// same values for nginx and Caddy.

/** Cache-Control for files that never change. Their addresses contain a hash of their content. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/**
 * Cache-Control for all other files, such as the service worker. Browsers store these files, but ask the server each
 * time whether they have changed.
 */
export const REVALIDATE = 'no-cache';

export const cacheControl = (path) => (/\/(_next\/static|client)\//.test(path) ? CACHE_FOREVER : REVALIDATE);

/**
 * The Content-Security-Policy of every response. It has two purposes:
 * - It binds workers and the service worker, to which the policy in the <meta> tag of a page does not apply. A worker
 *   may contact only this site. pdf.js decodes images with WebAssembly, so that is allowed.
 * - It contains `frame-ancestors`, which a <meta> tag cannot contain.
 * For pages, the policy in the <meta> tag (lib/security/content-security-policy.ts) applies as well and is stricter: it
 * allows inline scripts and styles only by their hashes. A header for all pages would have to list thousands of hashes,
 * so it allows all inline scripts.
 */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Headers of the cards in `embed/`, which other sites show in a frame. They replace the security headers with the same
 * names. Cards do not get `x-frame-options`.
 */
export const EMBED_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors *",
};

/** Makes browsers use a file only as its content type says. */
const NO_SNIFFING = { 'x-content-type-options': 'nosniff' };

/** Security headers of every response, except for page parts. */
export const SECURITY_HEADERS = {
  'content-security-policy': POLICY,
  ...NO_SNIFFING,
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/**
 * The security headers of a file. Browsers apply most of them only to pages and workers. Style sheets, fonts and the
 * scripts that only pages load get just the header that applies to them, which saves 0.4 KB per file.
 */
export const securityHeaders = (path) => (isPagePart(path) ? NO_SNIFFING : SECURITY_HEADERS);

const isPagePart = (path) =>
  /\/_next\/static\/.*\.(css|woff2)$/.test(path) || /\/client\/[^/]+\/(?![^/]*worker)[^/]+\.js$/.test(path);

/** Headers of the files in `data/`, which pages of other sites may read. */
export const OPEN_DATA_HEADERS = { 'access-control-allow-origin': '*' };
