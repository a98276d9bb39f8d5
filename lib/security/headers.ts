// Writes the HTTP headers of the site in the file formats of common hosts.

export type Headers = Readonly<Record<string, string>>;

interface Hosting {
  basePath: string;
  /** Security headers, sent with every file. */
  safety: Headers;
  /** Value of Cache-Control for files that have a hash in their name and never change. */
  keptForGood: string;
}

/** Returns the text of `_headers`, which Netlify and Cloudflare Pages read. */
export function headersFile({ basePath, safety, keptForGood }: Hosting): string {
  return [
    '/*',
    ...Object.entries(safety).map(([name, value]) => `  ${name}: ${value}`),
    ...['_next/static', 'client'].flatMap((folder) => [
      `${basePath}/${folder}/*`,
      `  cache-control: ${keptForGood}`,
    ]),
    '',
  ].join('\n');
}

/** Returns the text of `.htaccess`, which Apache reads. */
export function apacheFile({ basePath, safety, keptForGood }: Hosting): string {
  return [
    `ErrorDocument 404 ${basePath}/404.html`,
    '<IfModule mod_headers.c>',
    ...Object.entries(safety).map(([name, value]) => `  Header always set ${name} "${value}"`),
    `  <If "%{REQUEST_URI} =~ m#/(_next/static|client)/#">`,
    `    Header set cache-control "${keptForGood}"`,
    '  </If>',
    '</IfModule>',
    '',
  ].join('\n');
}
