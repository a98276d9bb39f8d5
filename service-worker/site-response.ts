// Creates the responses of the service worker, with their content types and security headers.

/** The security headers of the site, which a host should send with every response. The build replaces this constant. */
declare const SECURITY_HEADERS: { [name: string]: string };

export const CONTENT_TYPES: { [extension: string]: string } = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
};

/** Returns the content type of a file of the site, by its path. */
export const contentTypeOf = (path: string): string =>
  CONTENT_TYPES[path.endsWith('/') ? 'html' : (path.split('.').pop() ?? '')] ?? 'application/octet-stream';

/** Creates a response with the bytes of a file. The response to a HEAD request has no body. */
export const toResponse = (
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  status = 200,
): Response =>
  new Response(request.method === 'HEAD' ? null : bytes, {
    status,
    headers: { ...SECURITY_HEADERS, 'content-type': type, 'cache-control': 'no-cache' },
  });

/**
 * Adds the security headers to a response from the network, because some hosts cannot send them. They matter most for
 * the scripts of web workers: a web worker gets its Content-Security-Policy only from the headers of its script, and
 * without the policy it could contact other hosts. Returns a redirected response unchanged, because its copy would no
 * longer be marked as redirected.
 */
export function withSecurityHeaders(response: Response): Response {
  if (response.type !== 'basic' || response.redirected || response.body === null) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
