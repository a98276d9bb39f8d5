// The notice that a new version is ready. After the update, the notice lists the pinned rules that have changed.
import { stringsOf } from '@/lib/i18n';
import { findTouchedPins, unseenChangesOf } from '@/lib/offline/unseen-changes';
import { page } from '../current-page';
import { useStored } from '../use-storage';
import { updateNow } from './offline-client';
import { PinnedChanges } from './pinned-changes';
import { useOffline } from './use-offline';

export function UpdateNotice() {
  const { lang } = page;
  const { update: words } = stringsOf(lang).offline;
  const { state } = useOffline();
  const [pins] = useStored('pins');
  const [news, setNews] = useStored('updateNews');
  if (!state) return null;
  const { waiting, version } = state;
  const unseen = unseenChangesOf(version, news);
  if (waiting) {
    const touched = findTouchedPins(state, waiting.changed, pins, lang);
    return (
      <section className="invitation print:hidden" aria-labelledby="update">
        <h2 id="update" className="font-rule text-xl font-[650]">
          {words.title}
        </h2>
        <p className="mt-1">{words.text}</p>
        {touched.length > 0 && <PinnedChanges lang={lang} editions={touched} other="waiting" />}
        <p className="mt-3">
          <button type="button" className="pill-button" onClick={() => void updateNow()}>
            {words.now}
          </button>
        </p>
      </section>
    );
  }
  if (unseen.length === 0) return null;
  return (
    <section className="invitation print:hidden" aria-labelledby="update">
      <h2 id="update" className="font-rule text-xl font-[650]">
        {words.done}
      </h2>
      <PinnedChanges lang={lang} editions={unseen} other="previous" />
      <p className="mt-3">
        <button type="button" className="pill-button" onClick={() => setNews({})}>
          {words.understood}
        </button>
      </p>
    </section>
  );
}
