// Finds the inline scripts and styles of a page, with exactly the text that a browser hashes.

/** `<script id="x">…</script>`, but not `<script src="/a.js" async=""></script>`. */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const EXTERNAL = /\ssrc\s*=/i;
/** Data blocks are not executed: `type="application/ld+json"`. */
const TYPE = /\stype\s*=\s*"?([^"\s>]+)/i;
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
