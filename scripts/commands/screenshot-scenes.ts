// Defines the screenshots for the install dialog of devices, and those for the README.
import type { Browser, Page } from 'playwright-core';
import { addBookPath, entryPath, gamePath, searchPath } from '../../lib/core/addresses';
import type { Lang } from '../../lib/core/languages';
import { SCREENSHOTS, type Screenshot, screenshotFile } from '../../lib/install/web-manifest';
import { ENGLISH } from '../../tests/extract/invented-html-books';
import { typeset } from '../../tests/extract/typeset';

export interface Scene {
  /** Path of the image file. */
  file: string;
  lang: Lang;
  width: number;
  height: number;
  /** Number of device pixels per CSS pixel. */
  scale: number;
  theme: 'light' | 'dark';
  path: string;
  act: (page: Page) => Promise<void>;
}

type SceneSteps = (lang: Lang) => Pick<Scene, 'path' | 'act'>;

export const GAME = 'outer-rim';
/** Language of the home page at `/`. */
const HOME: Lang = 'uk';
const PHONE = { width: 585, height: 1266, scale: 1.5 };

/** Query in each language. It is an inflected form of a title, to show that the search finds all forms of a word. */
const QUERIES: Partial<Record<Lang, string>> = { uk: 'патрулем', ru: 'патрулём' };

const rule: SceneSteps = (lang) => ({
  path: `${entryPath(GAME, lang, 'patrols')}#not-a-ship`,
  act: async (page) => page.locator('#not-a-ship').waitFor(),
});
const search: SceneSteps = (lang) => ({
  path: `${searchPath(GAME, lang)}${encodeURIComponent(QUERIES[lang] ?? 'patrols')}`,
  act: async (page) => page.locator('.search-answers a').first().waitFor(),
});
const wide: SceneSteps = (lang) => ({
  path: entryPath(GAME, lang, 'patrols'),
  act: async (page) => {
    await page.locator('#not-a-ship a.ref').first().click();
    await page.locator('.preview-open').waitFor();
  },
});
/** Shows a rule in large type on the rule card. */
const show: SceneSteps = (lang) => ({
  path: entryPath(GAME, lang, 'patrols'),
  act: async (page) => {
    await page.locator('#not-a-ship > .rule-body > p').click();
    await page.locator('.rule-action-main').click();
    await page.locator('.show-main').waitFor();
  },
});
const game: SceneSteps = (lang) => ({
  path: gamePath(GAME, lang),
  act: async (page) => page.locator('h1').waitFor(),
});

/** Shows the review of a private book after its PDF was read. */
const privateBookReview: SceneSteps = (lang) => ({
  path: addBookPath(lang, { homeLang: HOME }),
  act: async (page) => {
    const book = await typeset(page.context().browser() as Browser, ENGLISH, { columns: 1, size: 'A5' });
    await page.locator('input[type=file]').setInputFiles({
      name: 'owls.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(book),
    });
    await page.locator('.own-topics').waitFor();
  },
});
/** Shows a rule of a private book, highlighted on its printed page. */
const privateBookPage: SceneSteps = (lang) => ({
  path: addBookPath(lang, { homeLang: HOME }),
  act: async (page) => {
    await privateBookReview(lang).act(page);
    await page.locator('.own-keep').click();
    await page.waitForURL(/[?]b=/);
    await page.goto(`${page.url()}&t=taking-a-turn`);
    await page.locator('.entry-text .rule-body > p').first().click();
    await page.locator('a.rule-action[href*="v=page"]').click();
    await page.locator('.own-canvas[data-drawn]').waitFor();
  },
});

const INSTALL: Record<Screenshot['name'], SceneSteps> = { rule, search, wide };
const README: Record<string, SceneSteps> = { rule, search, show, game };
const README_ENGLISH: Record<string, SceneSteps> = {
  rule,
  search,
  show,
  game,
  'own-look': privateBookReview,
  'own-page': privateBookPage,
};

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
  Object.entries(lang === 'en' ? README_ENGLISH : README).flatMap(([name, shot]) =>
    (['light', 'dark'] as const).map((theme) => ({
      ...PHONE,
      file: `docs/screenshots/${lang}-${name}-${theme}.png`,
      lang,
      theme,
      ...shot(lang),
    })),
  );
