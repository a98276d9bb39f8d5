// Keeps the page in step with what the device remembers, also when another tab changes it.
import { PAPER } from '@/lib/core/palette';
import type { StoredKey } from '@/lib/core/storage-schema';
import { withVisit } from '@/lib/install/install-prompt';
import { page } from '../current-page';
import { follow, readStored, writeStored } from '../storage';
import { keepAwake } from './wake-lock';

/** Sets or removes a data attribute of the document. */
function setAttribute(name: string, value: string): void {
  const { dataset } = document.documentElement;
  if (value) dataset[name] = value;
  else delete dataset[name];
}

export function followStored(): void {
  const { game } = page;
  follow('theme', (theme) => {
    setAttribute('theme', theme === 'system' ? '' : theme);
    colourBar(theme);
  });
  follow('textSize', (size) => setAttribute('textSize', size ? String(size) : ''));
  const ofGame = (key: StoredKey, name: string) =>
    follow(key, (all) => {
      const value = (all as Record<string, string[] | number>)[game] ?? '';
      setAttribute(name, Array.isArray(value) ? value.join(' ') : String(value));
    });
  ofGame('hidden', 'hide');
  ofGame('unlocked', 'unlocked');
  ofGame('players', 'players');
  let letSleep = () => {};
  follow('keepAwake', (wanted) => {
    letSleep();
    letSleep = wanted && game ? keepAwake() : () => {};
  });
  noteVisit();
}

/** The browser's bar follows the theme: a meta of our own stands before those that follow the system. */
function colourBar(theme: 'system' | 'light' | 'dark'): void {
  document.getElementById('bar-colour')?.remove();
  if (theme === 'system') return;
  const meta = document.createElement('meta');
  Object.assign(meta, { id: 'bar-colour', name: 'theme-color', content: PAPER[theme] });
  document.head.prepend(meta);
}

/** Notes that the site was opened today. */
function noteVisit(): void {
  const days = readStored('visits');
  const next = withVisit(days, new Date());
  if (next.length !== days.length || next[0] !== days[0]) writeStored('visits', next);
}
