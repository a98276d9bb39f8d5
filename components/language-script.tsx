// Sends a first visit of the shelf on to the reader's own language, before anything is painted.
import { shelfPath, withBase } from '@/lib/addresses';
import { DEFAULT_LANG, LANGS } from '@/lib/languages';
import { storageKey } from '@/lib/stored';

const SHELVES = Object.fromEntries(LANGS.map((lang) => [lang, withBase(shelfPath(lang))]));

/**
 * The reader's choice comes first, then the browser's languages in their order; where none is ours, the page stays.
 * Whoever comes from a page of this site has chosen already: without this, a browser that refuses storage would never
 * let them leave their language.
 */
const SCRIPT = `(function(own,key,shelves){try{
if(document.referrer&&new URL(document.referrer).origin===location.origin)return;
var chosen=null;try{chosen=JSON.parse(localStorage.getItem(key))}catch(e){}
var wanted=(typeof chosen==='string'?[chosen]:[]).concat(navigator.languages||[]);
for(var i=0;i<wanted.length;i++){
var lang=wanted[i].toLowerCase().split('-')[0];
if(!Object.hasOwn(shelves,lang))continue;
if(lang!==own){document.documentElement.hidden=true;location.replace(shelves[lang]+location.search+location.hash)}
return}
}catch(e){}})(${[DEFAULT_LANG, storageKey('lang'), SHELVES].map((value) => JSON.stringify(value)).join(',')})`;

export function LanguageScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
