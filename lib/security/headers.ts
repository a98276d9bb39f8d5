// The headers a host should send, in the forms that hosts read from a file of the site.

export type Headers = Readonly<Record<string, string>>;

interface Hosting {
  basePath: string;
  /** Said with every file. */
  safety: Headers;
  /** Said with files whose name carries their hash. */
  keptForGood: string;
}

/** `_headers`, as Netlify and Cloudflare Pages read it. */
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

/** `.htaccess`, as Apache reads it. */
export function apacheFile({ basePath, safety, keptForGood }: Hosting): string {
  return [
    `ErrorDocument 404 ${basePath}/404.html`,
    '<IfModule mod_headers.c>',
    ...Object.entries(safety).map(([name, value]) => `  Header always set ${name} "${value}"`),
    `  <If "%{REQUEST_URI} =~ m#/(_next/static|parts)/#">`,
    `    Header set cache-control "${keptForGood}"`,
    '  </If>',
    '</IfModule>',
    '',
  ].join('\n');
}
