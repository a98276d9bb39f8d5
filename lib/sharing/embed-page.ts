// Builds the card of an entry that pages of other sites show in an <iframe>. If the address of the card ends with the
// id of a rule, CSS (`:target`) shows only this rule, so the card needs no script.
import { absolute, entryPath } from '../core/addresses';
import { isLang } from '../core/languages';
import type { SiteSettings } from '../core/site-settings';
import { leadInsOf } from '../data/complete-sentence';
import { noteLabel, noteText } from '../data/format-rule-notes';
import { type EntryData, type GameData, notesAbout, type RuleData } from '../data/game-data';
import { parseInline } from '../data/inline-markup';
import { resolveMoved, targetOf } from '../data/resolve-moved-rules';
import { stringsOf } from '../i18n';
import { pageWordOf, sourceOf } from './quotation';
import { isSpoilerRule } from './rule-card';
import { escapeHtml, PLAIN_STYLE } from './rule-share-page';
import { sharedRulePath } from './rule-sharing';

type Settings = Pick<SiteSettings, 'basePath' | 'origin' | 'ruleSharing'>;

const STYLE =
  `${PLAIN_STYLE}main{max-width:42rem;padding:1rem 1.25rem}h1{margin:.25rem 0 .75rem;font-size:1.375rem}h2{margin:1.25rem 0 .5rem;font-size:1.125rem}` +
  '.s a{padding:.5rem 0;min-height:1.75rem}.r p{margin:0 0 .5rem}.r p:not(.s) a{display:inline;padding:0}.d1{margin-left:1rem}.d2{margin-left:2rem}.b{font:.8125rem system-ui;color:var(--s)}' +
  'svg{width:1.15em;height:1.15em;vertical-align:-.2em;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}' +
  // Three parts of a rule are visible only if the card shows this rule alone: the text that introduces the rule, its
  // notes and its link.
  '.l{display:none}:target .l{display:revert}main:has(:target) :is(h1,.r:not(:target)){display:none}';

/** Width of a card, in CSS pixels. `EMBED_HEIGHT` is the height of an entry's card; a longer entry scrolls in it. */
export const EMBED_WIDTH = 480;
export const EMBED_HEIGHT = 420;
/** Height of the card of a rule in CSS pixels. */
export const EMBED_RULE_HEIGHT = 240;

export const embedPath = (game: string, lang: string, entry: string, rule = ''): string =>
  `/embed${entryPath(game, lang, entry)}${rule && `#${rule}`}`;
export const oembedPath = (game: string, lang: string, entry: string): string =>
  `${embedPath(game, lang, entry)}oembed.json`;

/** Whether an entry has a card. Redirects and spoilers have none. */
export const hasEmbed = ({ see, until, tags }: EntryData): boolean =>
  !see && !until && !tags?.includes('spoiler');

export function embedToHtml(data: GameData, entry: EntryData, settings: Settings): string {
  const { game, lang } = data;
  if (!isLang(lang)) throw new Error(`Unexpected language "${lang}", expected a language of the site.`);
  const strings = stringsOf(lang);
  const address = (path: string) => escapeHtml(absolute(path, settings));
  const source = sourceOf({ gameName: data.name, ...entry }, pageWordOf(strings, data.book));
  const link = (path: string, words: string) =>
    `<a href="${address(path)}" target="_blank" rel="noopener">${words}</a>`;
  const rules = entry.rules.filter((rule) => !rule.until && !isSpoilerRule(rule, entry));
  const toHtml = (text: string) => toInlineHtml(text, data, link);
  const toLabel = (rule: RuleData) =>
    rule.note ? `<strong>${escapeHtml(noteLabel(rule, strings))}.</strong> ` : '';
  const cards = rules.map((rule) => {
    const leadIns = leadInsOf(entry, rule).map(({ text }) => `<span class="l">${toHtml(text)} </span>`);
    const notes = notesAbout(entry, rule.id).map(
      (note) => `<p class="l s">${toLabel(note)}${toHtml(noteText(note))}</p>`,
    );
    const open = link(
      sharedRulePath({ game, lang, entry: entry.id, id: rule.id, spoiler: false }, settings.ruleSharing),
      escapeHtml(strings.sharing.openInRules),
    );
    const depth = Math.min(depthOf(rule, entry), 2);
    const number = rule.number ? `<span class="b">${rule.number}</span> ` : '';
    const own = toLabel(rule);
    return [
      `<div class="r${depth ? ` d${depth}` : ''}" id="${rule.id}">`,
      rule.kind === 'heading'
        ? `<h2>${toHtml(rule.text)}</h2>`
        : toLines(rule).map(
            (text, at) => `<p>${at ? '' : number + own + leadIns.join('')}${toHtml(text)}</p>`,
          ),
      ...notes,
      `<p class="l s">${open}</p></div>`,
    ]
      .flat()
      .join('');
  });
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">',
    `<title>${escapeHtml(`${entry.title} — ${data.name}`)}</title>`,
    `<meta name="description" content="${escapeHtml(source)}">`,
    `<link rel="canonical" href="${address(entryPath(game, lang, entry.id))}">`,
    `<style>${STYLE}</style></head><body><main>`,
    `<p class="s">${link(entryPath(game, lang, entry.id), escapeHtml(source))}</p><h1>${escapeHtml(entry.title)}</h1>`,
    ...cards,
    '</main></body></html>\n',
  ].join('\n');
}

/** Returns the lines of a rule: one line per row for a table, and a single line for any other rule. */
const toLines = (rule: RuleData): string[] =>
  rule.kind === 'table' ? rule.text.split('; ') : [noteText(rule)];

function depthOf(rule: RuleData, entry: EntryData): number {
  const parent = entry.rules.find(({ id }) => id === rule.parent);
  return parent ? depthOf(parent, entry) + 1 : 0;
}

function toInlineHtml(text: string, data: GameData, link: (path: string, words: string) => string): string {
  return parseInline(text, (id) => data.icons[id]?.name ?? id)
    .map((segment) => {
      const words = escapeHtml(segment.text);
      if (segment.kind === 'icon')
        return `<svg viewBox="0 0 24 24" role="img" aria-label="${words}">${data.icons[segment.id]?.svg ?? ''}</svg>`;
      const found = segment.kind === 'link' ? resolveMoved(data, segment.to) : undefined;
      if (!found || found.isLost) return words;
      const [entry = '', rule] = targetOf(found).split('#');
      const path = entryPath(data.game, data.lang, entry);
      return link(rule ? `${path}#${rule}` : path, words);
    })
    .join('');
}

/** Returns the response of the oEmbed provider for the address of an entry (https://oembed.com). */
export function toOembed(data: GameData, entry: EntryData, siteName: string, settings: Settings) {
  const title = `${entry.title} — ${data.name}`;
  const address = absolute(embedPath(data.game, data.lang, entry.id), settings);
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: siteName,
    provider_url: absolute('/', settings),
    width: EMBED_WIDTH,
    height: EMBED_HEIGHT,
    html: toIframe(address, title, EMBED_HEIGHT),
  };
}

/** Returns the HTML that shows a card on another page. The height is in CSS pixels. */
export const toIframe = (address: string, title: string, height: number): string =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="${EMBED_WIDTH}" height="${height}" style="max-width:100%;border:1px solid #8884;border-radius:12px" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
