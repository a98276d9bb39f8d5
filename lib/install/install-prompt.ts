// When to invite the reader to install, and by which way their system allows it.
import { withNewest } from '../core/storage-schema';

/**
 * `prompt`: the browser itself offers it. `ios`, `mac`, `firefox`: only its own menu does, so words must lead there.
 * `none`: it cannot be installed, or nobody knows how.
 */
export type InstallWay = 'prompt' | 'ios' | 'mac' | 'firefox' | 'none';

export interface Device {
  userAgent: string;
  /** Fingers the screen can tell apart: an iPad calls itself a Mac. */
  touchPoints: number;
  /** The browser has said that it can install this site. */
  canPrompt: boolean;
}

/** Browsers inside other apps (chats, networks) have no home screen to offer. */
const INSIDE_APP = /FBAN|FBAV|Instagram|Line\/|Telegram|; wv\)/;

export function findInstallWay({ userAgent, touchPoints, canPrompt }: Device): InstallWay {
  if (canPrompt) return 'prompt';
  if (INSIDE_APP.test(userAgent)) return 'none';
  const isMac = userAgent.includes('Macintosh');
  // Chrome and Firefox on iOS share the same way since iOS 16.4; a page shown inside an app has no `Safari/` in its name.
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && touchPoints > 1))
    return userAgent.includes('Safari/') ? 'ios' : 'none';
  if (isMac && /Version\/(\d+).*Safari\//.test(userAgent))
    return Number(/Version\/(\d+)/.exec(userAgent)?.[1]) >= 17 ? 'mac' : 'none';
  if (userAgent.includes('Android') && userAgent.includes('Firefox/')) return 'firefox';
  return 'none';
}

export interface Reader {
  way: InstallWay;
  /** Opened from the home screen or the dock. */
  isInstalled: boolean;
  declined: boolean;
  /** Days on which the site was opened. */
  visits: number;
  /** Entries read on this device. */
  read: number;
}

/** Entries after which somebody has plainly come to stay. */
const ENOUGH_READ = 3;

/** Never at first sight: after some reading, or on a second day. Never after a no. */
export const shouldInvite = ({ way, isInstalled, declined, visits, read }: Reader): boolean =>
  way !== 'none' && !isInstalled && !declined && (visits >= 2 || read >= ENOUGH_READ);

export const countRead = (history: Record<string, readonly string[]>): number =>
  Object.values(history).reduce((sum, list) => sum + list.length, 0);

const MOST_VISITS = 5;

/** An evening at the table is one visit, however often the phone is put away. */
export function withVisit(days: readonly string[], now: Date): string[] {
  const day = now.toISOString().slice(0, 10);
  return days[0] === day ? [...days] : withNewest(days, day, MOST_VISITS);
}
