// Shows how much storage the site uses, how much is available, and whether the browser has promised not to delete the
// stored data.
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { formatSize } from '@/lib/offline/format-size';
import { readStorageEstimate, type StorageEstimate } from './offline-client';
import { useOffline } from './use-offline';

export function StorageUsage({ lang }: { lang: Lang }) {
  const { offline: words } = stringsOf(lang);
  const { support, state } = useOffline();
  const [estimate, setEstimate] = useState<StorageEstimate>();
  const [isRefused, setIsRefused] = useState(false);
  const bytes = state?.games.reduce((sum, game) => sum + game.bytes, state.shell.bytes);

  // biome-ignore lint/correctness/useExhaustiveDependencies: usage changes with the number of stored bytes
  useEffect(() => {
    let isUnmounted = false;
    readStorageEstimate().then((next) => !isUnmounted && setEstimate(next));
    return () => {
      isUnmounted = true;
    };
  }, [bytes]);

  const persist = async () => {
    const next = await readStorageEstimate({ persist: true });
    setEstimate(next);
    setIsRefused(!next.persisted);
  };
  if (support === 'none' || support === 'refused') return null;
  return (
    <section aria-labelledby="room" className="room">
      <h2 id="room" className="mt-8 font-rule text-2xl font-[650]">
        {words.room}
      </h2>
      <p className="mt-2">
        {estimate?.usage === undefined ? '…' : words.used(formatSize(estimate.usage, lang))}{' '}
        {estimate?.usage !== undefined &&
          estimate.quota !== undefined &&
          words.left(formatSize(Math.max(0, estimate.quota - estimate.usage), lang))}
      </p>
      <p className="mt-1" role="status">
        {estimate &&
          (estimate.persisted ? words.persisted : isRefused ? words.persistRefused : words.notPersisted)}
      </p>
      {estimate && !estimate.persisted && !isRefused && (
        <p className="mt-3">
          <button type="button" className="pill-button" onClick={() => void persist()}>
            {words.persist}
          </button>
        </p>
      )}
    </section>
  );
}
