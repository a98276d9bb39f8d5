// Sorts games by the names that a reader of a language sees.
import type { Lang } from '../core/languages';

interface Named {
  editions: readonly { lang: Lang; name: string }[];
}

/** The edition shown to a reader of this language: in that language, or else the first. */
const nameOf = ({ editions }: Named, lang: Lang): string =>
  (editions.find((edition) => edition.lang === lang) ?? editions[0])?.name ?? '';

/** Alphabetical, with numbers by value: «Частина 2» before «Частина 10». */
export const sortGames = <Game extends Named>(games: readonly Game[], lang: Lang): Game[] =>
  [...games].sort((one, other) =>
    nameOf(one, lang).localeCompare(nameOf(other, lang), lang, { numeric: true }),
  );
