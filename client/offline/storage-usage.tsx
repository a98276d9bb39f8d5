// How much room the copy takes, how much is left, and whether the browser promised to keep it.
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { formatSize } from '@/lib/offline/format-size';
import { type Storage, storage } from './offline-client';
import { useOffline } from './use-offline';

export function StorageUsage({ lang }: { lang: Lang }) {
  const { offline: words } = stringsOf(lang);
  const { support, state } = useOffline();
  const [room, setRoom] = useState<Storage>();
  const [refused, setRefused] = useState(false);
  const bytes = state?.games.reduce((sum, game) => sum + game.bytes, state.shell.bytes);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is used changes with what is kept
  useEffect(() => {
    let over = false;
    storage().then((next) => !over && setRoom(next));
    return () => {
      over = true;
    };
  }, [bytes]);

  const persist = async () => {
    const next = await storage({ persist: true });
    setRoom(next);
    setRefused(!next.persisted);
  };
  if (support === 'none' || support === 'refused') return null;
  return (
    <section aria-labelledby="room" className="room">
      <h2 id="room" className="mt-8 font-rule text-2xl font-[650]">
        {words.room}
      </h2>
      <p className="mt-2">
        {room?.usage === undefined ? '…' : words.used(formatSize(room.usage, lang))}{' '}
        {room?.usage !== undefined &&
          room.quota !== undefined &&
          words.left(formatSize(Math.max(0, room.quota - room.usage), lang))}
      </p>
      <p className="mt-1" role="status">
        {room && (room.persisted ? words.persisted : refused ? words.persistRefused : words.notPersisted)}
      </p>
      {room && !room.persisted && !refused && (
        <p className="mt-3">
          <button type="button" className="pill-button" onClick={() => void persist()}>
            {words.persist}
          </button>
        </p>
      )}
    </section>
  );
}
