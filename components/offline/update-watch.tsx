'use client';
// On every page: notes which pinned rules a waiting version changes before it takes over.
import { useEffect } from 'react';
import type { Lang } from '@/lib/languages';
import { findTouchedPins, newsOf, toNews } from '@/lib/offline/news';
import { readStored, writeStored } from '../use-stored';
import { useOffline } from './use-offline';

export function UpdateWatch({ lang }: { lang: Lang }) {
  const { state } = useOffline();
  const waiting = state?.waiting;
  useEffect(() => {
    if (!state || !waiting) return;
    const touched = findTouchedPins(state, waiting.changed, readStored('pins'), lang);
    if (touched.length === 0) return;
    // What an earlier version changed and nobody has seen yet is not forgotten.
    const unseen = toNews(waiting.version, newsOf(state.version, readStored('updateNews')));
    writeStored('updateNews', {
      ...readStored('updateNews'),
      ...unseen,
      ...toNews(waiting.version, touched),
    });
  }, [state, waiting, lang]);
  return null;
}
