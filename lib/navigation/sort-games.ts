// The order of games on the shelf: by the names that a reader of this language sees there.
import type { Lang } from '../core/languages';

interface Named {
  editions: readonly { lang: Lang; name: string }[];
}

/** The edition that a reader of this language is offered: their own, else the first there is. */
const nameOf = ({ editions }: Named, lang: Lang): string =>
  (editions.find((edition) => edition.lang === lang) ?? editions[0])?.name ?? '';

/** By the alphabet, and «Частина 2» before «Частина 10». */
export const sortGames = <Game extends Named>(games: readonly Game[], lang: Lang): Game[] =>
  [...games].sort((one, other) =>
    nameOf(one, lang).localeCompare(nameOf(other, lang), lang, { numeric: true }),
  );
