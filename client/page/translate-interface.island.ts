// Translates the interface in the HTML of a page to the reader's language. Pages load this island only if the game has
// no edition in the reader's language. The text of the rules stays in the language of the edition.
import { createTranslator } from '@/lib/i18n/translate-interface';
import { page } from '../current-page';
import { interfaceLangOf } from '../interface-lang';
import { loadPageStrings } from '../load-island';

/**
 * Selects text of the edition. This text is not translated, even if it is equal to a label of the interface: «Командна
 * гра» is a label and also the title of an entry. List items, and the links to the previous and the next entry, contain
 * titles of entries.
 */
const EDITION_TEXT =
  '.entry-text, h1, li, [rel="prev"] > :last-child, [rel="next"] > :last-child, [data-ref], [data-opened], script, style';
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
  const [from, to] = await Promise.all([loadPageStrings(page.lang), loadPageStrings(lang)]);
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
  // The accessible name of the settings button consists of «Aa, » and a string. The translator matches only complete
  // strings, so the name is set here.
  document
    .querySelector('[data-island="settings/sheet"]')
    ?.setAttribute('aria-label', `Aa, ${to.settings.open.toLocaleLowerCase(lang)}`);
}

function textNodesOf(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim() && !node.parentElement?.closest(EDITION_TEXT)) nodes.push(node);
  }
  return nodes;
}
