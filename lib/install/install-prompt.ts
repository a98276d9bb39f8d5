// Decides when to offer the installation of the site, and how the device can install it.

/**
 * A way to install the site. `prompt`: the browser has an install dialog. `ios`, `mac`, `firefox`: the site is
 * installed through a browser menu, so the site shows instructions. `none`: the site cannot be installed, or the way is
 * unknown.
 */
export type InstallWay = 'prompt' | 'ios' | 'mac' | 'firefox' | 'none';

export interface InstallEnvironment {
  userAgent: string;
  /**
   * Value of `navigator.maxTouchPoints`. It distinguishes an iPad from a Mac, because both have the same user agent.
   */
  touchPoints: number;
  /** Whether the browser has fired `beforeinstallprompt`. */
  canPrompt: boolean;
}

/**
 * Matches the user agent of a browser inside another app, which cannot install the site. Example:
 * `… Mobile/15E148 Instagram 300.0`.
 */
const IN_APP_BROWSER = /FBAN|FBAV|Instagram|Line\/|Telegram|; wv\)/;

export function findInstallWay({ userAgent, touchPoints, canPrompt }: InstallEnvironment): InstallWay {
  if (canPrompt) return 'prompt';
  if (IN_APP_BROWSER.test(userAgent)) return 'none';
  const isMac = userAgent.includes('Macintosh');
  // Since iOS 16.4, Chrome and Firefox on iOS can install a site in the same way as Safari. The user agent of a browser
  // inside another app has no `Safari/`.
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && touchPoints > 1))
    return userAgent.includes('Safari/') ? 'ios' : 'none';
  if (isMac && /Version\/(\d+).*Safari\//.test(userAgent))
    return Number(/Version\/(\d+)/.exec(userAgent)?.[1]) >= 17 ? 'mac' : 'none';
  if (userAgent.includes('Android') && userAgent.includes('Firefox/')) return 'firefox';
  return 'none';
}

export interface InstallContext {
  way: InstallWay;
  /** Whether the page runs in the installed app. */
  isInstalled: boolean;
  declined: boolean;
  /** Number of days on which the site was opened. */
  visits: number;
  /** Number of entries read on this device. */
  read: number;
}

/**
 * Minimum number of entries that a reader has read before the site offers the installation. A reader of several entries
 * is likely to return.
 */
const MIN_ENTRIES_READ = 3;

/**
 * Whether to offer the installation: after the reader has read some entries or opened the site on two days, and never
 * again after the reader declined.
 */
export const shouldOfferInstall = ({ way, isInstalled, declined, visits, read }: InstallContext): boolean =>
  way !== 'none' && !isInstalled && !declined && (visits >= 2 || read >= MIN_ENTRIES_READ);

export const countRead = (history: Record<string, readonly string[]>): number =>
  Object.values(history).reduce((sum, list) => sum + list.length, 0);
