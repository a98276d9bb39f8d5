// Chooses the paper and opens the print dialog.
import type { Lang } from '@/lib/ground/languages';
import { stringsOf } from '@/lib/interface';
import { Choice } from '../settings/choice';

export function BookletControls({ lang }: { lang: Lang }) {
  const { print } = stringsOf(lang);
  return (
    <div className="needs-scripts booklet-controls print:hidden" data-part="reading/booklet" data-when="load">
      <p className="text-soft">{print.bookletIntro}</p>
      <Choice
        id="paper"
        label={print.paper}
        value="a4"
        options={(['a4', 'a5'] as const).map((value) => ({ value, name: value.toUpperCase() }))}
      />
      <button type="button" className="pill-button" data-action="print">
        {print.print}
      </button>
    </div>
  );
}
