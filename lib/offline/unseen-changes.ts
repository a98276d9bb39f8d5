// Finds the pinned rules that a new version of the site changes. The device stores the list until the reader has seen
// the notice about these changes, because the new version may become active before the reader sees the notice.
import { isLang, type Lang } from '../core/languages';
import type { ChangedEntry, OfflineState } from './offline-state';

export interface PinnedEdition {
  game: string;
  lang: Lang;
  /** Pinned rules (`patrols#win`) and entries (`patrols`). */
  targets: string[];
}

/**
 * Finds the reader's pins in changed entries. Searches only one edition of each game: the one in the reader's language
 * or, if this edition is not stored, the first stored one.
 */
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

/** Pinned rules whose changes the reader has not seen, stored as `{"<version> outer-rim.uk": ["patrols#win"]}`. */
export type UnseenChanges = Record<string, string[]>;

export const toUnseenChanges = (version: string, editions: readonly PinnedEdition[]): UnseenChanges =>
  Object.fromEntries(editions.map(({ game, lang, targets }) => [`${version} ${game}.${lang}`, targets]));

/** Returns the pinned rules whose changes in this version the reader has not seen, by edition. */
export const unseenChangesOf = (version: string | undefined, news: UnseenChanges): PinnedEdition[] =>
  Object.entries(news).flatMap(([key, targets]) => {
    const [keyVersion, edition = ''] = key.split(' ');
    const [game = '', lang = ''] = edition.split('.');
    return keyVersion === version && isLang(lang) && targets.length ? [{ game, lang, targets }] : [];
  });
