// The content-security policy of a page: what it may run, load and ask, with its own inline scripts and styles named by hash.
import { hasExternalScript, inlineScriptsOf, inlineStylesOf } from './inline-scripts';

/** SHA-256 of a text in base64. */
export type Hash = (text: string) => string;

/** The policy as it stands in a page. */
export const POLICY_META = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** A page of the site asks for nothing but the site's own files. */
const SITE = [
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];
/** A page with no file of its own needs less, and there are thousands of them. */
const ALONE = ['img-src data:', "base-uri 'none'", "form-action 'none'"];

/** Scripts and styles of a page are those of the site and those it names by hash: the same for all pages of a game. */
export function policyOf(html: string, hash: Hash): string {
  const isSite = hasExternalScript(html);
  const allow = (texts: readonly string[]): string =>
    [...(isSite ? ["'self'"] : []), ...new Set(texts.map((text) => `'sha256-${hash(text)}'`))].join(' ') ||
    "'none'";
  return [
    "default-src 'none'",
    `script-src ${allow(inlineScriptsOf(html))}`,
    `style-src ${allow(inlineStylesOf(html))}`,
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
