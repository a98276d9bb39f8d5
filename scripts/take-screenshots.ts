// Takes the pictures that a device shows before installing: the real site in `out/`, in every language, few colours.
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { entryPath, searchPath } from '../lib/addresses';
import { SCREENSHOTS, type Screenshot, screenshotFile } from '../lib/install/manifest';
import type { Lang } from '../lib/languages';
import { editionNames } from './exported';
import { findBrowser } from './find-browser.mjs';
import { encodePng } from './png';
import { serve } from './static-server.mjs';

const DIR = 'app/install';
/** The budget of one picture in the repository. */
const MOST_BYTES = 60 * 1024;
const GAME = 'outer-rim';

/** A form of the word that is no title. */
const QUERIES: Partial<Record<Lang, string>> = { uk: 'патрулем', ru: 'патрулём' };

const SCENES: Record<
  Screenshot['name'],
  { path: (lang: Lang) => string; act: (page: Page) => Promise<void> }
> = {
  rule: {
    path: (lang) => `${entryPath(GAME, lang, 'patrols')}#not-a-ship`,
    act: async (page) => page.locator('#not-a-ship').waitFor(),
  },
  search: {
    path: (lang) => `${searchPath(GAME, lang)}${encodeURIComponent(QUERIES[lang] ?? 'patrols')}`,
    act: async (page) => page.locator('.search-answers a').first().waitFor(),
  },
  wide: {
    path: (lang) => entryPath(GAME, lang, 'patrols'),
    act: async (page) => {
      await page.locator('#not-a-ship a.ref').first().click();
      await page.locator('.preview-open').waitFor();
    },
  },
};

async function take(browser: Browser, origin: string, lang: Lang, screenshot: Screenshot): Promise<Buffer> {
  const isWide = screenshot.width > screenshot.height;
  const scale = isWide ? 1 : 1.5;
  const context = await browser.newContext({
    viewport: { width: screenshot.width / scale, height: screenshot.height / scale },
    deviceScaleFactor: scale,
    isMobile: !isWide,
    reducedMotion: 'reduce',
    locale: lang,
  });
  const page = await context.newPage();
  const scene = SCENES[screenshot.name];
  // A typeface that came late waits for the next page: the second load has it.
  await page.goto(origin + scene.path(lang), { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  await scene.act(page);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const full = await page.screenshot({ caret: 'hide' });
  const pixels = await readPixels(page, full);
  await context.close();
  return encodePng(pixels, screenshot.width, screenshot.height);
}

/** The browser itself unpacks what it took. */
async function readPixels(page: Page, png: Buffer): Promise<Uint8Array> {
  const text = await page.evaluate(async (base64) => {
    const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
    const image = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(image.width, image.height);
    const drawing = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    drawing.drawImage(image, 0, 0);
    const { data } = drawing.getImageData(0, 0, image.width, image.height);
    let bytes = '';
    for (let at = 0; at < data.length; at += 32768)
      bytes += String.fromCharCode(...data.subarray(at, at + 32768));
    return btoa(bytes);
  }, png.toString('base64'));
  return Buffer.from(text, 'base64');
}

if (!statSync('out/index.html', { throwIfNoEntry: false })) {
  console.error('Unexpected screenshots without a site, expected out/: npm run build');
  process.exit(1);
}
const { server, port } = await serve({ dir: 'out', port: 0 });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
mkdirSync(DIR, { recursive: true });
let tooLarge = 0;
for (const { lang } of editionNames().filter(({ game }) => game === GAME))
  for (const screenshot of SCREENSHOTS) {
    const png = await take(browser, `http://localhost:${port}`, lang, screenshot);
    const name = screenshotFile(lang, screenshot);
    if (png.length > MOST_BYTES) {
      console.error(`${name}  too-large\n  Unexpected ${png.length} bytes, expected at most ${MOST_BYTES}.`);
      tooLarge++;
      continue;
    }
    writeFileSync(`${DIR}/${name}`, png);
    console.log(`${name}: ${Math.round(png.length / 1024)} KB`);
  }
await browser.close();
server.close();
if (tooLarge) process.exit(1);
