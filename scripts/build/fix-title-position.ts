// Moves the title, description, robots and icon tags of a page before its first script. Next inserts these tags
// sometimes before and sometimes after the other tags, so two builds of the same content would differ.

/** Matches a metadata tag: `<title>Trade — Outer Rim</title>` or `<link rel="icon" href="/icon.svg"/>`. */
const METADATA_TAG =
  /<title>[^<]*<\/title>|<meta name="(?:description|robots)"[^>]*>|<link rel="icon"[^>]*>/g;

export function fixTitlePosition(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const rest = head.replace(METADATA_TAG, '');
  const at = rest.indexOf('<script');
  return rest.slice(0, at) + (head.match(METADATA_TAG) ?? []).join('') + rest.slice(at) + html.slice(end);
}
