// Builds the page at an address without a language, such as `/outer-rim/`. The page redirects to the reader's language.
// If scripts are disabled, it lists all languages.
import { withBase } from '../core/addresses';
import { LANGUAGES, type Lang } from '../core/languages';
import type { SiteSettings } from '../core/site-settings';
import { storageKey } from '../core/storage-schema';
import { escapeHtml, PLAIN_STYLE } from './rule-share-page';

export interface LanguageRedirect {
  title: string;
  /** Path of the target page in each language. The first language is the default. */
  ways: readonly { lang: Lang; path: string }[];
}

/** Returns the code that redirects. The stored language has priority, then the browser's languages in their order. */
const redirectScript = (ways: Record<string, string>, first: string): string =>
  `(function(w,f){var c=null;try{c=JSON.parse(localStorage.getItem(${JSON.stringify(storageKey('lang'))}))}catch(e){}` +
  `var l=(typeof c==='string'?[c]:[]).concat(navigator.languages||[]),i,k;for(i=0;i<l.length;i++){k=l[i].toLowerCase().split('-')[0];` +
  `if(Object.hasOwn(w,k)){f=k;break}}location.replace(w[f]+location.search+location.hash)})(${JSON.stringify(ways)},${JSON.stringify(first)})`;

export function languageRedirectToHtml(
  { title, ways }: LanguageRedirect,
  settings: Pick<SiteSettings, 'basePath'>,
): string {
  const [first] = ways;
  const addresses = Object.fromEntries(ways.map(({ lang, path }) => [lang, withBase(path, settings)]));
  return [
    `<!doctype html><html lang="${first?.lang ?? ''}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">',
    `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex">`,
    `<meta name="description" content="${escapeHtml(`${title}: ${ways.map(({ lang }) => LANGUAGES[lang].name).join(', ')}`)}">`,
    `<link rel="canonical" href="${escapeHtml(withBase(first?.path ?? '/', settings))}">`,
    `<script>${redirectScript(addresses, first?.lang ?? '')}</script>`,
    `<style>${PLAIN_STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>`,
    ...ways.map(
      ({ lang, path }) =>
        `<p><a lang="${lang}" hreflang="${lang}" href="${escapeHtml(withBase(path, settings))}">${LANGUAGES[lang].name}</a></p>`,
    ),
    '</main></body></html>\n',
  ].join('\n');
}
