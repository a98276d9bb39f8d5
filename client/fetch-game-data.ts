// Fetches the data of an edition, in pages and in the search worker; throws on any response that is not JSON.
import type { GameData } from '@/lib/data/game-data';

export async function fetchGameData(address: string): Promise<GameData> {
  const response = await fetch(address);
  // A captive portal answers with status 200 and its own HTML page.
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  if (!response.ok || !isJson) throw new Error(`No game data at ${address}.`);
  return (await response.json()) as GameData;
}
