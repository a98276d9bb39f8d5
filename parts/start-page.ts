// Everything that listens to what a page shows. Pages of the site call it at once, a page that is drawn on the device when it is drawn.
import { bring } from './bring';
import { watchDecisions } from './decisions/watch';
import { meetArrivals } from './page/arrival';
import { breathe } from './page/breathe';
import { followLanguages } from './page/language-toggle';
import { printAddress } from './page/print-address';
import { rememberReading } from './page/remember-reading';
import { offerReturn } from './page/return-chip';
import { followStored } from './page/stored-on-page';
import type { Attached, PartName } from './parts';
import { previewLinks } from './preview/links';
import { pinEntries } from './reading/pin-entry';
import { handRules } from './rule/handle';
import { openDock } from './search/dock';
import { watchLocks } from './spoilers/locks';
import { readStored } from './stored';

/** Draws the whole page, and starts it then. */
const DRAWN_HERE = '[data-part="own/reader"]';

export function beginPage(): void {
  const drawn = document.querySelector<HTMLElement>(DRAWN_HERE);
  if (drawn) void attach(drawn);
  else void startPage();
}

export async function startPage(): Promise<void> {
  openDock();
  await breathe();
  followStored();
  watchLocks();
  watchDecisions();
  meetArrivals();
  await breathe();
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
  const part = await bring(element.dataset.part as PartName);
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
  for (const element of document.querySelectorAll<HTMLElement>(`[data-part]:not(${DRAWN_HERE})`)) {
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
