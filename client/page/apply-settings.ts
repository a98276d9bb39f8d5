// Applies the stored settings to the page, and applies them again when this or another tab changes them.
import { PAPER } from '@/lib/core/palette';
import type { StoredKey } from '@/lib/core/storage-schema';
import { withVisit } from '@/lib/install/visit-days';
import { page } from '../current-page';
import { loadIsland } from '../load-island';
import { readStored, updateStored, watchStored } from '../storage';

/** Sets a data attribute of <html>, or removes it if the value is empty. */
function setRootData(name: string, value: string): void {
  const { dataset } = document.documentElement;
  if (value) dataset[name] = value;
  else delete dataset[name];
}

export function applySettings(): void {
  const { game } = page;
  watchStored('theme', (theme) => {
    setRootData('theme', theme === 'system' ? '' : theme);
    setThemeColor(theme);
  });
  watchStored('textSize', (size) => setRootData('textSize', size ? String(size) : ''));
  const applyGameValue = (key: StoredKey, name: string) =>
    watchStored(key, (all) => {
      const value = (all as Record<string, string[] | number>)[game] ?? '';
      setRootData(name, Array.isArray(value) ? value.join(' ') : String(value));
    });
  applyGameValue('hidden', 'hide');
  applyGameValue('unlocked', 'unlocked');
  applyGameValue('players', 'players');
  let isAwake = !game;
  watchStored('keepAwake', (isWanted) => {
    if (!isWanted || isAwake) return;
    isAwake = true;
    loadIsland('settings/keep-awake').then(
      (island) => island.watchKeepAwake(),
      () => {
        isAwake = false;
      },
    );
  });
  recordVisitDay();
}

/**
 * Sets the color of the browser's toolbar. The browser uses the first `theme-color` element, so this function inserts a
 * new element before those of the HTML.
 */
function setThemeColor(theme: 'system' | 'light' | 'dark'): void {
  document.getElementById('bar-colour')?.remove();
  if (theme === 'system') return;
  const meta = document.createElement('meta');
  Object.assign(meta, { id: 'bar-colour', name: 'theme-color', content: PAPER[theme] });
  document.head.prepend(meta);
}

/**
 * Adds today to the stored list of days on which the reader opened the site. The site offers to install itself when
 * this list has two days.
 */
function recordVisitDay(): void {
  const now = new Date();
  const days = readStored('visits');
  const next = withVisit(days, now);
  if (next.length !== days.length || next[0] !== days[0])
    void updateStored('visits', (stored) => withVisit(stored, now));
}
