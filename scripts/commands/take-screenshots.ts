// `npm run screenshots`: takes screenshots of the site in `out/`, for the install dialog (app/install) and for the
// README (docs/screenshots).
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { readGameList } from '../content/compiled-files';
import { encodePng } from '../images/encode-png';
import { serve } from '../server/static-server.mjs';
import { findChromium } from '../setup/find-chromium.mjs';
import { parseArguments } from '../setup/parse-arguments';
import { GAME, installScenes, readmeScenes, type Scene } from './screenshot-scenes';

parseArguments('npm run screenshots\n  takes the screenshots of the install dialog and of the README', {});

/** Maximum size of a screenshot in the repository, in bytes. */
const MAX_IMAGE_BYTES = 72 * 1024;

async function takeScreenshot(browser: Browser, origin: string, scene: Scene): Promise<Buffer> {
  const { width, height, scale } = scene;
  const context = await browser.newContext({
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    isMobile: height > width,
    colorScheme: scene.theme,
    reducedMotion: 'reduce',
    locale: scene.lang,
    serviceWorkers: 'block',
  });
  // Changes the style sheet, so that the page waits for its fonts. On the site, a page does not use a font that loads
  // late.
  await context.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/font-display:\s*optional/g, 'font-display:block');
    await route.fulfill({ response, body });
  });
  const page = await context.newPage();
  // The page is loaded twice, because the site loads its fonts only after the first page has loaded.
  await page.goto(origin + scene.path, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => localStorage.getItem('pravylo.faces'));
  await page.reload({ waitUntil: 'networkidle' });
  await scene.act(page);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.evaluate(() => document.fonts.ready);
  const full = await page.screenshot({ caret: 'hide' });
  const pixels = await readPixels(await context.newPage(), full);
  await context.close();
  return encodePng(pixels, width, height);
}

/**
 * Decodes a PNG in the browser. Uses an empty page, because the Content-Security-Policy of the site does not allow its
 * pages to fetch `data:` addresses.
 */
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
  console.error('There is no out/ yet: run `npm run build` first.');
  process.exit(1);
}
const langs = (readGameList().find(({ id }) => id === GAME)?.editions ?? []).map(({ lang }) => lang);
const scenes = [
  ...langs.flatMap(installScenes),
  ...langs.filter((lang) => lang === 'uk' || lang === 'en').flatMap(readmeScenes),
];
const { server, port } = await serve({ dir: 'out', port: 0 });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  // Without hinting, characters are positioned at fractions of a pixel, as on a phone.
  args: ['--no-sandbox', '--font-render-hinting=none'],
});
let tooLarge = 0;
for (const scene of scenes) {
  const png = await takeScreenshot(browser, `http://localhost:${port}`, scene);
  if (png.length > MAX_IMAGE_BYTES) {
    console.error(
      `${scene.file}  too-large\n  Unexpected ${png.length} bytes, expected at most ${MAX_IMAGE_BYTES}.`,
    );
    tooLarge++;
    continue;
  }
  mkdirSync(dirname(scene.file), { recursive: true });
  writeFileSync(scene.file, png);
  console.log(`${scene.file}: ${Math.round(png.length / 1024)} KB`);
}
await browser.close();
server.close();
if (tooLarge) process.exit(1);
