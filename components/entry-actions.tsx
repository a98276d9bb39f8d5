'use client';
// What one does with a whole entry: pin it for tonight's game, print it.
import { withToggled } from '@/lib/filters';
import { stringsOf } from '@/lib/interface';
import type { Lang } from '@/lib/languages';
import { useStored } from './use-stored';

interface EntryActionsProps {
  game: string;
  lang: Lang;
  entry: string;
}

const BUTTON =
  'flex min-h-11 items-center gap-2 rounded-full border border-line bg-raised px-4 text-[0.9375rem] font-medium text-ink hover:border-accent';

export function EntryActions({ game, lang, entry }: EntryActionsProps) {
  const { tonight, print } = stringsOf(lang);
  const [pins, setPins] = useStored('pins');
  const list = pins[game] ?? [];
  const pinned = list.includes(entry);
  return (
    <div className="needs-scripts mt-6 flex flex-wrap gap-2 print:hidden">
      <button
        type="button"
        aria-pressed={pinned}
        className={BUTTON}
        onClick={() => setPins({ ...pins, [game]: withToggled(list, entry, !pinned) })}
      >
        <svg
          viewBox="0 0 24 24"
          className={`icon text-accent ${pinned ? 'fill-current' : ''}`}
          aria-hidden="true"
        >
          <path d="M8 4h8l-1 6 3 4H6l3-4zM12 14v6" />
        </svg>
        {pinned ? tonight.unpinEntry : tonight.pinEntry}
      </button>
      <button type="button" className={BUTTON} onClick={() => window.print()}>
        <svg viewBox="0 0 24 24" className="icon text-accent" aria-hidden="true">
          <path d="M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z" />
        </svg>
        {print.print}
      </button>
    </div>
  );
}
