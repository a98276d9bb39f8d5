'use client';
// Brings the typefaces once the page can be read: this page stays as it is, from the next one on they are there at once.
import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { readStored, writeStored } from './use-stored';

let areHere = false;

export function useFaces(): void {
  const path = usePathname();
  useEffect(() => {
    const start = () => void loadFaces().catch(() => {}); // without a network the next page tries again
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page may change its face
  useLayoutEffect(() => {
    if (areHere) document.documentElement.dataset.faces = '';
  }, [path]);
}

/** Loads every typeface of the styles and notes their files, for the first script of the next page. */
async function loadFaces(): Promise<void> {
  await Promise.all([...document.fonts].map((face) => face.load()));
  areHere = true;
  const files = [...document.styleSheets].flatMap(facesOf);
  if (files.join() !== readStored('faces').join()) writeStored('faces', files);
}

const facesOf = (sheet: CSSStyleSheet): string[] =>
  [...sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const url = /url\("([^"]+)"\)/.exec(rule.style.getPropertyValue('src'))?.[1];
    return url ? [new URL(url, sheet.href ?? location.href).pathname] : [];
  });
