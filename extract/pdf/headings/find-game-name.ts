// Finds the name of a game: the largest words of its first page, else what its file is titled or called, else its id.
import { fold } from '../../text/text-patterns';
import type { Layout } from '../layout/layout-pages';
import type { PrintLine } from '../pdf-types';

/** Longer ones are sentences. */
const LONGEST = 80;

/** «Author: Anna Owl» is no name of a game, nor is an address. */
const AUTHOR = /^(?:автор\p{L}*|authors?|autor\p{L}*|auteurs?|designe[dr]|by|von)(?!\p{L})/iu;
const ADDRESS = /^(?:https?:|www\.)|^\S+\.\p{L}{2,}$/iu;

/** Words that name a book of rules in several languages, and not the game; small ones that stand between them. */
const RULES = new Set(
  `a an and basic book booklet complete final for full game games guide how instruction instructions manual of official
  play quick reference rule rulebook rules rulesheet rulez start the to version edition
  but comment de des du fr jeu jouer la le les livret manuel notice regle regles règle règles
  anleitung das der die regel regelbuch regelheft regeln regelwerk spiel spielanleitung spielregel spielregeln
  como del el instrucciones juega juego jugar las los manual reglamento reglas se
  da di gioco il istruzioni regolamento regole do instrukcja gra grę gry jak grać w zasady jogo regras
  гра гри довідник игра играть игры инструкция інструкція книга правил правила справочник як грати`
    .trim()
    .split(/\s+/),
);
const QUOTED = /^(.*?)\s*[«“„"]([^«»“”„"]+)[»“”"]$/su;
/** At the end of a name: its version, its year, its language, its word for rules. */
const EDITION =
  /^(?:v(?:er)?\.?\s?\d[\d.]*|\d+(?:\.\d+)+|(?:19|20)\d\d|rev\p{L}*|web|print|lowres|hires|en|eng|de|fr|es|it|pl|uk|ua|ru|pt|nl|cz|us)$/iu;
/** What programs and cameras call a file that nobody named. */
const NOBODYS =
  /^(?:untitled|unbenannt|sans titre|sin título|bez nazwy|layout|document|dokument|documento|scan|file|img|image|download|copy)(?:[\s\d()]|copy|of)*$/iu;

export interface Named {
  /** Title that the file gives itself, its own name, and the id of the game. */
  title: string;
  file: string;
  game: string;
}

export function findName(layout: Layout, named: Named): string {
  const { title, file, game } = { ...named, title: harmless(named.title), file: harmless(named.file) };
  const isSpoken = isSaid(title, layout) && title.length < LONGEST && isName(title);
  return (
    (isSpoken && title) || largestWords(layout) || nameOf(title) || nameOf(file) || asSentence(spaced(game))
  );
}

/** Without controls, halves of characters, marks that turn the direction, and signs that mean something here. */
const harmless = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}⟦⟧\ufff0-\uffff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const isName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !ADDRESS.test(text) && wordsOf(text).some((word) => !RULES.has(word));

/** Does the book say every word of it on its first pages? */
function isSaid(title: string, { lines }: Layout): boolean {
  const early = lines.filter(({ sheet }) => sheet <= 2);
  const spoken = new Set(early.flatMap(({ text }) => wordsOf(text)));
  const own = wordsOf(title);
  return own.length > 0 && own.every((word) => spoken.has(word));
}

/** Nothing where the largest words are those of chapters, or only say that these are rules: then the name is a picture. */
function largestWords({ lines, body }: Layout): string {
  const isLarge = ({ sheet, drop, size, text }: PrintLine) =>
    sheet === 1 &&
    !drop &&
    size > 1.5 * body.size &&
    /\p{L}{3}/u.test(text) &&
    text.length < LONGEST &&
    !AUTHOR.test(text) &&
    !ADDRESS.test(text);
  const size = Math.max(0, ...lines.filter(isLarge).map((line) => line.size));
  const isLargest = (line: PrintLine) => isLarge(line) && line.size > 0.97 * size;
  const from = lines.findIndex(isLargest);
  const first = lines[from];
  if (!first) return '';
  const isNext = (line: PrintLine, at: number) =>
    line.sheet === 1 &&
    line.column === first.column &&
    line.size > 0.97 * size &&
    line.base - first.base < 1.6 * size * (at + 1);
  const rest = lines.slice(from + 1, from + 3);
  const end = rest.findIndex((line, at) => !isNext(line, at));
  const own = [first, ...rest.slice(0, end < 0 ? rest.length : end)];
  const isChapter = lines.some(
    (line) => isLargest(line) && line.font === first.font && !own.includes(line) && line.text !== first.text,
  );
  const words = unquoted(own.map(({ text }) => text).join(' '));
  return isChapter || !isName(words) ? '' : words;
}

/** «Rules of the Game “Owls”» to «Owls» */
function unquoted(text: string): string {
  const [, before = '', name = ''] = QUOTED.exec(text) ?? [];
  return before && wordsOf(before).every((word) => RULES.has(word)) ? name : text;
}

/** `Microsoft Word - Owls_by_Day-rules_v2.docx` to `Owls by Day`; nothing where only rules are left. */
function nameOf(text: string): string {
  const bare = text
    .replace(/^microsoft \p{L}+ - /iu, '')
    .replace(/\s+[-–|]\s+\S+\.\p{L}{2,}$/u, '')
    .replace(/\.[a-z]{2,5}\d?$/i, '');
  const words = spaced(bare).split(/\s+/);
  const isLoose = (word: string) => EDITION.test(word) || !/[\p{L}\p{N}]/u.test(word) || isRules(word);
  while (words.length && isLoose(words.at(-1) ?? '')) words.pop();
  const name = words.join(' ').replace(/[\s:,;–-]+$/u, '');
  return isName(name) && !NOBODYS.test(name) ? [...asSentence(name)].slice(0, LONGEST).join('') : '';
}

const isRules = (word: string): boolean => wordsOf(word).every((part) => RULES.has(part));

/** Where a file's name has no spaces, lines and capitals stand for them. */
const spaced = (text: string): string =>
  (/\s/.test(text) ? text : text.replace(/-+/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/_+/g, ' ')
    .trim();

const asSentence = (name: string): string =>
  /\p{Lu}/u.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1);
