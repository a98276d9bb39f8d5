// The HTTP headers for caching and security that hosts should send. docs/hosting configures nginx and Caddy with the
// same values.

/** For files whose name contains their hash: they never change. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/**
 * For all other files, above all the service worker: cached, but revalidated each time, so an unchanged file is not
 * sent again.
 */
export const REVALIDATE = 'no-cache';

export const cacheControl = (path) => (/\/(_next\/static|client)\//.test(path) ? CACHE_FOREVER : REVALIDATE);

/**
 * Sent with every response: what a page cannot declare in a <meta> tag, and what other files need too. The scripts that
 * a page may run are listed in the page itself (lib/security/content-security-policy.ts); one header for all pages
 * would list thousands.
 */
export const SECURITY_HEADERS = {
  'content-security-policy': "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};
