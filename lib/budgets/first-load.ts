// Finds in the HTML of a page the files that a browser requests when it opens the page.

export interface FirstLoad {
  scripts: string[];
  styles: string[];
  fonts: string[];
  /** Addresses of the icon and the web manifest. */
  others: string[];
}

const TAG = /<(script|link)\b([^>]*)>/gi;
const attribute = (text: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(text)?.[1];

export function firstLoadOf(html: string): FirstLoad {
  const load = {
    scripts: new Set<string>(),
    styles: new Set<string>(),
    fonts: new Set<string>(),
    others: new Set<string>(),
  };
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    const src = attribute(attributes, 'src');
    // Browsers that support ES modules do not request a `nomodule` script.
    if (tag.toLowerCase() === 'script' && src && !/\snomodule/i.test(attributes)) load.scripts.add(src);
    const href = attribute(attributes, 'href');
    if (tag.toLowerCase() !== 'link' || !href || href.startsWith('data:')) continue;
    const rel = attribute(attributes, 'rel');
    const as = attribute(attributes, 'as');
    if (rel === 'stylesheet') load.styles.add(href);
    if (rel === 'preload' && as === 'script') load.scripts.add(href);
    if (rel === 'preload' && as === 'font') load.fonts.add(href);
    if (rel === 'icon' || rel === 'manifest') load.others.add(href);
  }
  return {
    scripts: [...load.scripts],
    styles: [...load.styles],
    fonts: [...load.fonts],
    others: [...load.others],
  };
}
