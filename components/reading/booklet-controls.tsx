// The controls of the booklet page: the choice of paper size and the print button.
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { RadioGroup } from '../settings/radio-group';

export function BookletControls({ lang }: { lang: Lang }) {
  const { print } = stringsOf(lang);
  return (
    <div
      className="needs-scripts booklet-controls print:hidden"
      data-island="reading/booklet-controls"
      data-when="load"
    >
      <p className="text-soft">{print.bookletIntro}</p>
      <RadioGroup
        id="paper"
        label={print.paper}
        value="a4"
        options={[
          { value: 'a4', name: 'A4' },
          { value: 'a5', name: 'A5' },
          { value: 'letter', name: 'Letter' },
        ]}
      />
      <button type="button" className="pill-button" data-action="print">
        {print.print}
      </button>
    </div>
  );
}
