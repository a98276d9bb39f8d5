// Makes the links to other languages open the current rule: the rule in the address or, if there is none, the topmost
// visible rule.
import { homePath, withBase } from '@/components/page/build-settings';
import { page, parseDataAttribute } from '../current-page';
import { readerLang } from '../interface-lang';
import { updateStored } from '../storage';
import { findRuleInView } from './rule-in-view';

export function initLanguageToggle(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.language-toggle a, .beside-link'))
    link.addEventListener('click', () => {
      if (link.hreflang) void updateStored('lang', () => link.hreflang);
      const rule = findRuleInView();
      if (rule) link.hash = rule;
    });
  linkHomeInReaderLanguage();
}

/**
 * If the game has no edition in the reader's language, makes the link to the home page open the home page in the
 * reader's language.
 */
function linkHomeInReaderLanguage(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-home-langs]');
  if (!link) return;
  const lang = readerLang(parseDataAttribute(link, 'homeLangs'));
  if (lang && !page.languages.includes(lang)) link.href = withBase(homePath(lang));
}
