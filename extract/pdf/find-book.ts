// What a book says of itself on its pages: its name, and how many can play.
import { type BookData, unknownBook } from '../book-data';
import { shelfLangOf, wordsOf } from '../languages';
import { fold } from '../words';
import type { Layout } from './lay-out';
import { mendText } from './mend-text';
import type { Print, PrintLine } from './types';

/** Matches «2–4 players», «для 2-4 гравців», «2 to 4 players». */
const PLAYERS =
  /(?<!\d)([1-9])\s?(?:[–—-]|to|до|bis|à|a|do)\s?(\d{1,2})\s+(?:players|гравц|игрок|graczy|spieler|joueurs|jugadores|giocatori)/iu;
const MOST_PLAYERS = 30;
/** Longer ones are sentences. */
const LONGEST = 80;

/** «Author: Anna Owl» is no name of a game. */
const AUTHOR = /^(?:автор\p{L}*|authors?|autor\p{L}*|auteurs?|designe[dr]|by|von)(?!\p{L})/iu;

export function findBook(layout: Layout, print: Print, lang: string, game: string): BookData {
  const words = wordsOf(lang);
  const name = mendText(findName(layout, print), { words, counts: new Map(), icons: new Map() });
  const [, from, to] = PLAYERS.exec(layout.lines.map(({ text }) => text).join(' ')) ?? [];
  const isRange = Number(from) <= Number(to) && Number(to) <= MOST_PLAYERS;
  return {
    ...unknownBook(shelfLangOf(lang), /\p{L}/u.test(name) ? name : game),
    ...(isRange && { players: `${from}–${to}` }),
  };
}

/** The largest words of the first page; what the file calls itself only if the book says it too. */
function findName({ lines, body }: Layout, { title }: Print): string {
  const early = lines.filter(({ sheet }) => sheet <= 2).map(({ text }) => fold(text));
  const spoken = new Set(early.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []));
  const own = fold(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (own.length && title.length < LONGEST && own.every((word) => spoken.has(word))) return title;
  const isLarge = ({ sheet, drop, size, text }: PrintLine) =>
    sheet === 1 &&
    !drop &&
    size > 1.5 * body.size &&
    /\p{L}{3}/u.test(text) &&
    text.length < LONGEST &&
    !AUTHOR.test(text);
  const size = Math.max(0, ...lines.filter(isLarge).map((line) => line.size));
  const from = lines.findIndex((line) => isLarge(line) && line.size > 0.97 * size);
  const first = lines[from];
  if (!first) return '';
  const isNext = (line: PrintLine, at: number) =>
    line.sheet === 1 &&
    line.column === first.column &&
    line.size > 0.97 * size &&
    line.base - first.base < 1.6 * size * (at + 1);
  const rest = lines.slice(from + 1, from + 3);
  const end = rest.findIndex((line, at) => !isNext(line, at));
  return [first, ...rest.slice(0, end < 0 ? rest.length : end)].map(({ text }) => text).join(' ');
}
