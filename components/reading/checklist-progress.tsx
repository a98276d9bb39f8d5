// Shows how many steps of a checklist are done, with a progress bar, a button that clears all ticks, and a button that
// reads the list aloud. The island reading/checklist stores which steps are ticked.

import type { Lang } from '@/lib/core/languages';
import type { ChecklistStep } from '@/lib/data/checklist';
import { stringsOf } from '@/lib/i18n';

interface ChecklistProgressProps {
  lang: Lang;
  entry: string;
  steps: readonly ChecklistStep[];
}

export function ChecklistProgress({ lang, entry, steps }: ChecklistProgressProps) {
  const { aloud, setup } = stringsOf(lang);
  const all = steps.filter((step) => step.parent === undefined).length;
  return (
    <div
      className="needs-scripts checklist print:hidden"
      data-island="reading/checklist"
      data-when="load"
      data-entry={entry}
      data-steps={JSON.stringify(steps)}
    >
      <p role="status">{setup.progress(0, all)}</p>
      <progress aria-hidden="true" max={all} value={0} />
      <button type="button" disabled>
        {setup.clear}
      </button>
      <button type="button" data-island="aloud/player" data-when="tap">
        {aloud.read}
      </button>
    </div>
  );
}
