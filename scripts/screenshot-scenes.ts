// The scenes that pictures of the site are taken of: what a device shows before installing, and what the README shows.
import type { Page } from 'playwright-core';
import { entryPath, gamePath, searchPath } from '../lib/ground/addresses';
import type { Lang } from '../lib/ground/languages';
import { SCREENSHOTS, type Screenshot, screenshotFile } from '../lib/install/manifest';

export interface Scene {
  /** Where the picture is kept. */
  file: string;
  lang: Lang;
  width: number;
  height: number;
  /** Pixels of the picture to one of the page. */
  scale: number;
  theme: 'light' | 'dark';
  path: string;
  act: (page: Page) => Promise<void>;
}

type Shot = (lang: Lang) => Pick<Scene, 'path' | 'act'>;

export const GAME = 'outer-rim';
const PHONE = { width: 585, height: 1266, scale: 1.5 };

/** A form of the word that is no title. */
const QUERIES: Partial<Record<Lang, string>> = { uk: 'патрулем', ru: 'патрулём' };

const rule: Shot = (lang) => ({
  path: `${entryPath(GAME, lang, 'patrols')}#not-a-ship`,
  act: async (page) => page.locator('#not-a-ship').waitFor(),
});
const search: Shot = (lang) => ({
  path: `${searchPath(GAME, lang)}${encodeURIComponent(QUERIES[lang] ?? 'patrols')}`,
  act: async (page) => page.locator('.search-answers a').first().waitFor(),
});
const wide: Shot = (lang) => ({
  path: entryPath(GAME, lang, 'patrols'),
  act: async (page) => {
    await page.locator('#not-a-ship a.ref').first().click();
    await page.locator('.preview-open').waitFor();
  },
});
/** The rule in large type, for the whole table. */
const show: Shot = (lang) => ({
  path: entryPath(GAME, lang, 'patrols'),
  act: async (page) => {
    await page.locator('#not-a-ship > .rule-body > p').click();
    await page.locator('.rule-action-main').click();
    await page.locator('.show-main').waitFor();
  },
});
const game: Shot = (lang) => ({
  path: gamePath(GAME, lang),
  act: async (page) => page.locator('h1').waitFor(),
});

const INSTALL: Record<Screenshot['name'], Shot> = { rule, search, wide };
const README: Record<string, Shot> = { rule, search, show, game };

export const installScenes = (lang: Lang): Scene[] =>
  SCREENSHOTS.map((one) => ({
    ...one,
    file: `app/install/${screenshotFile(lang, one)}`,
    lang,
    scale: one.width > one.height ? 1 : PHONE.scale,
    theme: 'light' as const,
    ...INSTALL[one.name](lang),
  }));

export const readmeScenes = (lang: Lang): Scene[] =>
  Object.entries(README).flatMap(([name, shot]) =>
    (['light', 'dark'] as const).map((theme) => ({
      ...PHONE,
      file: `docs/screenshots/${name}-${theme}.png`,
      lang,
      theme,
      ...shot(lang),
    })),
  );
