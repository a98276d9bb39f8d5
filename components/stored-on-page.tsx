'use client';
// Keeps the page in step with what the device remembers, also when another tab changes it.
import { useEffect } from 'react';
import { withVisit } from '@/lib/install/invite';
import { BAR_COLOURS } from './first-script';
import { useFaces } from './use-faces';
import { readStored, useStored, writeStored } from './use-stored';
import { useWakeLock } from './use-wake-lock';

/** Sets or removes a data attribute of the document. */
function usePageAttribute(name: string, value: string): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (value) dataset[name] = value;
    else delete dataset[name];
  }, [name, value]);
}

export function StoredOnPage({ game }: { game: string }) {
  const [theme] = useStored('theme');
  const [textSize] = useStored('textSize');
  const [hidden] = useStored('hidden');
  const [unlocked] = useStored('unlocked');
  const [players] = useStored('players');
  const [keepAwake] = useStored('keepAwake');
  usePageAttribute('theme', theme === 'system' ? '' : theme);
  usePageAttribute('textSize', textSize ? String(textSize) : '');
  usePageAttribute('hide', hidden[game]?.join(' ') ?? '');
  usePageAttribute('unlocked', unlocked[game]?.join(' ') ?? '');
  usePageAttribute('players', String(players[game] ?? ''));
  useBarColour(theme);
  useVisit();
  useFaces();
  useWakeLock(keepAwake && game !== '');
  return null;
}

/** The browser's bar follows the theme: a meta of our own stands before those that follow the system. */
function useBarColour(theme: 'system' | 'light' | 'dark'): void {
  useEffect(() => {
    document.getElementById('bar-colour')?.remove();
    if (theme === 'system') return;
    const meta = document.createElement('meta');
    Object.assign(meta, { id: 'bar-colour', name: 'theme-color', content: BAR_COLOURS[theme] });
    document.head.prepend(meta);
  }, [theme]);
}

/** Notes that the site was opened today. */
function useVisit(): void {
  useEffect(() => {
    const days = readStored('visits');
    const next = withVisit(days, new Date());
    if (next.length !== days.length || next[0] !== days[0]) writeStored('visits', next);
  }, []);
}
