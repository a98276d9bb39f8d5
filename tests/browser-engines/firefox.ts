// Controls an unmodified Firefox with Puppeteer over WebDriver BiDi.
import { type KeyInput, launch } from 'puppeteer-core';
import { type Engine, type EnginePage, parseKeyPress, VIEWPORT } from './engine';

/** Firefox settings: the language of the reader, and no background requests by Firefox itself. */
const SETTINGS = {
  'intl.accept_languages': 'uk-UA, uk',
  'ui.prefersReducedMotion': 0,
  // Scrollbars overlay the page, as on a phone.
  'ui.useOverlayScrollbars': 1,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/**
 * Matches errors that Firefox logs for cancelled requests of an earlier page, and for images that are not stored for
 * offline use.
 */
const IGNORED_ERRORS = /Failed to load ‘[^’]*’\. A ServiceWorker|download failed .* status=2152398850/;

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
      await page.setViewport({ ...VIEWPORT, deviceScaleFactor: 2 });
      const errors: string[] = [];
      const record = (text: string) => {
        if (!IGNORED_ERRORS.test(text)) errors.push(text);
      };
      page.on('pageerror', (error) => record(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') record(message.text());
      });
      return {
        open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
        run: (code, input) => page.evaluate(code as never, input) as never,
        tap: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: async (press) => {
          const { key, withControl } = parseKeyPress(press);
          if (withControl) await page.keyboard.down('Control');
          await page.keyboard.press(key as KeyInput);
          if (withControl) await page.keyboard.up('Control');
        },
        reload: async () => void (await page.reload()),
        screenshot: async () => Buffer.from(await page.screenshot()),
        errors: async () => errors,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
