// An inline script of the home page and the Offline page. It redirects a reader who comes from outside the site to the
// page in the reader's language, before the browser paints anything.
import { homePath, withBase } from '@/components/page/site-addresses';
import type { Lang } from '@/lib/core/languages';
import { storageKey } from '@/lib/core/storage-schema';

/**
 * Returns the code of the script. The script prefers the language that the reader has chosen, then the browser's
 * languages in their order. If the site has none of these languages, the script does not redirect. It also does not
 * redirect a reader who comes from another page of this site. That reader may have just tapped a link to this language,
 * and the browser may have refused to store the choice.
 */
const scriptOf = (langs: readonly Lang[]): string => `(function(own,key,paths){try{
var rest=location.pathname.slice(paths[own].length);if(rest&&rest!=='offline/')return;
if(document.referrer&&new URL(document.referrer).origin===location.origin)return;
var chosen=null;try{chosen=JSON.parse(localStorage.getItem(key))}catch(e){}
var wanted=(typeof chosen==='string'?[chosen]:[]).concat(navigator.languages||[]);
for(var i=0;i<wanted.length;i++){
var lang=wanted[i].toLowerCase().split('-')[0];
if(!Object.hasOwn(paths,lang))continue;
if(lang!==own){document.documentElement.hidden=true;location.replace(paths[lang]+rest+location.search+location.hash)}
return}
}catch(e){}})(${[langs[0], storageKey('lang'), homePathsOf(langs)].map((value) => JSON.stringify(value)).join(',')})`;

const homePathsOf = (langs: readonly Lang[]): Record<string, string> =>
  Object.fromEntries(langs.map((lang) => [lang, withBase(homePath(lang))]));

export function LanguageScript({ langs }: { langs: readonly Lang[] }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of constants and codes of languages
  return <script data-own="" dangerouslySetInnerHTML={{ __html: scriptOf(langs) }} />;
}
