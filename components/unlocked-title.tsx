'use client';
// Gives the tab its true title once the page is open; the file itself never carries it.
import { useEffect } from 'react';
import { useUnlocked } from './use-unlocked';

export function UnlockedTitle({ game, until, title }: { game: string; until: string; title: string }) {
  const open = useUnlocked(game).includes(until);
  useEffect(() => {
    if (!open) return;
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [open, title]);
  return null;
}
