'use client';
// Starts the offline copy once the page itself has loaded, and speaks up again when the network is back.
import { useEffect } from 'react';

// Not before the page is there: the first load carries nothing of this. A script that does not come is asked for by the next page.
const nothing = () => undefined;
const client = () => import('./offline-client');

/** `game` is the one that this page belongs to: whoever opens it has asked for it. */
export function OfflineStart({ game }: { game: string }) {
  useEffect(() => {
    // The development server has no packs.
    if (process.env.NODE_ENV !== 'production') return;
    const start = () => {
      client().then(({ startOffline }) => startOffline(game), nothing);
    };
    const greet = () => {
      client().then((offline) => offline.greet(game), nothing);
    };
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    addEventListener('online', greet);
    return () => {
      removeEventListener('load', start);
      removeEventListener('online', greet);
    };
  }, [game]);
  return null;
}
