// Sorts games by the names that readers of a language see.
import type { Lang } from '../core/languages';

interface Named {
  editions: readonly { lang: Lang; name: string }[];
}

/** Returns the name of the game's edition in this language, or of its first edition if there is none. */
const nameOf = ({ editions }: Named, lang: Lang): string =>
  (editions.find((edition) => edition.lang === lang) ?? editions[0])?.name ?? '';

/** Sorts games alphabetically, with numbers by value: «Частина 2» before «Частина 10». */
export const sortGames = <Game extends Named>(games: readonly Game[], lang: Lang): Game[] =>
  [...games].sort((one, other) =>
    nameOf(one, lang).localeCompare(nameOf(other, lang), lang, { numeric: true }),
  );
