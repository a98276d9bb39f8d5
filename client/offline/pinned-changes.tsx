// Lists the pinned rules whose text differs between two versions of the site, with the text before and after the
// change.
import { useEffect, useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { InlineText } from '@/components/reading/rule-text';
import { targetPath } from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import { typeset } from '@/lib/core/typography';
import type { GameData } from '@/lib/data/game-data';
import { stringsOf } from '@/lib/i18n';
import { findPinnedChanges, findPinnedEntries, type PinnedChange } from '@/lib/offline/pinned-rule-changes';
import type { PinnedEdition } from '@/lib/offline/unseen-changes';
import { loadGameData } from '../load-game-data';
import { readStored } from '../storage';
import { findVersionData } from './offline-client';

interface EditionChanges {
  data: GameData;
  changes: PinnedChange[];
  /**
   * Whether the texts were compared. If the data of the other version is not available, this is false, and the list has
   * only the names of the changed entries.
   */
  isCompared: boolean;
}

interface PinnedChangesProps {
  lang: Lang;
  editions: readonly PinnedEdition[];
  /** The version with which the current version is compared. */
  other: 'waiting' | 'previous';
}

export function PinnedChanges({ lang, editions, other }: PinnedChangesProps) {
  const { update: words } = stringsOf(lang).offline;
  const [found, setFound] = useState<EditionChanges[]>();
  // Every message of the worker has a new array, even if its items are the same. Therefore the effect depends on the
  // JSON of the array.
  const key = JSON.stringify(editions);
  useEffect(() => {
    let isUnmounted = false;
    Promise.all((JSON.parse(key) as PinnedEdition[]).map((edition) => compare(edition, other))).then(
      (all) => !isUnmounted && setFound(all),
      // If the current data fails to load, the notice has no list of changes.
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [key, other]);
  if (!found) return null;
  if (found.every(({ changes }) => changes.length === 0)) return <p className="mt-2">{words.noPinned}</p>;
  return (
    <>
      <p className="mt-3 font-medium">{words.pinned}</p>
      <ul className="changes">
        {found.flatMap(({ data, changes, isCompared }) =>
          changes.map((change) => (
            <li key={`${data.game} ${change.target}`}>
              <ChangeLink lang={lang} data={data} change={change} />
              {change.before && <ChangedText label={words.was} text={change.before} data={data} />}
              {change.after && <ChangedText label={words.became} text={change.after} data={data} />}
              {isCompared && change.after === undefined && <p>{words.gone}</p>}
            </li>
          )),
        )}
      </ul>
    </>
  );
}

function ChangeLink({ lang, data, change }: { lang: Lang; data: GameData; change: PinnedChange }) {
  const number = change.number && `, ${stringsOf(lang).ruleNumber(change.number).toLocaleLowerCase(lang)}`;
  return (
    <a className="link-button" href={withBase(targetPath(data.game, data.lang, change.target))}>
      {data.name}: {typeset(change.title)}
      {number}
    </a>
  );
}

function ChangedText({ label, text, data }: { label: string; text: string; data: GameData }) {
  return (
    <p>
      <span className="text-soft">{label}: </span>
      <span lang={data.lang}>
        <InlineText text={text} icons={data.icons} />
      </span>
    </p>
  );
}

async function compare(
  { game, lang, targets }: PinnedEdition,
  other: 'waiting' | 'previous',
): Promise<EditionChanges> {
  const [current, compared] = await Promise.all([
    loadGameData(game, lang),
    findVersionData(other, game, lang),
  ]);
  const points = readStored('unlocked')[game] ?? [];
  if (!compared)
    return { data: current, changes: findPinnedEntries(current, targets, points), isCompared: false };
  const [before, after] = other === 'waiting' ? [current, compared] : [compared, current];
  return { data: after, changes: findPinnedChanges(before, after, targets, points), isCompared: true };
}
