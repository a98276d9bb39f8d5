// Defines the HTTP headers for caching and security that hosts should send. docs/hosting has the same values for nginx
// and Caddy.

/** Cache-Control for files that never change, because their name contains their hash. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/**
 * Cache-Control for all other files, above all the service worker. Browsers cache them but ask the server each time
 * whether they have changed.
 */
export const REVALIDATE = 'no-cache';

export const cacheControl = (path) => (/\/(_next\/static|client)\//.test(path) ? CACHE_FOREVER : REVALIDATE);

/**
 * Security headers of every response. `frame-ancestors` is here because a page cannot declare it in a <meta> tag. The
 * other directives also protect files that are not pages. The scripts that a page may run are listed in the page itself
 * (lib/security/content-security-policy.ts), because a header for all pages would have to list thousands of scripts.
 */
export const SECURITY_HEADERS = {
  'content-security-policy': "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};
