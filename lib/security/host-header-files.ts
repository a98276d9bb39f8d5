// Formats the HTTP headers of the site as configuration files for common hosts: `_headers` and `.htaccess`. The headers
// let pages of other sites read the open data.

export type Headers = Readonly<Record<string, string>>;

interface Hosting {
  basePath: string;
  /** Security headers, sent with every file. */
  safety: Headers;
  /**
   * Headers of the rule cards in `embed/`, which other sites may show in a frame. They replace the security headers.
   */
  embed: Headers;
  /** Value of Cache-Control for files that have a hash in their name and never change. */
  keptForGood: string;
}

/** Returns the text of `_headers`, which Netlify and Cloudflare Pages read. */
export function headersFile({ basePath, safety, embed, keptForGood }: Hosting): string {
  return [
    '/*',
    ...Object.entries(safety).map(([name, value]) => `  ${name}: ${value}`),
    ...['_next/static', 'client'].flatMap((folder) => [
      `${basePath}/${folder}/*`,
      `  cache-control: ${keptForGood}`,
    ]),
    `${basePath}/data/*`,
    '  access-control-allow-origin: *',
    // A line such as `! x-frame-options` removes a header. Only Cloudflare supports it. Netlify still sends the header,
    // so other sites cannot show the cards of a site on Netlify.
    `${basePath}/embed/*`,
    '  ! x-frame-options',
    ...Object.entries(embed).flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`]),
    '',
  ].join('\n');
}

/** Returns the text of `.htaccess`, which Apache reads. */
export function apacheFile({ basePath, safety, embed, keptForGood }: Hosting): string {
  return [
    `ErrorDocument 404 ${basePath}/404.html`,
    '<IfModule mod_headers.c>',
    ...Object.entries(safety).map(([name, value]) => `  Header always set ${name} "${value}"`),
    `  <If "%{REQUEST_URI} =~ m#/(_next/static|client)/#">`,
    `    Header set cache-control "${keptForGood}"`,
    '  </If>',
    `  <If "%{REQUEST_URI} =~ m#/data/#">`,
    '    Header set access-control-allow-origin "*"',
    '  </If>',
    `  <If "%{REQUEST_URI} =~ m#^${basePath}/embed/#">`,
    '    Header always unset x-frame-options',
    ...Object.entries(embed).map(([name, value]) => `    Header always set ${name} "${value}"`),
    '  </If>',
    '</IfModule>',
    '',
  ].join('\n');
}
