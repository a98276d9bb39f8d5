// Finds the name of the game that a rulebook explains. Metadata titles are often wrong (“Layout 1”), so this module
// tries these sources in order: a metadata title that is also printed in the book, a running head that the text
// repeats, the largest words of the first page, any metadata title, the file name, the id of the game.
import { fold } from '../../text/text-patterns';
import type { PdfLayout } from '../layout/layout-pages';
import type { TextLine } from '../pdf-types';

/** Maximum length of a name, in characters. A longer text is a sentence. */
const MAX_NAME_LENGTH = 80;

/** Matches the start of a line that names an author: “Author: Anna Owl”. */
const AUTHOR = /^(?:автор\p{L}*|authors?|autor\p{L}*|auteurs?|designe[dr]|by|von)(?!\p{L})/iu;
/** Matches a web address: `www.owls.example`. */
const ADDRESS = /^(?:https?:|www\.)|^\S+\.\p{L}{2,}$/iu;

/**
 * Words for “rulebook” in several languages, and the articles and prepositions between them. A text that has only such
 * words, for example “Rules of Play”, is not the name of a game.
 */
const RULES_WORDS = new Set(
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
/** Matches a text that ends with a quoted name: `Rules of the Game “Owls”`. */
const QUOTED = /^(.*?)\s*[«“„"]([^«»“”„"]+)[»“”"]$/su;
/**
 * Matches a word in a file name that is not part of the game's name, but describes the edition or the file: `v2`,
 * `1.1`, `2019`, `web`, `EN`.
 */
const EDITION =
  /^(?:v(?:er)?\.?\s?\d[\d.]*|\d+(?:\.\d+)+|(?:19|20)\d\d|rev\p{L}*|web|print|lowres|hires|en|eng|de|fr|es|it|pl|uk|ua|ru|pt|nl|cz|us)$/iu;
/** Matches default file names of programs and cameras: `Layout 1`, `scan 0012`. */
const DEFAULT_NAME =
  /^(?:about:blank|untitled|unbenannt|sans titre|sin título|bez nazwy|layout|document|dokument|documento|scan|file|img|image|download|copy)(?:[\s\d()]|copy|of)*$/iu;
/** Matches the default title of PowerPoint in any language: “PowerPoint-Präsentation”, «Презентація PowerPoint». */
const DEFAULT_SLIDES_NAME =
  /^(?=.*\bpower\s?point\b)(?:[\p{L}\s]*\s)?(?:pr[eéäæ][sz]ent|prezent|презент)\p{L}*(?:\s[\p{L}\s]*)?$/iu;

export interface NameSources {
  /** Title in the metadata of the PDF. */
  title: string;
  /** File name of the PDF. */
  file: string;
  /** Id of the game. The name is made from the id if nothing else contains a name. */
  game: string;
}

export function findGameName(layout: PdfLayout, sources: NameSources): string {
  const { title, file, game } = {
    ...sources,
    title: withoutMarkers(sources.title),
    file: withoutMarkers(sources.file),
  };
  const isPrintedTitle = isPrinted(title, layout) && title.length < MAX_NAME_LENGTH && isName(title);
  return (
    (isPrintedTitle && title) ||
    nameInRunningHeads(layout) ||
    largestWords(layout) ||
    fileNameToName(title) ||
    fileNameToName(file) ||
    capitalize(withSpaces(game))
  );
}

/**
 * Replaces control characters, lone surrogates, direction marks, private-use characters, and the brackets ⟦⟧ with
 * spaces. The extractor itself uses private-use characters as icons and these brackets as link marks.
 */
const withoutMarkers = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}⟦⟧\ufff0-\uffff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text is a name only if at least this share of its characters, not counting spaces, are letters. */
const MIN_LETTER_SHARE = 0.6;
/** A text is a name only if at least this share of its words contain no digits. */
const MIN_WORD_SHARE = 0.5;

const isName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  (text.match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTER_SHARE * text.replace(/\s/g, '').length &&
  !ADDRESS.test(text) &&
  wordsOf(text).filter((word) => /^\p{L}+$/u.test(word)).length >= MIN_WORD_SHARE * wordsOf(text).length &&
  wordsOf(text).some((word) => /\p{L}/u.test(word) && !RULES_WORDS.has(word));

/**
 * Maximum number of words in a name that ends with an exclamation mark, a question mark or a full stop. A text with
 * more words is a sentence.
 */
const MAX_EXCLAIMED_WORDS = 4;

const isSentence = (text: string): boolean =>
  (/[!?.]$/.test(text) && wordsOf(text).length > MAX_EXCLAIMED_WORDS) || /[,;:]$/.test(text);

/**
 * Minimum number of pages with a running head, and minimum number of other lines that contain it, for the running head
 * to be the name of the game.
 */
const MIN_REPETITIONS = 2;

/**
 * Returns the most frequent running head (the line at the top or bottom of every page), without page numbers and
 * words for “rulebook”. Returns an empty string if the running head is the title of a chapter, or if the text of the
 * book does not repeat it.
 */
function nameInRunningHeads({ lines }: PdfLayout): string {
  const heads = new Map<string, { name: string; count: number }>();
  for (const { text, drop } of lines) {
    if (drop !== 'running head') continue;
    const name = withoutRulesWords(text);
    if (!isName(name) || isSentence(name) || name.length > MAX_NAME_LENGTH) continue;
    const key = fold(name);
    heads.set(key, { name, count: (heads.get(key)?.count ?? 0) + 1 });
  }
  const [best] = [...heads.values()].sort((a, b) => b.count - a.count);
  if (!best || best.count < MIN_REPETITIONS) return '';
  const words = wordsOf(best.name).join(' ');
  const isChapter = lines.some(({ level, text }) => level && wordsOf(text).join(' ') === words);
  const repetitions = lines.filter(
    ({ drop, text }) => !drop && wordsOf(text).join(' ').includes(words),
  ).length;
  return !isChapter && repetitions >= MIN_REPETITIONS ? best.name : '';
}

/**
 * Removes page numbers and dashes from both ends of the text, and words for “rulebook” from its end: “Owls – Rules of
 * Play – Page 4 of 12” becomes “Owls”.
 */
function withoutRulesWords(text: string): string {
  const words = text.split(/\s+/);
  const isRemovable = (word = '') =>
    !/\p{L}/u.test(word) ||
    /^(?:page|seite|strona|pagina|página|стор|стр)\.?$/iu.test(word) ||
    areRulesWords(word);
  while (words.length && isRemovable(words.at(-1))) words.pop();
  while (words.length && !/\p{L}/u.test(words[0] ?? '')) words.shift();
  return words.join(' ').replace(/[\s:,;–-]+$/u, '');
}

/** Whether every word of the title is printed on the first two pages. */
function isPrinted(title: string, { lines }: PdfLayout): boolean {
  const early = lines.filter(({ sheet }) => sheet <= 2);
  const printed = new Set(early.flatMap(({ text }) => wordsOf(text)));
  const own = wordsOf(title);
  return own.length > 0 && own.every((word) => printed.has(word));
}

/**
 * Returns the largest words of the first page. If they are a chapter title or only mean “rulebook”, the name of the
 * game is probably drawn as a picture, and the function returns an empty string.
 */
function largestWords({ lines, body }: PdfLayout): string {
  const isLarge = ({ sheet, drop, size, text }: TextLine) =>
    sheet === 1 &&
    !drop &&
    size > 1.5 * body.size &&
    /\p{L}{3}/u.test(text) &&
    text.length < MAX_NAME_LENGTH &&
    !AUTHOR.test(text) &&
    !ADDRESS.test(text);
  const size = Math.max(0, ...lines.filter(isLarge).map((line) => line.size));
  const isLargest = (line: TextLine) => isLarge(line) && line.size > 0.97 * size;
  const from = lines.findIndex(isLargest);
  const first = lines[from];
  if (!first) return '';
  const isNext = (line: TextLine, at: number) =>
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
  return isChapter || !isName(words) || isSentence(words) ? '' : words;
}

/** Returns the quoted name if only words for “rulebook” precede it: `Rules of the Game “Owls”` becomes `Owls`. */
function unquoted(text: string): string {
  const [, before = '', name = ''] = QUOTED.exec(text) ?? [];
  return before && wordsOf(before).every((word) => RULES_WORDS.has(word)) ? name : text;
}

/**
 * Converts a file name to the name of a game: `Microsoft Word - Owls_by_Day-rules_v2.docx` to `Owls by Day`. Returns
 * an empty string if no name remains.
 */
function fileNameToName(text: string): string {
  const bare = text
    .replace(/^microsoft \p{L}+ - /iu, '')
    .replace(/\s+[-–|]\s+\S+\.\p{L}{2,}$/u, '')
    .replace(/\.[a-z]{2,5}\d?$/i, '');
  const words = withSpaces(bare).split(/\s+/);
  const isRemovable = (word: string) =>
    EDITION.test(word) || !/[\p{L}\p{N}]/u.test(word) || areRulesWords(word);
  while (words.length && isRemovable(words.at(-1) ?? '')) words.pop();
  const name = words.join(' ').replace(/[\s:,;–-]+$/u, '');
  return isName(name) && !DEFAULT_NAME.test(name) && !DEFAULT_SLIDES_NAME.test(name)
    ? [...capitalize(name)].slice(0, MAX_NAME_LENGTH).join('')
    : '';
}

const areRulesWords = (word: string): boolean => wordsOf(word).every((part) => RULES_WORDS.has(part));

/** Replaces underscores with spaces. In a name without spaces, also replaces hyphens and splits `OwlsByDay`. */
const withSpaces = (text: string): string =>
  (/\s/.test(text) ? text : text.replace(/-+/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/_+/g, ' ')
    .trim();

/** Capitalizes the first letter of a name without any capital letters. */
const capitalize = (name: string): string =>
  /\p{Lu}/u.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1);
