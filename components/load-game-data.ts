'use client';
// Brings the compact data of an edition to the page, once; a failed load may be tried again.
import { withBase } from '@/lib/addresses';
import type { GameData } from '@/lib/data/game-data';

const loading = new Map<string, Promise<GameData>>();

export const dataPath = (game: string, lang: string): string => withBase(`/data/${game}.${lang}.json`);

export function loadGameData(game: string, lang: string): Promise<GameData> {
  const key = `${game}.${lang}`;
  const known = loading.get(key);
  if (known) return known;
  const request = fetch(dataPath(game, lang)).then(async (response) => {
    // A captive portal answers with a page of its own.
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !type.includes('json')) throw new Error(`No data for ${key}.`);
    return (await response.json()) as GameData;
  });
  loading.set(key, request);
  request.catch(() => loading.delete(key));
  return request;
}
