// Decides when to offer the installation of the site, and in which way the device supports it.
import { prependUnique } from '../core/storage-schema';

/**
 * `prompt`: the browser has an install dialog. `ios`, `mac`, `firefox`: only a browser menu installs, so the site
 * shows instructions. `none`: the site cannot be installed, or the way is unknown.
 */
export type InstallWay = 'prompt' | 'ios' | 'mac' | 'firefox' | 'none';

export interface InstallEnvironment {
  userAgent: string;
  /** `navigator.maxTouchPoints`: it distinguishes an iPad from a Mac, whose user agents are equal. */
  touchPoints: number;
  /** The browser has fired `beforeinstallprompt`. */
  canPrompt: boolean;
}

/** Browsers inside other apps, which cannot install: `… Mobile/15E148 Instagram 300.0`. */
const IN_APP_BROWSER = /FBAN|FBAV|Instagram|Line\/|Telegram|; wv\)/;

export function findInstallWay({ userAgent, touchPoints, canPrompt }: InstallEnvironment): InstallWay {
  if (canPrompt) return 'prompt';
  if (IN_APP_BROWSER.test(userAgent)) return 'none';
  const isMac = userAgent.includes('Macintosh');
  // Chrome and Firefox on iOS install in the same way since iOS 16.4; in-app browsers have no `Safari/` in the user
  // agent.
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && touchPoints > 1))
    return userAgent.includes('Safari/') ? 'ios' : 'none';
  if (isMac && /Version\/(\d+).*Safari\//.test(userAgent))
    return Number(/Version\/(\d+)/.exec(userAgent)?.[1]) >= 17 ? 'mac' : 'none';
  if (userAgent.includes('Android') && userAgent.includes('Firefox/')) return 'firefox';
  return 'none';
}

export interface InstallContext {
  way: InstallWay;
  /** Whether the page runs as the installed app. */
  isInstalled: boolean;
  declined: boolean;
  /** Number of days on which the site was opened. */
  visits: number;
  /** Number of entries read on this device. */
  read: number;
}

/** The reader is expected to return after this many entries. */
const MIN_ENTRIES_READ = 3;

/** Offered after some reading or on a second day, and never again after the reader declined. */
export const shouldOfferInstall = ({ way, isInstalled, declined, visits, read }: InstallContext): boolean =>
  way !== 'none' && !isInstalled && !declined && (visits >= 2 || read >= MIN_ENTRIES_READ);

export const countRead = (history: Record<string, readonly string[]>): number =>
  Object.values(history).reduce((sum, list) => sum + list.length, 0);

const MAX_VISIT_DAYS = 5;

/** Adds today to the days of visits, once. */
export function withVisit(days: readonly string[], now: Date): string[] {
  const day = now.toISOString().slice(0, 10);
  return days[0] === day ? [...days] : prependUnique(days, day, MAX_VISIT_DAYS);
}
