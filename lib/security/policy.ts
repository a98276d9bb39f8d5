// The content-security policy of a page: what it may run, load and ask, with its own inline scripts named by hash.
import { hasExternalScript, inlineScriptsOf } from './inline-scripts';

/** SHA-256 of a text in base64. */
export type Hash = (text: string) => string;

/** The policy as it stands in a page. */
export const POLICY_META = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/**
 * Styles may stand in the page: each game brings its colours as an attribute, and a style can neither run nor, with
 * these rules, ask another host for anything.
 */
const SITE = [
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];
/** A page with no file of its own needs less, and there are thousands of them. */
const ALONE = ["style-src 'unsafe-inline'", 'img-src data:', "base-uri 'none'", "form-action 'none'"];

export function policyOf(html: string, hash: Hash): string {
  const hashes = [...new Set(inlineScriptsOf(html))].map((script) => `'sha256-${hash(script)}'`);
  const isSite = hasExternalScript(html);
  const scripts = [...(isSite ? ["'self'"] : []), ...hashes];
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ') || "'none'"}`,
    ...(isSite ? SITE : ALONE),
  ].join(';');
}

/** The page with its policy right after the character set: it binds only what follows it. */
export function withPolicy(html: string, hash: Hash): string {
  const plain = html.replace(POLICY_META, '');
  const charset = CHARSET.exec(plain);
  if (!charset) throw new Error('Unexpected page without a character set, expected <meta charset="utf-8">.');
  const at = charset.index + charset[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(plain, hash)}">`;
  return plain.slice(0, at) + meta + plain.slice(at);
}
