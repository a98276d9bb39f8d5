// Firefox as it comes, driven by WebDriver BiDi.
import { type KeyInput, launch } from 'puppeteer-core';
import { type Engine, type EnginePage, SIZE, toKeys } from './engine';

/** The reader's language; nothing asked of the network but the site. */
const SETTINGS = {
  'intl.accept_languages': 'uk-UA, uk',
  'ui.prefersReducedMotion': 0,
  // As on a phone: they lie over the page and take no room from it.
  'ui.useOverlayScrollbars': 1,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** What a page had asked for when it was left, or a picture that is not kept: told by the browser, and no fault of the page. */
const LEFT_BEHIND = /Failed to load ‘[^’]*’\. A ServiceWorker|download failed .* status=2152398850/;

export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: SETTINGS,
  });
  return {
    name: 'Firefox',
    version: (await browser.version()).replace(/^firefox\//i, ''),
    newPage: async (): Promise<EnginePage> => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ ...SIZE, deviceScaleFactor: 2 });
      const errors: string[] = [];
      const note = (text: string) => {
        if (!LEFT_BEHIND.test(text)) errors.push(text);
      };
      page.on('pageerror', (error) => note(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') note(message.text());
      });
      return {
        open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
        run: (ask, given) => page.evaluate(ask as never, given) as never,
        tap: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: async (press) => {
          const { key, held } = toKeys(press);
          if (held) await page.keyboard.down('Control');
          await page.keyboard.press(key as KeyInput);
          if (held) await page.keyboard.up('Control');
        },
        reload: async () => void (await page.reload()),
        picture: async () => Buffer.from(await page.screenshot()),
        errors: async () => errors,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
