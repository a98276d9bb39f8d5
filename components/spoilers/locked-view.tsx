// The page of a locked entry. It hides the entry until the reader confirms that the campaign has reached the point that
// unlocks the entry.

import type { SiteEdition, SiteEntry } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';
import { PageTitle } from '../page/page-title';
import { EntryView } from '../reading/entry-view';

export function LockedView({ edition, entry }: { edition: SiteEdition; entry: SiteEntry }) {
  const strings = stringsOf(edition.lang);
  const { until, name } = entry.locked ?? { until: '', name: '' };
  return (
    <main id="content" className="relative mx-auto max-w-2xl px-5 pt-5">
      <div className="locked-only" data-until={until}>
        <PageTitle>{strings.lockedTitle}</PageTitle>
        <p className="mb-4 mt-2 text-soft">{strings.lockedText(name)}</p>
      </div>
      <details data-until={until} className="locked-entry">
        <summary className="when-locked inline-flex min-h-11 cursor-pointer list-none items-center rounded-full bg-ink px-5 font-medium text-paper">
          {strings.spoilers.reached(name)}
        </summary>
        <EntryView edition={edition} entry={entry} inside />
      </details>
      <span hidden data-opened="title" data-until={until} data-title={`${entry.title} — ${edition.name}`} />
    </main>
  );
}
