'use client';
// Chooses the paper and opens the print dialog.
import { useEffect, useState } from 'react';
import { stringsOf } from '@/lib/interface';
import type { Lang } from '@/lib/languages';
import { Choice } from './choice';

type Paper = 'a4' | 'a5';

export function BookletControls({ lang }: { lang: Lang }) {
  const { print } = stringsOf(lang);
  const [paper, setPaper] = useState<Paper>('a4');
  useEffect(() => {
    document.documentElement.dataset.paper = paper;
    return () => {
      delete document.documentElement.dataset.paper;
    };
  }, [paper]);
  return (
    <div className="needs-scripts booklet-controls print:hidden">
      <p className="text-soft">{print.bookletIntro}</p>
      <Choice
        label={print.paper}
        value={paper}
        options={(['a4', 'a5'] as const).map((value) => ({ value, name: value.toUpperCase() }))}
        onChange={setPaper}
      />
      <button type="button" className="pill-button" onClick={() => window.print()}>
        {print.print}
      </button>
    </div>
  );
}
