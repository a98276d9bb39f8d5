// The HTTP headers of the site in the file formats of common hosts.

export type Headers = Readonly<Record<string, string>>;

interface Hosting {
  basePath: string;
  /** Sent with every file. */
  safety: Headers;
  /** Sent with files that have a hash in their name. */
  keptForGood: string;
}

/** `_headers`, for Netlify and Cloudflare Pages. */
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

/** `.htaccess`, for Apache. */
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
