// The progress bar of an entry with steps. The island reading/checklist stores which steps are ticked.

import type { Lang } from '@/lib/core/languages';
import type { ChecklistStep } from '@/lib/data/checklist';
import { stringsOf } from '@/lib/i18n';

interface ChecklistProps {
  lang: Lang;
  entry: string;
  steps: readonly ChecklistStep[];
}

export function Checklist({ lang, entry, steps }: ChecklistProps) {
  const { setup } = stringsOf(lang);
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
    </div>
  );
}
