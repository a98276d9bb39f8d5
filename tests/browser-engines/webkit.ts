// Controls WebKit, the browser engine of Safari: WebKitGTK's MiniBrowser runs on a virtual display, over WebDriver.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { type Engine, type EnginePage, parseKeyPress, VIEWPORT } from './engine';
import { freePort, waitForPort } from './ports';

/** CSS that shrinks the toolbar of MiniBrowser, because the toolbar would make the window wider than a phone. */
const HIDE_TOOLBAR_CSS =
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
  writeFileSync(join(dir, 'gtk-3.0', 'gtk.css'), HIDE_TOOLBAR_CSS);
  const display = await startVirtualDisplay(screen);
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
      // Turns off the accessibility bus, which does not exist on the virtual display.
      NO_AT_BRIDGE: '1',
      GTK_A11Y: 'none',
    },
  });
  const stop = () => {
    for (const one of [server, display.process]) one.kill();
    rmSync(dir, { recursive: true, force: true });
  };
  // Ends the driver and the virtual display when this process exits.
  process.once('exit', stop);
  await waitForPort(port);
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
    newPage: () => createPage(session),
    close: async () => {
      await session.quit().catch(() => {});
      process.off('exit', stop);
      stop();
    },
  };
}

async function startVirtualDisplay(path: string): Promise<{ name: string; process: ChildProcess }> {
  const screen = spawn(path, ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (text: Buffer) => resolve(text.toString().trim()));
    screen.once('exit', () => reject(new Error(`${path} ended before it had a screen.`)));
  });
  return { name: `:${number}`, process: screen };
}

/** Matches the message that WebKit logs when a page is left during its view transition. */
const IGNORED_ERRORS = /Skipping view transition/;

/** Makes the page record its errors, because WebDriver does not report them. */
function recordErrors(): void {
  const page = window as unknown as { recordedErrors?: string[] };
  if (page.recordedErrors) return;
  page.recordedErrors = [];
  addEventListener('error', ({ message }) => page.recordedErrors?.push(message));
  addEventListener('unhandledrejection', ({ reason }) => page.recordedErrors?.push(String(reason)));
}

/**
 * Prepares the page of the browser for a new journey. All journeys use one page, because in a second page the driver
 * hangs after a tap that opens a link.
 */
async function createPage(session: WebDriver): Promise<EnginePage> {
  await session.get('about:blank');
  // The viewport is smaller than the window. Make the window higher by the difference.
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...VIEWPORT });
  const innerHeight = (await session.executeScript('return innerHeight')) as number;
  const height = 2 * VIEWPORT.height - innerHeight;
  await session.manage().window().setRect({ x: 0, y: 0, width: VIEWPORT.width, height });
  const errors: string[] = [];
  const collect = async () => {
    const more = await session
      .executeScript('const all = window.recordedErrors; window.recordedErrors = []; return all')
      .catch(() => []);
    errors.push(...((more as string[] | null) ?? []).filter((text) => !IGNORED_ERRORS.test(text)));
  };
  const watch = () => session.executeScript(recordErrors).then(() => {});
  return {
    open: async (address) => {
      await collect();
      await session.get(address);
      await watch();
    },
    run: (code, input) => session.executeScript(code as never, input),
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
      const { key, withControl } = parseKeyPress(press);
      const actions = session.actions();
      if (withControl) actions.keyDown(Key.CONTROL);
      actions.sendKeys(KEYS[key] ?? key);
      if (withControl) actions.keyUp(Key.CONTROL);
      await actions.perform();
    },
    reload: async () => {
      await collect();
      await session.navigate().refresh();
      await watch();
    },
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    errors: async () => {
      await collect();
      return errors;
    },
    close: () => session.get('about:blank'),
  };
}
