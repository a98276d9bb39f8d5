// The buttons for a whole entry: pin, read aloud and print.
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';

const BUTTON =
  'flex min-h-11 items-center gap-2 rounded-full border border-line bg-raised px-4 text-[0.9375rem] font-medium text-ink hover:border-accent';

export function EntryActions({ lang }: { lang: Lang }) {
  const { aloud, tonight, print } = stringsOf(lang);
  return (
    <div className="needs-scripts mt-6 flex flex-wrap gap-2 print:hidden">
      <button
        type="button"
        aria-pressed="false"
        data-action="pin"
        data-pin={tonight.pinEntry}
        data-unpin={tonight.unpinEntry}
        className={`${BUTTON} group`}
      >
        <svg
          viewBox="0 0 24 24"
          className="icon text-accent group-aria-pressed:fill-current"
          aria-hidden="true"
        >
          <path d="M8 4h8l-1 6 3 4H6l3-4zM12 14v6" />
        </svg>
        <span>{tonight.pinEntry}</span>
      </button>
      <button type="button" data-island="aloud/player" data-when="tap" className={BUTTON}>
        <svg viewBox="0 0 24 24" className="icon text-accent" aria-hidden="true">
          <path d="M4 10v4h4l5 4V6l-5 4zM16 9a4 4 0 0 1 0 6" />
        </svg>
        {aloud.read}
      </button>
      <button type="button" data-action="print" className={BUTTON}>
        <svg viewBox="0 0 24 24" className="icon text-accent" aria-hidden="true">
          <path d="M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z" />
        </svg>
        {print.print}
      </button>
    </div>
  );
}
