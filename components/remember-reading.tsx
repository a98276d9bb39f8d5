'use client';
// Notes what was read, with the rule it was opened at, for the list of tonight's game.
import { useEffect } from 'react';
import { anchorOf } from '@/lib/addresses';
import { withRead } from '@/lib/tonight';
import { readStored, writeStored } from './use-stored';

export function RememberReading({ game, lang, entry }: { game: string; lang: string; entry: string }) {
  useEffect(() => {
    const note = () => {
      const rule = anchorOf(location.hash);
      const known = rule && document.getElementById(rule)?.matches('.rule, .section');
      const history = readStored('history');
      const edition = `${game}.${lang}`;
      const list = withRead(history[edition] ?? [], known ? `${entry}#${rule}` : entry);
      writeStored('history', { ...history, [edition]: list });
    };
    note();
    window.addEventListener('hashchange', note);
    return () => window.removeEventListener('hashchange', note);
  }, [game, lang, entry]);
  return null;
}
