// Ways in which decisions leave this device, each by the reader's own tap: message, link, file.
import { absolute, SETTINGS } from '@/components/page/site-addresses';
import { toFragment } from '@/lib/decisions/code';
import { dayOf } from '@/lib/decisions/decide';
import { toMessage } from '@/lib/decisions/message';
import { editionPagePath } from '@/lib/ground/addresses';
import type { Decision } from '@/lib/ground/decision';
import { stringsOf } from '@/lib/interface';
import { toDecisionsFile } from '@/lib/saved/saved-file';
import { giveFile } from '../give-file';
import { page } from '../page';
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
