// Downloads the web fonts when the browser is idle. The current page keeps the system font; the next page preloads the
// web fonts.
import { readStored, updateStored } from '../storage';
import { whenIdle } from './when-idle';

export function loadFonts(): void {
  setTimeout(() => {
    // Only the files that the text of the page needs are loading or loaded before the download of all files begins.
    dropLateFonts();
    // If the download fails, this page keeps the system font, and the next page tries again.
    whenIdle(() => void downloadFonts().catch(dropWebFonts));
  }, FONT_TIMEOUT_MS);
}

/**
 * Maximum wait for the fonts: a little longer than the 100 ms that browsers wait for a font with `font-display:
 * optional`.
 */
const FONT_TIMEOUT_MS = 150;

/** Uses the system font on the whole page if any font file is late or failed to load. */
function dropLateFonts(): void {
  if (document.documentElement.dataset.faces !== undefined && [...document.fonts].some(isLate))
    dropWebFonts();
}

/**
 * Whether the page needs this font file but does not use it. A file that arrives after the browser has stopped waiting
 * counts as loaded, but the page goes on with the system font, so the width of a character shows which font is used.
 */
function isLate({ status, family, unicodeRange }: FontFace): boolean {
  const context = document.createElement('canvas').getContext('2d');
  // The last character of the first range of characters in the file.
  const sample = String.fromCharCode(Number.parseInt(unicodeRange.split('-')[1] ?? '', 16));
  const widthIn = (families: string): number | undefined => {
    if (context) context.font = families;
    return context?.measureText(sample).width;
  };
  return status === 'loaded'
    ? widthIn(`64px ${family},monospace`) === widthIn('64px monospace')
    : status !== 'unloaded';
}

/** Replaces all web fonts with the system font, so that a page never mixes the two. */
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
