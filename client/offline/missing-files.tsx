// Lists missing and damaged files by names that readers understand, such as the title of an entry.
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { addressToPageKind, describePage, type PageKind } from '@/lib/offline/describe-page-kind';
import { loadGameData } from '../load-game-data';

/**
 * Maximum number of files that the page lists by name. If there are more, the page shows only the number of the others.
 */
const MAX_NAMED_FILES = 6;

interface MissingFilesProps {
  lang: Lang;
  missing: readonly string[];
  damaged: readonly string[];
}

export function MissingFiles({ lang, missing, damaged }: MissingFilesProps) {
  const { offline: words } = stringsOf(lang);
  const all = [
    ...damaged.map((address) => ({ address, describe: words.damaged })),
    ...missing.map((address) => ({ address, describe: words.missing })),
  ];
  const named = all
    .slice(0, MAX_NAMED_FILES)
    .map((one) => ({ ...one, page: addressToPageKind(one.address) }));
  const titleOf = useTitles(named.map(({ page }) => page));
  if (all.length === 0) return null;
  // Several files can have the same name. For example, all files that the whole site shares have one name. The list
  // contains each name once.
  const lines = [...new Set(named.map(({ describe, page }) => describe(describePage(page, lang, titleOf))))];
  return (
    <ul className="lacking">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {all.length > named.length && <li>{words.more(all.length - named.length)}</li>}
    </ul>
  );
}

/**
 * Loads the titles of entries from the data of their editions. Until the data is loaded, the list shows the ids of the
 * entries.
 */
function useTitles(pages: readonly PageKind[]) {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const editionKeys = [
    ...new Set(pages.flatMap((page) => ('entry' in page ? [`${page.game}.${page.lang}`] : []))),
  ].join(' ');
  useEffect(() => {
    let isUnmounted = false;
    for (const edition of editionKeys ? editionKeys.split(' ') : []) {
      const [game = '', lang = ''] = edition.split('.');
      loadGameData(game, lang).then(
        ({ entries }) => {
          if (isUnmounted) return;
          setTitles((known) => {
            const found = entries.map(({ id, title }): [string, string] => [`${edition} ${id}`, title]);
            return new Map([...known, ...found]);
          });
        },
        () => {},
      );
    }
    return () => {
      isUnmounted = true;
    };
  }, [editionKeys]);
  return (game: string, lang: string, entry: string) => titles.get(`${game}.${lang} ${entry}`);
}
