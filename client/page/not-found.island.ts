// Runs on the 404 page, which has a section in every language. Moves the section in the language of the address to the
// top. If the address has the form of a rule's address, redirects to the entry, and the entry tells the reader that
// there is no such rule.
import { SETTINGS, withBase } from '@/components/page/build-settings';
import { entryPath } from '@/lib/core/addresses';
import { isLang, type Lang } from '@/lib/core/languages';
import { readerLang } from '../interface-lang';

/** Matches the path of a rule, without the base path of the site: for example /outer-rim/uk/patrols/no-such-rule/. */
const RULE_PATH = /^\/([a-z0-9-]+)\/([a-z]{2})\/([a-z0-9-]+)\/([^/]+)\/?$/;

export function attach(main: HTMLElement): void {
  showFirst(main, location.pathname.split('/').find(isLang) ?? readerLang());
  const match = RULE_PATH.exec(location.pathname.slice(SETTINGS.basePath.length));
  if (!match) return;
  const [, game = '', lang = '', entry = '', rule = ''] = match;
  const address = withBase(entryPath(game, lang, entry));
  fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => {
      if (ok) location.replace(`${address}#${rule}`);
    },
    () => {},
  );
}

/** Moves the section in this language to the top of the page, and makes its heading the heading of the page. */
function showFirst(main: HTMLElement, lang: Lang | undefined): void {
  const first = main.querySelector('section');
  const section = main.querySelector<HTMLElement>(`section[lang="${lang}"]`);
  if (!first || !section || first === section) return;
  main.prepend(section);
  renameHeading(first, 'h2');
  document.title = renameHeading(section, 'h1');
}

function renameHeading(section: HTMLElement, tag: 'h1' | 'h2'): string {
  const old = section.querySelector('h1, h2');
  const heading = document.createElement(tag);
  heading.className = old?.className ?? '';
  heading.textContent = old?.textContent ?? '';
  old?.replaceWith(heading);
  return heading.textContent;
}
