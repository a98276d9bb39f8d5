// Loads the list of all games of the site in one interface language, at most once per page. If loading fails, the next
// call tries again.
import { withBase } from '@/components/page/build-settings';
import { gameListName, type ListedGame } from '@/lib/data/game-list';
import { fetchGameData } from './fetch-game-data';

const loading = new Map<string, Promise<ListedGame[]>>();

export const gameListAddress = (lang: string): string => withBase(`/${gameListName(lang)}.json`);

export function loadGameList(lang: string): Promise<ListedGame[]> {
  const known = loading.get(lang);
  if (known) return known;
  const request = fetchGameData<ListedGame[]>(gameListAddress(lang));
  loading.set(lang, request);
  request.catch(() => loading.delete(lang));
  return request;
}
