import type { Lang } from '@/lib/core/languages';
// The answer to the one question of the page — can the network go? — and "test now".
import { stringsOf } from '@/lib/i18n';
import { errorToShow, offlineStatus, progressOf, toneOf } from '@/lib/offline/copy-status';
import { formatMoment } from '@/lib/offline/format-size';
import { MissingFiles } from './missing-files';
import { testNow } from './offline-client';
import { StatusIcon } from './status-icon';
import { useOffline } from './use-offline';

export function OverallState({ lang }: { lang: Lang }) {
  const { offline: words } = stringsOf(lang);
  const { support, state } = useOffline();
  const standing = offlineStatus(support, state);
  const tone = toneOf(standing);
  const trouble = errorToShow(standing, state?.trouble);
  const progress = state && progressOf(state);
  const canKeep = standing !== 'none' && standing !== 'refused';
  const canTest = state !== undefined && !state.busy;
  return (
    <section className={`overall is-${tone}`} aria-label={words.state}>
      <div className="overall-words">
        <StatusIcon tone={tone} />
        <div className="min-w-0 flex-1">
          <p role="status" className="overall-standing">
            {standing === 'loading' && progress
              ? words.loading(progress.here, progress.total)
              : words.standing[standing === 'loading' ? 'starting' : standing]}
          </p>
          <p className="text-sm text-soft" hidden={!canKeep}>
            {state?.checkedAt === undefined
              ? words.notChecked
              : words.checked(formatMoment(state.checkedAt, Date.now(), lang))}
          </p>
        </div>
      </div>
      <Bar
        here={standing === 'loading' ? (progress?.here ?? 0) : 0}
        total={standing === 'loading' ? (progress?.total ?? 0) : 0}
      />
      {trouble && <p className="mt-2">{words.trouble[trouble]}</p>}
      {state?.shell.status === 'lacking' && (
        <MissingFiles lang={lang} missing={state.shell.missing} damaged={state.shell.damaged} />
      )}
      <p className="mt-3" hidden={!canKeep}>
        <button
          type="button"
          className="pill-button"
          aria-disabled={!canTest}
          onClick={() => canTest && void testNow()}
        >
          {words.test}
        </button>
      </p>
    </section>
  );
}

/** Its room is always kept, so that nothing moves when a download begins or ends. */
export function Bar({ here, total }: { here: number; total: number }) {
  return (
    <div className="bar" aria-hidden="true">
      {total > 0 && <span style={{ width: `${Math.round((here / total) * 100)}%` }} />}
    </div>
  );
}
