// Fetches the data of an edition (a game in one language) or another JSON file. Throws an error if the response is not
// JSON. Pages and the search worker use this function.
import type { GameData } from '@/lib/data/game-data';

export async function fetchGameData<T = GameData>(address: string): Promise<T> {
  const response = await fetch(address);
  // A captive portal (the login page of a public network) answers with status 200, but with HTML.
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  if (!response.ok || !isJson) throw new Error(`No game data at ${address}.`);
  return (await response.json()) as T;
}
