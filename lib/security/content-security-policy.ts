// Builds the Content-Security-Policy of a page. It allows only the site's own files, and inline scripts and styles by
// their hash.
import { hasExternalScript, inlineScriptsOf, inlineStylesOf } from './inline-scripts';

/** Returns the SHA-256 hash of a text in base64. */
export type Hash = (text: string) => string;

/** Matches the meta element that contains the Content-Security-Policy of a page. */
export const POLICY_META = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/**
 * Directives of the Content-Security-Policy for a page that loads scripts. The page may load only the site's own files.
 */
const SITE_DIRECTIVES = [
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // Code that inserts HTML or starts a worker must use the policy of client/trusted-types.ts.
  "require-trusted-types-for 'script'",
  'trusted-types pravylo',
];
/**
 * Directives of the Content-Security-Policy for a page that loads no files, such as the share page of a rule. There are
 * few directives, because a site has thousands of share pages and each byte counts.
 */
const STANDALONE_DIRECTIVES = ['img-src data:', "base-uri 'none'", "form-action 'none'"];

/**
 * Builds the Content-Security-Policy of a page, which allows the inline scripts and styles of the page by their hashes.
 */
export function policyOf(html: string, hash: Hash): string {
  const isSite = hasExternalScript(html);
  const allow = (texts: readonly string[]): string =>
    [...(isSite ? ["'self'"] : []), ...new Set(texts.map((text) => `'sha256-${hash(text)}'`))].join(' ') ||
    "'none'";
  return [
    "default-src 'none'",
    `script-src ${allow(inlineScriptsOf(html))}`,
    `style-src ${allow(inlineStylesOf(html))}`,
    ...(isSite ? SITE_DIRECTIVES : STANDALONE_DIRECTIVES),
  ].join(';');
}

/**
 * Inserts the Content-Security-Policy directly after the charset element, because the policy applies only to the
 * elements after it.
 */
export function withPolicy(html: string, hash: Hash): string {
  const plain = html.replace(POLICY_META, '');
  const charset = CHARSET.exec(plain);
  if (!charset) throw new Error('Unexpected page without a character set, expected <meta charset="utf-8">.');
  const at = charset.index + charset[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(plain, hash)}">`;
  return plain.slice(0, at) + meta + plain.slice(at);
}
