// What a page is called stands in one place of its head. Next puts it there when it is ready, which is now before and now after the
// rest: two builds of the same words would differ.

const NAME = /<title>[^<]*<\/title>|<meta name="(?:description|robots)"[^>]*>|<link rel="icon"[^>]*>/g;

export function fixTitlePosition(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const rest = head.replace(NAME, '');
  const at = rest.indexOf('<script');
  return rest.slice(0, at) + (head.match(NAME) ?? []).join('') + rest.slice(at) + html.slice(end);
}
