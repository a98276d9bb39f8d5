// WebKit, the engine of every browser of an iPhone: the small browser that comes with it, on a screen that is no screen.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { type Engine, type EnginePage, SIZE, toKeys } from './engine';
import { freePort, untilOpen } from './ports';

/** The small browser's own buttons would make its window wider than a phone. */
const NO_BUTTONS =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }';
const KEYS: Record<string, string> = { Escape: Key.ESCAPE, Enter: Key.ENTER, Backspace: Key.BACK_SPACE };

export interface WebKitPaths {
  driver: string;
  browser: string;
  screen: string;
}

export async function startWebKit({ driver, browser, screen }: WebKitPaths): Promise<Engine> {
  const dir = mkdtempSync(join(tmpdir(), 'pravylo-webkit-'));
  mkdirSync(join(dir, 'gtk-3.0'));
  writeFileSync(join(dir, 'gtk-3.0', 'gtk.css'), NO_BUTTONS);
  const display = await startScreen(screen);
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      XDG_CONFIG_HOME: dir,
      XDG_DATA_HOME: dir,
      XDG_CACHE_HOME: dir,
      LANGUAGE: 'uk_UA:uk',
      LANG: 'uk_UA.UTF-8',
      // Nothing here has a bus to speak over.
      NO_AT_BRIDGE: '1',
      GTK_A11Y: 'none',
    },
  });
  const stop = () => {
    for (const one of [server, display.process]) one.kill();
    rmSync(dir, { recursive: true, force: true });
  };
  // Whatever ends this process must not leave a screen and a driver behind.
  process.once('exit', stop);
  await untilOpen(port);
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build();
  await session.manage().setTimeouts({ pageLoad: 20_000, script: 10_000 });
  const version = (await session.getCapabilities()).get('browserVersion');
  return {
    name: 'WebKit',
    version: String(version),
    newPage: () => toPage(session),
    close: async () => {
      await session.quit().catch(() => {});
      process.off('exit', stop);
      stop();
    },
  };
}

async function startScreen(path: string): Promise<{ name: string; process: ChildProcess }> {
  const screen = spawn(path, ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (text: Buffer) => resolve(text.toString().trim()));
    screen.once('exit', () => reject(new Error(`${path} ended before it had a screen.`)));
  });
  return { name: `:${number}`, process: screen };
}

/** The engine's own word when a page is left before it has faded in. */
const OWN = /Skipping view transition/;

/** Notes what goes wrong in the page: this protocol tells nobody. */
function noteErrors(): void {
  const page = window as unknown as { wentWrong?: string[] };
  if (page.wentWrong) return;
  page.wentWrong = [];
  addEventListener('error', ({ message }) => page.wentWrong?.push(message));
  addEventListener('unhandledrejection', ({ reason }) => page.wentWrong?.push(String(reason)));
}

/** There is one page, which is used again: in a second one this driver waits for ever after a tap that leads elsewhere. */
async function toPage(session: WebDriver): Promise<EnginePage> {
  await session.get('about:blank');
  // The window is larger than what is seen of the page.
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...SIZE });
  const seen = (await session.executeScript('return innerHeight')) as number;
  const height = 2 * SIZE.height - seen;
  await session.manage().window().setRect({ x: 0, y: 0, width: SIZE.width, height });
  const errors: string[] = [];
  const collect = async () => {
    const more = await session
      .executeScript('const all = window.wentWrong; window.wentWrong = []; return all')
      .catch(() => []);
    errors.push(...((more as string[] | null) ?? []).filter((text) => !OWN.test(text)));
  };
  const watch = () => session.executeScript(noteErrors).then(() => {});
  return {
    open: async (address) => {
      await collect();
      await session.get(address);
      await watch();
    },
    run: (ask, given) => session.executeScript(ask as never, given),
    tap: async (x, y) => {
      await session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform();
    },
    type: async (text) => {
      await session.actions().sendKeys(text).perform();
    },
    press: async (press) => {
      const { key, held } = toKeys(press);
      const actions = session.actions();
      if (held) actions.keyDown(Key.CONTROL);
      actions.sendKeys(KEYS[key] ?? key);
      if (held) actions.keyUp(Key.CONTROL);
      await actions.perform();
    },
    reload: async () => {
      await collect();
      await session.navigate().refresh();
      await watch();
    },
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    errors: async () => {
      await collect();
      return errors;
    },
    close: () => session.get('about:blank'),
  };
}
