// Finds the name of the game and the number of players in the text of a book.
import { type BookData, emptyBookData } from '../../book-corrections';
import { languageWords, toBookLang } from '../../languages';
import { cleanText } from '../layout/clean-block-text';
import type { PdfLayout } from '../layout/layout-pages';
import { findGameName, type NameSources } from './find-game-name';

/** Matches the number of players as a range: “2–4 players”, “2 to 4 players”. */
const PLAYERS =
  /(?<!\d)([1-9])\s?(?:[–—-]|to|до|bis|à|a|do)\s?(\d{1,2})\s+(?:players|гравц|игрок|graczy|spieler|joueurs|jugadores|giocatori)/iu;
const MAX_PLAYERS = 30;

export function findBookInfo(layout: PdfLayout, sources: NameSources, lang: string): BookData {
  const words = languageWords(lang);
  const name = cleanText(findGameName(layout, sources), { words, counts: new Map(), icons: new Map() });
  const [, from, to] = PLAYERS.exec(layout.lines.map(({ text }) => text).join(' ')) ?? [];
  const isRange = Number(from) <= Number(to) && Number(to) <= MAX_PLAYERS;
  return {
    ...emptyBookData(toBookLang(lang), /\p{L}/u.test(name) ? name : sources.game),
    ...(isRange && { players: `${from}–${to}` }),
  };
}
