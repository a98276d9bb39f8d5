// Controls Chromium with Playwright, as the other browser tests do.
import { launchBrowser, PHONE, watchErrors } from '../browser/support/chromium';
import type { Engine, EnginePage } from './engine';

export async function startChromium(): Promise<Engine> {
  const browser = await launchBrowser();
  return {
    name: 'Chromium',
    version: browser.version(),
    newPage: async (): Promise<EnginePage> => {
      const context = await browser.newContext({
        ...PHONE,
        locale: 'uk-UA',
        serviceWorkers: 'allow',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = watchErrors(await context.newPage());
      return {
        open: async (address) => void (await page.goto(address)),
        run: (code, input) => page.evaluate(code as never, input),
        tap: (x, y) => page.touchscreen.tap(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        reload: async () => void (await page.reload()),
        screenshot: () => page.screenshot(),
        errors: async () => page.errors,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
