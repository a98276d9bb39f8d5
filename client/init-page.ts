// Starts the features of a page: attaches listeners, applies stored settings, and loads the islands that the HTML
// names.
import { isPrivateGame } from '@/lib/core/parse-address';
import { isDesk, page } from './current-page';
import { watchDecisions } from './decisions/load-entry-decisions';
import { interfaceLangOf } from './interface-lang';
import type { AttachableIsland, IslandName } from './island-list';
import { loadIsland, loadIslandOrReport } from './load-island';
import { applySettings } from './page/apply-settings';
import { initBackChip } from './page/back-chip';
import { initLanguageToggle } from './page/language-toggle';
import { watchTargetRule } from './page/mark-target-rule';
import { fillPrintAddress } from './page/page-url-for-print';
import { recordVisit } from './page/record-visit';
import { yieldToMain } from './page/yield-to-main';
import { initLinkPreviews } from './preview/preview-links';
import { initEntryActions } from './reading/entry-actions';
import { initRuleTaps } from './rule/rule-taps';
import { initSearchBar } from './search/search-bar';
import { synchronize, watchStored } from './storage';

/**
 * Selects the element of the island that renders a page of a private book in the browser. That island calls
 * `startFeatures` when the page is rendered.
 */
const PAGE_RENDERER = '[data-island="private-books/reader"]';

export function boot(): void {
  void synchronize();
  const renderer = document.querySelector<HTMLElement>(PAGE_RENDERER);
  if (renderer) void attach(renderer);
  else void startFeatures();
}

/**
 * Starts the features of a page. The search bar is first, because the reader may already be typing. The other features
 * start in groups, and between two groups the browser can handle pending input.
 */
export async function startFeatures(): Promise<void> {
  initSearchBar();
  await yieldToMain();
  applySettings();
  watchDecisions();
  watchTargetRule();
  await yieldToMain();
  initLanguageToggle();
  initRuleTaps(translateIfNeeded());
  initLinkPreviews();
  initBackChip();
  recordVisit();
  initEntryActions();
  fillPrintAddress();
  attachIslands();
  // If the island for wide screens fails to load, the page works as on a phone.
  if (isDesk())
    loadIsland('desktop/layout').then(
      ({ extendPage }) => extendPage(),
      () => {},
    );
}

/**
 * Translates the interface if the game has no edition in the reader's language. If the translation fails to load, the
 * interface stays in the language of the page.
 */
async function translateIfNeeded(): Promise<void> {
  if (interfaceLangOf(page.lang) === page.lang || isPrivateGame(page.game)) return;
  await loadIsland('page/translate-interface').then(
    (island) => island.translateInterface(),
    () => {},
  );
}

async function attach(element: HTMLElement): Promise<void> {
  const island = await loadIslandOrReport(element.dataset.island as IslandName);
  if (!island) return showStaticPage(element);
  await (island as AttachableIsland).attach(element);
  element.dataset.attached = '';
}

/**
 * Called if the island of `element` failed to load. Shows the HTML in the element that is meant for browsers without
 * scripts: the back link and the page title. Replaces its hint to turn scripts on with an error message.
 */
function showStaticPage(element: HTMLElement): void {
  for (const part of element.querySelectorAll('.without-scripts')) {
    part.classList.remove('without-scripts');
    part.querySelector('h1 ~ p')?.replaceChildren(document.body.dataset.lost ?? '');
  }
}

/** Attaches the island when its element is at most half a screen away from the visible part of the page. */
function attachWhenNear(element: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void attach(element);
    },
    { rootMargin: '50%' },
  );
  observer.observe(element);
}

/**
 * Attaches the islands that the HTML names. The attribute `data-when` says when: `load` (as soon as the page loads),
 * `near` (before the reader has scrolled to the element), `tap` (whenever the reader taps the element) or `own` (as
 * soon as the reader has a private book).
 */
function attachIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island]:not(${PAGE_RENDERER})`)) {
    const { when } = element.dataset;
    if (when === 'tap') element.addEventListener('click', () => void attach(element));
    else if (when === 'near') attachWhenNear(element);
    else if (when !== 'own') void attach(element);
  }
  watchStored('own', (books) => {
    if (Object.keys(books).length === 0) return;
    for (const element of document.querySelectorAll<HTMLElement>('[data-when="own"]')) {
      delete element.dataset.when;
      void attach(element);
    }
  });
  // Handles the taps that components/page/before-paint-script.ts recorded before this script ran.
  const earlyTaps = window.pravyloTaps ?? [];
  delete window.pravyloTaps;
  for (const target of earlyTaps) if (target.isConnected) target.click();
}

declare global {
  interface Window {
    /** Buttons and rules that the reader tapped before main.js ran. */
    pravyloTaps?: HTMLElement[];
  }
}
