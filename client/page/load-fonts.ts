// Downloads the web fonts when the browser is idle. The current page keeps the system font; the next page preloads the
// web fonts.
import { readStored, updateStored } from '../storage';
import { whenIdle } from './when-idle';

export function loadFonts(): void {
  setTimeout(dropLateFonts, FONT_TIMEOUT_MS);
  // After an error, the next page tries again.
  whenIdle(() => void downloadFonts().catch(dropWebFonts));
}

/**
 * Maximum wait for the fonts: a little longer than the 100 ms that browsers wait for a font with `font-display:
 * optional`.
 */
const FONT_TIMEOUT_MS = 150;

/** Uses the system font on the whole page if any font file is late or failed to load. */
function dropLateFonts(): void {
  if ([...document.fonts].some(({ status }) => status === 'loading' || status === 'error')) dropWebFonts();
}

/** Replaces all web fonts, so that two fonts never mix within a text. */
function dropWebFonts(): void {
  delete document.documentElement.dataset.faces;
}

/**
 * Downloads every font of the style sheets and stores the names of the files, which before-paint-script.ts preloads on
 * the next page.
 */
async function downloadFonts(): Promise<void> {
  await Promise.all([...document.fonts].map((face) => face.load()));
  const files = [...document.styleSheets].flatMap(fontFilesOf);
  if (files.join() !== readStored('faces').join()) void updateStored('faces', () => files);
}

const fontFilesOf = (sheet: CSSStyleSheet): string[] =>
  [...sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const url = /url\("([^"]+)"\)/.exec(rule.style.getPropertyValue('src'))?.[1];
    return url ? [new URL(url, sheet.href ?? location.href).pathname] : [];
  });
