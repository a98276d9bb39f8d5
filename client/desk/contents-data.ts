// Collects the table of contents of a game for the sidebar: its parts, then its alphabetical index.
import { withBase } from '@/components/page/site-addresses';
import { entryPath, gamePath } from '@/lib/core/addresses';
import { collatorOf, type Lang } from '@/lib/core/languages';
import { isLockedEntry } from '@/lib/data/unlocked-entries';
import { loadGameData } from '../load-game-data';
import { readStored } from '../storage';

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

/** Loads the contents. The page of a game lists them; a private book has no such page, so its data is used. */
export const loadContents = (game: string, lang: Lang, isPrivate: boolean): Promise<Contents> =>
  isPrivate ? readFromData(game, lang) : readFromPage(withBase(gamePath(game, lang)));

async function readFromPage(address: string): Promise<Contents> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`No page at ${address}.`);
  const html = new DOMParser().parseFromString(await response.text(), 'text/html');
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

/** Reads a link. Only the first element of its text is the title; the entries that an index term belongs to follow. */
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
