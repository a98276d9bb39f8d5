// Translates the interface in the HTML of a page to the reader's language. Pages load this island only if the game has
// no edition in the reader's language. The text of the rules stays in the language of the edition.
import type { SettingsData } from '@/components/settings/settings-button';
import type { Lang } from '@/lib/core/languages';
import { page, parseDataAttribute } from '../current-page';
import { interfaceLangOf } from '../interface-lang';
import { loadPageStrings, loadScript } from '../load-island';
import { createTranslator } from './interface-translator';

/**
 * Selects text of the edition. This text is not translated, even if it is equal to a label of the interface: «Командна
 * гра» is a label and also the title of an entry. List items, and the links to the previous and the next entry, contain
 * titles of entries.
 */
const EDITION_TEXT =
  '.entry-text, main:has(.entry-text) h1, li, [rel="prev"] > :last-child, [rel="next"] > :last-child, [data-ref], [data-opened], script, style';
/** CSS selector for interface labels inside the text of a game, such as the label of a note. */
const INTERFACE_IN_TEXT = '.note-label, [data-interface]';
const ATTRIBUTES = [
  'aria-label',
  'title',
  'placeholder',
  'data-label',
  'data-lost',
  'data-done',
  'data-refused',
  'data-tap-hint',
];

export async function translateInterface(): Promise<void> {
  const lang = interfaceLangOf(page.lang);
  const hasDecisions = document.querySelector('[data-island="decisions/page"]') !== null;
  const load = async (one: Lang) => ({
    ...(await loadPageStrings(one)),
    ...(hasDecisions && ((await loadScript(`strings-${one}-decisions`)) as object)),
  });
  const [from, to] = await Promise.all([load(page.lang), load(lang)]);
  const translate = createTranslator(from, to);
  for (const text of textNodesOf(document.body)) {
    const translated = translate(text.data);
    if (translated === undefined || translated === text.data) continue;
    text.data = translated;
    if (text.parentElement) text.parentElement.lang = lang;
  }
  for (const name of ATTRIBUTES)
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const translated = translate(element.getAttribute(name) ?? '');
      if (translated !== undefined && !element.closest(EDITION_TEXT)) element.setAttribute(name, translated);
    }
  // The title of a page is «Закріплені правила — Повстання». The title of an entry or game is left alone.
  const [title = '', ...names] = document.title.split(' — ');
  if (names.length > 0 && !document.querySelector('.entry-text'))
    document.title = [translate(title) ?? title, ...names].join(' — ');
  translateSettings(translate);
  // The accessible name of the settings button consists of «Aa, » and a string. The translator matches only complete
  // strings, so the name is set here.
  document
    .querySelector('[data-island="settings/sheet"]')
    ?.setAttribute('aria-label', `Aa, ${to.settings.open.toLocaleLowerCase(lang)}`);
}

/** Translates the names of the pages to which the settings link. */
function translateSettings(translate: (text: string) => string | undefined): void {
  const button = document.querySelector<HTMLElement>('[data-settings]');
  if (!button) return;
  const settings = parseDataAttribute<SettingsData>(button, 'settings');
  const places = settings.places.map(({ name, ...place }) => ({ name: translate(name) ?? name, ...place }));
  button.dataset.settings = JSON.stringify({ ...settings, places });
}

function textNodesOf(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (node.data.trim() && (parent?.closest(INTERFACE_IN_TEXT) || !parent?.closest(EDITION_TEXT)))
      nodes.push(node);
  }
  return nodes;
}
