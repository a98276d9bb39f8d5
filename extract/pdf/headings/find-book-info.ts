// What a book says of itself on its pages: its name, and how many can play.
import { type BookData, unknownBook } from '../../book-data';
import { shelfLangOf, wordsOf } from '../../languages';
import { mendText } from '../layout/clean-block-text';
import type { Layout } from '../layout/layout-pages';
import { findName, type Named } from './find-game-name';

/** Matches «2–4 players», «для 2-4 гравців», «2 to 4 players». */
const PLAYERS =
  /(?<!\d)([1-9])\s?(?:[–—-]|to|до|bis|à|a|do)\s?(\d{1,2})\s+(?:players|гравц|игрок|graczy|spieler|joueurs|jugadores|giocatori)/iu;
const MOST_PLAYERS = 30;

export function findBook(layout: Layout, named: Named, lang: string): BookData {
  const words = wordsOf(lang);
  const name = mendText(findName(layout, named), { words, counts: new Map(), icons: new Map() });
  const [, from, to] = PLAYERS.exec(layout.lines.map(({ text }) => text).join(' ')) ?? [];
  const isRange = Number(from) <= Number(to) && Number(to) <= MOST_PLAYERS;
  return {
    ...unknownBook(shelfLangOf(lang), /\p{L}/u.test(name) ? name : named.game),
    ...(isRange && { players: `${from}–${to}` }),
  };
}
