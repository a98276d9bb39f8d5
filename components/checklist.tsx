'use client';
// Remembers the ticked steps of an entry, shows how far one has come and clears everything in one tap.
import { useEffect, useState } from 'react';
import { progressOf, type Step, withTick } from '@/lib/checklist';
import { stringsOf } from '@/lib/interface';
import type { Lang } from '@/lib/languages';
import { useStored } from './use-stored';

interface ChecklistProps {
  game: string;
  lang: Lang;
  entry: string;
  steps: readonly Step[];
}

const NONE: string[] = [];

export function Checklist({ game, lang, entry, steps }: ChecklistProps) {
  const { setup } = stringsOf(lang);
  const key = `${game}/${entry}`;
  const [ticks, setTicks] = useStored('ticks');
  const ticked = ticks[key] ?? NONE;
  const [cleared, setCleared] = useState<string[]>();
  const { done, all } = progressOf(steps, ticked);

  // The boxes are part of the entry's own text, so they are kept in step by hand.
  useEffect(() => {
    for (const box of document.querySelectorAll<HTMLInputElement>('input.tick')) {
      const id = box.dataset.tick ?? '';
      box.checked = ticked.includes(id);
      const dot = document.querySelector<HTMLElement>(`.flow-step[href="#${id}"]`);
      if (dot) dot.dataset.done = String(box.checked);
    }
  }, [ticked]);

  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.matches('input.tick')) return;
      setCleared(undefined);
      setTicks({ ...ticks, [key]: withTick(steps, ticked, target.dataset.tick ?? '', target.checked) });
    };
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, [key, steps, ticks, ticked, setTicks]);

  const put = (list: string[], before: string[] | undefined) => {
    setCleared(before);
    setTicks({ ...ticks, [key]: list });
  };
  return (
    <div className="needs-scripts checklist print:hidden">
      <p role="status">{done === all ? setup.allDone : setup.progress(done, all)}</p>
      <progress aria-hidden="true" max={steps.length} value={ticked.length} />
      {cleared ? (
        <button type="button" onClick={() => put(cleared, undefined)}>
          {setup.undo}
        </button>
      ) : (
        <button type="button" disabled={ticked.length === 0} onClick={() => put([], ticked)}>
          {setup.clear}
        </button>
      )}
    </div>
  );
}
