// Which pinned rules a new version touches, remembered until the reader has seen it: the version may change while nobody looks.
import { isLang, type Lang } from '../core/languages';
import type { ChangedEntry, OfflineState } from './offline-state';

export interface PinnedEdition {
  game: string;
  lang: Lang;
  /** `patrols#win` or `patrols` */
  targets: string[];
}

/** The reader's pins in entries that a waiting version changes, in their language where the game has it. */
export function findTouchedPins(
  { games }: Pick<OfflineState, 'games'>,
  changed: readonly ChangedEntry[],
  pins: Record<string, readonly string[]>,
  lang: Lang,
): PinnedEdition[] {
  return games.flatMap(({ id, editions }) => {
    const kept = editions.filter((one) => one.kept !== false);
    const read = kept.find((one) => one.lang === lang) ?? kept[0];
    if (!read) return [];
    const entries = new Set(
      changed.filter((one) => one.game === id && one.lang === read.lang).map(({ entry }) => entry),
    );
    const targets = (pins[id] ?? []).filter((target) => entries.has(target.split('#')[0] ?? ''));
    return targets.length ? [{ game: id, lang: read.lang, targets }] : [];
  });
}

/** Kept as `{"<version> outer-rim.uk": ["patrols#win"]}`. */
export type UnseenChanges = Record<string, string[]>;

export const toUnseenChanges = (version: string, editions: readonly PinnedEdition[]): UnseenChanges =>
  Object.fromEntries(editions.map(({ game, lang, targets }) => [`${version} ${game}.${lang}`, targets]));

/** What is to be told of this version. */
export const parseUnseenChanges = (version: string | undefined, news: UnseenChanges): PinnedEdition[] =>
  Object.entries(news).flatMap(([key, targets]) => {
    const [of, edition = ''] = key.split(' ');
    const [game = '', lang = ''] = edition.split('.');
    return of === version && isLang(lang) && targets.length ? [{ game, lang, targets }] : [];
  });
