// Switches the language and keeps the reader's place: the marked rule, or the topmost one in view.
import { shelfPath, withBase } from '@/components/page/site-addresses';
import { findLang } from '@/lib/core/languages';
import { dataOf, page } from '../current-page';
import { readStored, writeStored } from '../storage';
import { findRuleInView } from './rule-in-view';

export function followLanguages(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.language-toggle a, .beside-link'))
    link.addEventListener('click', () => {
      if (link.hreflang) writeStored('lang', link.hreflang);
      const rule = findRuleInView();
      if (rule) link.hash = rule;
    });
  leadToOwnShelf();
}

/** The way back from a game leads to the shelf in the reader's own language, where that is none of the game's. */
function leadToOwnShelf(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-shelves]');
  if (!link) return;
  const own = findLang([readStored('lang') ?? '', ...navigator.languages], dataOf(link, 'shelves'));
  if (own && !page.languages.includes(own)) link.href = withBase(shelfPath(own));
}
