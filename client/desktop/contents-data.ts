// Collects the table of contents of a game for the left column of a wide screen: the parts of the game (groups of
// entries), then its alphabetical index.
import { withBase } from '@/components/page/site-addresses';
import { entryPath, gamePath } from '@/lib/core/addresses';
import { collatorOf, type Lang } from '@/lib/core/languages';
import { isLockedEntry } from '@/lib/data/unlocked-entries';
import { loadGameData } from '../load-game-data';
import { readStored } from '../storage';
import { trustHtml } from '../trusted-types';

export interface ContentsLink {
  address: string;
  title: string;
}

export interface ContentsGroup {
  title: string;
  links: ContentsLink[];
}

export interface Contents {
  parts: ContentsGroup[];
  letters: ContentsGroup[];
}

/**
 * Loads the table of contents from the page of the game. A private book has no page on the server, so its table of
 * contents comes from the data of the book.
 */
export const loadContents = (game: string, lang: Lang, isPrivate: boolean): Promise<Contents> =>
  isPrivate ? readFromData(game, lang) : readFromPage(withBase(gamePath(game, lang)));

async function readFromPage(address: string): Promise<Contents> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`No page at ${address}.`);
  const html = new DOMParser().parseFromString(trustHtml(await response.text()), 'text/html');
  const toGroups = (selector: string) =>
    [...html.querySelectorAll(selector)].map((section) => ({
      title: section.querySelector('h2, h3')?.textContent ?? '',
      links: [...section.querySelectorAll('a')].map(toLink),
    }));
  return {
    parts: toGroups('main > nav section'),
    letters: toGroups('main section[aria-labelledby^="letter-"]'),
  };
}

/**
 * Returns the address and the title of a link on the game page. If the link has child elements, the first one contains
 * the title. The others contain the name of an expansion, or of the entries to which an index term belongs.
 */
const toLink = (link: HTMLAnchorElement): ContentsLink => ({
  address: link.getAttribute('href') ?? '',
  title: (link.firstElementChild ?? link).textContent ?? '',
});

async function readFromData(game: string, lang: Lang): Promise<Contents> {
  const { entries } = await loadGameData(game, lang);
  const points = readStored('unlocked')[game] ?? [];
  const letters = new Map<string, ContentsLink[]>();
  const open = entries.filter((entry) => !entry.see && !isLockedEntry(entry, points));
  for (const { id, title } of open.sort((a, b) => collatorOf(lang).compare(a.title, b.title))) {
    const letter = title.charAt(0).toLocaleUpperCase(lang);
    const link = { address: withBase(entryPath(game, lang, id)), title };
    letters.set(letter, [...(letters.get(letter) ?? []), link]);
  }
  return { parts: [], letters: [...letters].map(([title, links]) => ({ title, links })) };
}
