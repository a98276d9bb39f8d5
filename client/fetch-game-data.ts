// Fetches the data of an edition, for pages and for the search worker; whatever else is answered is an error.
import type { GameData } from '@/lib/data/game-data';

export async function fetchGameData(address: string): Promise<GameData> {
  const response = await fetch(address);
  // A captive portal answers with a page of its own.
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  if (!response.ok || !isJson) throw new Error(`No data at ${address}.`);
  return (await response.json()) as GameData;
}
