// What is missing or damaged, by the names a reader knows it by.
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { addressToPageKind, describePage, type PageKind } from '@/lib/offline/page-kinds';
import { loadGameData } from '../load-game-data';

/** More names than this help nobody. */
const MOST_NAMED = 6;

interface LackingListProps {
  lang: Lang;
  missing: readonly string[];
  damaged: readonly string[];
}

export function MissingFiles({ lang, missing, damaged }: LackingListProps) {
  const { offline: words } = stringsOf(lang);
  const all = [
    ...damaged.map((address) => ({ address, say: words.damaged })),
    ...missing.map((address) => ({ address, say: words.missing })),
  ];
  const named = all.slice(0, MOST_NAMED).map((one) => ({ ...one, thing: addressToPageKind(one.address) }));
  const titleOf = useTitles(named.map(({ thing }) => thing));
  if (all.length === 0) return null;
  // Several files of one page, or of the shell, have one name.
  const lines = [...new Set(named.map(({ say, thing }) => say(describePage(thing, lang, titleOf))))];
  return (
    <ul className="lacking">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {all.length > named.length && <li>{words.more(all.length - named.length)}</li>}
    </ul>
  );
}

/** Titles come from the data of the edition, where it can be had; until then an entry goes by its address. */
function useTitles(things: readonly PageKind[]) {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = [
    ...new Set(things.flatMap((thing) => ('entry' in thing ? [`${thing.game}.${thing.lang}`] : []))),
  ].join(' ');
  useEffect(() => {
    let over = false;
    for (const edition of wanted ? wanted.split(' ') : []) {
      const [game = '', lang = ''] = edition.split('.');
      loadGameData(game, lang).then(
        ({ entries }) => {
          if (over) return;
          setTitles((known) => {
            const found = entries.map(({ id, title }): [string, string] => [`${edition} ${id}`, title]);
            return new Map([...known, ...found]);
          });
        },
        () => {},
      );
    }
    return () => {
      over = true;
    };
  }, [wanted]);
  return (game: string, lang: string, entry: string) => titles.get(`${game}.${lang} ${entry}`);
}
