'use client';
// The «Aa» button of the header; the sheet it opens is fetched when it is first asked for.
import { lazy, Suspense, useState } from 'react';
import type { FilterKind } from '@/lib/filters';
import { stringsOf } from '@/lib/interface';
import type { Lang } from '@/lib/languages';

export interface SettingsProps {
  lang: Lang;
  /** Absent on the shelf. */
  game?: string;
  filters?: readonly FilterKind[];
  unlocks?: readonly { id: string; name: string }[];
}

const SettingsSheet = lazy(() => import('./settings-sheet'));

export function SettingsButton(props: SettingsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={stringsOf(props.lang).settings.open}
        onClick={() => setOpen(true)}
        className="needs-scripts grid size-11 shrink-0 place-items-center rounded-full font-rule text-lg font-semibold text-soft hover:text-ink"
      >
        <span aria-hidden="true">Aa</span>
      </button>
      {open && (
        <Suspense>
          <SettingsSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
