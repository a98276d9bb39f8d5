// Downloads the web fonts when the browser is idle. The first page that a reader opens keeps the system font; later
// pages preload the web fonts.
import { readStored, updateStored } from '../storage';
import { whenIdle } from './when-idle';

export function loadFonts(): void {
  setTimeout(() => {
    // Checks the fonts before the download below. At this moment, the browser has requested only the font files that
    // the text of this page needs.
    dropLateFonts();
    // If the download fails, this page keeps the system font, and the next page tries again.
    whenIdle(() => void downloadFonts().catch(dropWebFonts));
  }, FONT_TIMEOUT_MS);
}

/**
 * Maximum time to wait for the fonts, in milliseconds. Browsers wait about 100 ms for a font with
 * `font-display: optional`.
 */
const FONT_TIMEOUT_MS = 150;

/** Uses the system font on the whole page if any font file is late or failed to load. */
function dropLateFonts(): void {
  if (document.documentElement.dataset.faces !== undefined && [...document.fonts].some(isLate))
    dropWebFonts();
}

/**
 * Whether the page needs this font file but does not use it. If a file arrives after the browser has stopped waiting,
 * its status is `loaded`, but the page keeps the system font. Therefore this function measures the width of a character
 * to find out which font is used.
 */
function isLate({ status, family, unicodeRange }: FontFace): boolean {
  const context = document.createElement('canvas').getContext('2d');
  // The last character of the font file's first character range.
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
 * Downloads every font of the style sheets, and stores the names of the files. On the next page, before-paint-script.ts
 * preloads these files.
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
