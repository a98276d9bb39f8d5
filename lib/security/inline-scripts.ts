// Finds the inline scripts and styles of a page. Returns exactly the texts that a browser hashes and compares with the
// Content-Security-Policy.

/** Matches a script element, with its attributes and its code. */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Matches the `src` attribute. Only external scripts have this attribute. */
const EXTERNAL = /\ssrc\s*=/i;
/** Matches the `type` attribute of a script. */
const TYPE = /\stype\s*=\s*"?([^"\s>]+)/i;
/**
 * Types of scripts to which the Content-Security-Policy applies. Other types, such as `application/ld+json`, are data.
 */
const RUN = new Set(['module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules']);

export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', body = '']) => {
    const type = TYPE.exec(attributes)?.[1]?.toLowerCase();
    const runs = type === undefined || RUN.has(type);
    return runs && !EXTERNAL.test(attributes) ? [body] : [];
  });
}

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

export const inlineStylesOf = (html: string): string[] =>
  [...html.matchAll(STYLE)].map(([, body = '']) => body);

export function hasExternalScript(html: string): boolean {
  return [...html.matchAll(SCRIPT)].some(([, attributes = '']) => EXTERNAL.test(attributes));
}
