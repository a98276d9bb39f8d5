// What a host says with every file: how long it may be kept, and what a page may not do. docs/hosting says the same to nginx and Caddy.

/** Files whose name carries their hash never change. */
export const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';
/** Everything else is kept too, but asked about each time: an unchanged file costs no body. The service worker above all. */
export const ASKED_ANEW = 'no-cache';

export const cacheControl = (path) => (/\/(_next\/static|parts)\//.test(path) ? KEPT_FOR_GOOD : ASKED_ANEW);

/**
 * Said with every answer. What scripts a page may run stands in the page itself (lib/security/content-security-policy.ts): one header for
 * all pages would have to name thousands. This is what a page cannot say of itself, or files that are no pages need too.
 */
export const SAFETY = {
  'content-security-policy': "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};
