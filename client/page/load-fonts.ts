// Downloads the web fonts when the page is idle. The current page keeps the system font; the next one preloads them.
import { readStored, writeStored } from '../storage';
import { whenIdle } from './when-idle';

export function loadFonts(): void {
  setTimeout(dropLateFonts, FONT_TIMEOUT_MS);
  // After a failed download the next page tries again.
  whenIdle(() => void downloadFonts().catch(() => {}));
}

/** A little longer than the 100 ms that browsers wait for a font with `font-display: optional`. */
const FONT_TIMEOUT_MS = 150;

/** If one font file is late, the page uses the system font throughout: two fonts must not mix within a text. */
function dropLateFonts(): void {
  if ([...document.fonts].some(({ status }) => status === 'loading'))
    delete document.documentElement.dataset.faces;
}

/** Downloads every font of the style sheets and stores the file names, which before-paint-script.ts preloads. */
async function downloadFonts(): Promise<void> {
  await Promise.all([...document.fonts].map((face) => face.load()));
  const files = [...document.styleSheets].flatMap(fontFilesOf);
  if (files.join() !== readStored('faces').join()) writeStored('faces', files);
}

const fontFilesOf = (sheet: CSSStyleSheet): string[] =>
  [...sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const url = /url\("([^"]+)"\)/.exec(rule.style.getPropertyValue('src'))?.[1];
    return url ? [new URL(url, sheet.href ?? location.href).pathname] : [];
  });
