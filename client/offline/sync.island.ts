// On every page: keeps the offline copy going, and notes what a waiting version changes in pinned rules.
import { greet, keepOwnTools, startOffline } from './offline-client';
import { watchUpdates } from './watch-updates';

export { keepOwnTools };

export function keep(game: string): void {
  void startOffline(game);
  window.addEventListener('online', () => void greet(game));
  watchUpdates();
}
