// Builds the HTML of the share page of a rule. The page has meta tags for link previews in chats, and redirects to the
// rule in its entry.
import { absolute, withBase } from '../core/addresses';
import type { Lang } from '../core/languages';
import { INK, PAPER, SOFT } from '../core/palette';
import type { SiteSettings } from '../core/site-settings';
import { storageKey } from '../core/storage-schema';
import { type Preview, toMetaTags } from './preview-meta-tags';

export interface RuleSharePage extends Preview {
  lang: Lang;
  /** Text of the rule, or a message that the rule is locked. */
  words: string;
  /** Path of the entry, for the canonical address. */
  canonical: string;
  /** Path to redirect to, usually with the anchor of the rule. */
  to: string;
  /** Set for a game with modules. The redirect then keeps the query string, which lists the played modules. */
  keepsQuery?: true;
  /** Text of the link that readers without scripts follow, such as "Open in the rules". */
  link: string;
  /**
   * For a locked rule: on a device where the campaign point `lock.until` is unlocked, the page redirects to `lock.to`.
   */
  lock?: { game: string; until: string; to: string };
}

/** Style sheet of the small pages that the build writes without Next. */
export const PLAIN_STYLE =
  `:root{color-scheme:light dark;--p:${PAPER.light};--i:${INK.light};--s:${SOFT.light}}` +
  `@media(prefers-color-scheme:dark){:root{--p:${PAPER.dark};--i:${INK.dark};--s:${SOFT.dark}}}` +
  'body{margin:0;background:var(--p);color:var(--i);font:1.25rem/1.5 Georgia,serif}main{max-width:36rem;margin:0 auto;padding:2.5rem 1.25rem}p{margin:0 0 1rem}.s{font:.9375rem/1.4 system-ui,sans-serif;color:var(--s)}a{color:inherit;display:inline-block;padding:.75rem 0}';

type Settings = Pick<SiteSettings, 'basePath' | 'origin'>;

export function ruleSharePageToHtml(page: RuleSharePage, settings: Settings): string {
  const to = withBase(page.to, settings);
  const tags = toMetaTags(page, settings).map(
    ({ key, name, content }) => `<meta ${key}="${name}" content="${escapeHtml(content)}">`,
  );
  return [
    `<!doctype html><html lang="${page.lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">',
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    `<link rel="canonical" href="${escapeHtml(absolute(page.canonical, settings))}">`,
    ...(page.lock ? ['<meta name="robots" content="noindex">'] : []),
    ...tags,
    `<script>${redirectScript(page, settings)}</script>`,
    `<meta http-equiv="refresh" content="0; url=${escapeHtml(to)}">`,
    `<style>${PLAIN_STYLE}</style></head><body><main>`,
    `<p class="s">${escapeHtml(page.site)}</p><p>${escapeHtml(page.words)}</p>`,
    `<p class="s"><a href="${escapeHtml(to)}">${escapeHtml(page.link)}</a></p>`,
    '</main></body></html>\n',
  ].join('\n');
}

/**
 * Returns the script that redirects. The script replaces the share page in the browser's history, so the Back button
 * leads to the page before, for example the chat.
 */
function redirectScript({ to, lock, keepsQuery }: RuleSharePage, settings: Settings): string {
  const address = toScript(withBase(to, settings));
  const plain = `location.replace(${keepsQuery ? `${address}.replace(/#|$/,location.search+'$&')` : address})`;
  if (!lock) return plain;
  const stored = `JSON.parse(localStorage.getItem(${toScript(storageKey('unlocked'))}))[${toScript(lock.game)}]`;
  return `var u=false;try{u=${stored}.includes(${toScript(lock.until)})}catch(e){}if(u)location.replace(${toScript(withBase(lock.to, settings))});else ${plain}`;
}

const toScript = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
