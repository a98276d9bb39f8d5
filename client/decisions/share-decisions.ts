// Ways in which decisions leave this device, each by the reader's own tap: message, link, file.
import { absolute, SETTINGS } from '@/components/page/site-addresses';
import { toDecisionsFile } from '@/lib/backup/backup-file';
import { editionPagePath } from '@/lib/core/addresses';
import type { Decision } from '@/lib/core/decision';
import { dayOf } from '@/lib/decisions/edit-decisions';
import { toFragment } from '@/lib/decisions/link-code';
import { toMessage } from '@/lib/decisions/share-message';
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { giveFile } from '../share-or-download';
import type { StandingDecision } from './use-decisions';

/** What follows `#` stays in the browser: no server hears of it. */
export const linkOf = (decisions: readonly Decision[]): string =>
  absolute(editionPagePath(page.game, page.lang, 'decisions'), SETTINGS.origin || location.origin) +
  toFragment({ game: page.game, decisions: [...decisions] });

export function messageOf(list: readonly StandingDecision[]): string {
  const { deciding, lockedTitle } = stringsOf(page.lang);
  const { kinds, sending } = deciding;
  return toMessage(list, { title: sending.message(page.name), kinds, locked: lockedTitle });
}

/** «outer-rim-decisions-2026-11-17.json» */
export const sendFile = (decisions: readonly Decision[]): Promise<boolean> => {
  const day = dayOf(new Date());
  return giveFile(`${page.game}-decisions-${day}.json`, toDecisionsFile(day, page.game, decisions));
};
