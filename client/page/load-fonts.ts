// Brings the typefaces once the page can be read: this page stays as it is, from the next one on they are there at once.
import { readStored, writeStored } from '../storage';
import { whenIdle } from './when-idle';

/** A page never changes its face while it is read. */
export function loadFonts(): void {
  setTimeout(dropLateFaces, LATE_MS);
  const start = () => void loadFaces().catch(() => {}); // without a network the next page tries again
  whenIdle(start);
}

/** As long as a browser waits for a typeface that may be left out. */
const LATE_MS = 150;

/** With one file late its letters would stand in another face than their neighbours: then none of this page is in ours. */
function dropLateFaces(): void {
  if ([...document.fonts].some(({ status }) => status === 'loading'))
    delete document.documentElement.dataset.faces;
}

/** Loads every typeface of the styles and notes their files, for the first script of the next page. */
async function loadFaces(): Promise<void> {
  await Promise.all([...document.fonts].map((face) => face.load()));
  const files = [...document.styleSheets].flatMap(facesOf);
  if (files.join() !== readStored('faces').join()) writeStored('faces', files);
}

const facesOf = (sheet: CSSStyleSheet): string[] =>
  [...sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const url = /url\("([^"]+)"\)/.exec(rule.style.getPropertyValue('src'))?.[1];
    return url ? [new URL(url, sheet.href ?? location.href).pathname] : [];
  });
