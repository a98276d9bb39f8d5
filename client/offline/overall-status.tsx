// The first section of the Offline page. It says whether the site works without a network, and has a button that
// verifies the stored files.
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { formatMoment } from '@/lib/offline/format-size';
import { errorToShow, offlineStatus, progressOf, toneOf } from '@/lib/offline/offline-copy-status';
import { MissingFiles } from './missing-files';
import { verifyNow } from './offline-client';
import { StatusIcon } from './status-icon';
import { useOffline } from './use-offline';

export function OverallStatus({ lang }: { lang: Lang }) {
  const { offline: words } = stringsOf(lang);
  const { support, state } = useOffline();
  const status = offlineStatus(support, state);
  const tone = toneOf(status);
  const errorCode = errorToShow(status, state?.trouble);
  const progress = state && progressOf(state);
  const isSupported = status !== 'none' && status !== 'refused';
  const canVerify = state !== undefined && !state.busy;
  return (
    <section className={`overall is-${tone}`} aria-label={words.state}>
      <div className="overall-words">
        <StatusIcon tone={tone} />
        <div className="min-w-0 flex-1">
          <p role="status" className="overall-standing">
            {status === 'loading' && progress
              ? words.loading(progress.here, progress.total)
              : words.standing[status === 'loading' ? 'starting' : status]}
          </p>
          {status === 'selected' && state && (
            <p>{words.gamesKept(state.games.filter(({ kept }) => kept).length, state.games.length)}</p>
          )}
          <p className="text-sm text-soft" hidden={!isSupported}>
            {state?.checkedAt === undefined
              ? words.notChecked
              : words.checked(formatMoment(state.checkedAt, Date.now(), lang))}
          </p>
        </div>
      </div>
      <ProgressBar
        here={status === 'loading' ? (progress?.here ?? 0) : 0}
        total={status === 'loading' ? (progress?.total ?? 0) : 0}
      />
      {errorCode && <p className="mt-2">{words.errors[errorCode]}</p>}
      {state?.shell.status === 'lacking' && (
        <MissingFiles lang={lang} missing={state.shell.missing} damaged={state.shell.damaged} />
      )}
      <p className="mt-3" hidden={!isSupported}>
        <button
          type="button"
          className="pill-button"
          aria-disabled={!canVerify}
          onClick={() => canVerify && void verifyNow()}
        >
          {words.test}
        </button>
      </p>
    </section>
  );
}

/**
 * Shows the progress of a download. Without a download, the element is empty but has the same height, so the layout
 * does not shift.
 */
export function ProgressBar({ here, total }: { here: number; total: number }) {
  return (
    <div className="bar" aria-hidden="true">
      {total > 0 && <span style={{ width: `${Math.round((here / total) * 100)}%` }} />}
    </div>
  );
}
