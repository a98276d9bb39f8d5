// Tests how the site can be installed on each device, and when the site offers the installation.
import { describe, expect, it } from 'vitest';
import { countRead, findInstallWay, type InstallContext, shouldOfferInstall } from './install-prompt';
import { withVisit } from './visit-days';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15';
const CHROME_ON_MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const FIREFOX_ON_ANDROID = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IN_APP = `${IPHONE.replace(' Safari/604.1', '')} Instagram 300.0`;

describe('the way to install', () => {
  it.each([
    ['the browser’s prompt if there is one', CHROME_ON_MAC, 0, true, 'prompt'],
    ['instructions for Share on an iPhone', IPHONE, 5, false, 'ios'],
    ['instructions for Share on an iPad, whose user agent says Macintosh', MAC, 5, false, 'ios'],
    ['instructions for the Dock in Safari on a Mac', MAC, 0, false, 'mac'],
    ['none in an older Safari on a Mac', MAC.replace('18.4', '16.4'), 0, false, 'none'],
    ['none in Chrome on a Mac without a prompt', CHROME_ON_MAC, 0, false, 'none'],
    ['instructions for the menu in Firefox on Android', FIREFOX_ON_ANDROID, 5, false, 'firefox'],
    ['none in Firefox on a desktop', FIREFOX, 0, false, 'none'],
    ['none in the browser of another app', IN_APP, 5, false, 'none'],
  ] as const)('is %s', (_name, userAgent, touchPoints, canPrompt, way) => {
    expect(findInstallWay({ userAgent, touchPoints, canPrompt })).toBe(way);
  });
});

describe('the install prompt', () => {
  const context: InstallContext = { way: 'prompt', isInstalled: false, declined: false, visits: 2, read: 0 };

  it('is shown on the second day or after three entries', () => {
    expect(shouldOfferInstall(context)).toBe(true);
    expect(shouldOfferInstall({ ...context, visits: 1, read: 3 })).toBe(true);
  });

  it.each([
    ['on the first visit', { visits: 1, read: 2 }],
    ['after the reader declined', { declined: true, visits: 50, read: 50 }],
    ['if the site is installed', { isInstalled: true }],
    ['if the site cannot be installed', { way: 'none' }],
  ] as const)('is not shown %s', (_name, change) => {
    expect(shouldOfferInstall({ ...context, ...change })).toBe(false);
  });

  it('counts the entries read in all games and languages', () => {
    expect(countRead({ 'outer-rim.uk': ['combat', 'patrols#win'], 'rebellion.uk': ['recruit'] })).toBe(3);
    expect(countRead({})).toBe(0);
  });

  it('counts days and not visits', () => {
    const first = withVisit([], new Date('2026-11-16T18:00:00Z'));
    expect(withVisit(first, new Date('2026-11-16T22:00:00Z'))).toEqual(['2026-11-16']);
    expect(withVisit(first, new Date('2026-11-20T18:00:00Z'))).toEqual(['2026-11-20', '2026-11-16']);
  });
});
