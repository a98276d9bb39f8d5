// On every page: keeps the offline copy going, and notes what a waiting version changes in pinned rules.
import { greet, keepOwnTools, startOffline } from './client';
import { watchUpdates } from './update-watch';

export { keepOwnTools };

export function keep(game: string): void {
  void startOffline(game);
  window.addEventListener('online', () => void greet(game));
  watchUpdates();
}
