// Builds the Content-Security-Policy of a page. It allows only the site's own files, and inline scripts and styles by
// their hash.
import { hasExternalScript, inlineScriptsOf, inlineStylesOf } from './inline-scripts';

/** Returns the SHA-256 hash of a text in base64. */
export type Hash = (text: string) => string;

/** Matches the meta element that contains the policy. */
export const POLICY_META = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** Directives for a page that loads scripts: it may load the site's own files only. */
const SITE_DIRECTIVES = [
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];
/**
 * Directives for a page that loads no files, such as the share page of a rule. They are short, because there are
 * thousands of such pages.
 */
const STANDALONE_DIRECTIVES = ['img-src data:', "base-uri 'none'", "form-action 'none'"];

/** Builds the policy of a page from its inline scripts and styles. All pages of a game have the same policy. */
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

/** Inserts the policy right after the charset, because a policy applies only to the elements after it. */
export function withPolicy(html: string, hash: Hash): string {
  const plain = html.replace(POLICY_META, '');
  const charset = CHARSET.exec(plain);
  if (!charset) throw new Error('Unexpected page without a character set, expected <meta charset="utf-8">.');
  const at = charset.index + charset[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(plain, hash)}">`;
  return plain.slice(0, at) + meta + plain.slice(at);
}
