// Everything that listens to what a page shows. Pages of the site call it at once, a page that is drawn on the device when it is drawn.

import { watchDecisions } from './decisions/watch-decisions';
import type { Attached, IslandName } from './islands';
import { loadIslandOrReport } from './load-island';
import { followStored } from './page/apply-settings';
import { offerReturn } from './page/back-chip';
import { followLanguages } from './page/language-toggle';
import { printAddress } from './page/print-address';
import { rememberReading } from './page/record-visit';
import { scrollToTargetRule } from './page/scroll-to-rule';
import { yieldToMain } from './page/yield-to-main';
import { previewLinks } from './preview/preview-links';
import { pinEntries } from './reading/pin-entry';
import { handRules } from './rule/rule-taps';
import { initSearchBar } from './search/search-bar';
import { watchLocks } from './spoilers/spoiler-locks';
import { readStored } from './storage';

/** Draws the whole page, and starts it then. */
const DRAWN_HERE = '[data-island="private-books/reader"]';

export function beginPage(): void {
  const drawn = document.querySelector<HTMLElement>(DRAWN_HERE);
  if (drawn) void attach(drawn);
  else void startPage();
}

export async function startPage(): Promise<void> {
  initSearchBar();
  await yieldToMain();
  followStored();
  watchLocks();
  watchDecisions();
  scrollToTargetRule();
  await yieldToMain();
  followLanguages();
  handRules();
  previewLinks();
  offerReturn();
  rememberReading();
  pinEntries();
  printAddress();
  attachParts();
}

async function attach(element: HTMLElement): Promise<void> {
  const part = await loadIslandOrReport(element.dataset.island as IslandName);
  if (!part) return;
  await (part as Attached).attach(element);
  element.dataset.attached = '';
}

/**
 * Markup names its part and when it is wanted: `load` (at once), `tap`, or `own` (at once, where the reader has books of his own).
 * What was tapped before this script came is in `early`.
 */
function attachParts(): void {
  const hasOwn = Object.keys(readStored('own')).length > 0;
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island]:not(${DRAWN_HERE})`)) {
    const { when } = element.dataset;
    if (when === 'tap') element.addEventListener('click', () => void attach(element));
    else if (when !== 'own' || hasOwn) void attach(element);
  }
  // Taps are noted by the first script of the page until they can happen.
  const early = window.pravyloTaps ?? [];
  delete window.pravyloTaps;
  for (const target of early) if (target.isConnected) target.click();
}

declare global {
  interface Window {
    /** Buttons and rules tapped before this script was here. */
    pravyloTaps?: HTMLElement[];
  }
}
