// Remembers the ticked steps of an entry, shows how far one has come and clears everything in one tap.
import { progressOf, type Step, withTick } from '@/lib/data/checklist';
import { stringsOf } from '@/lib/i18n';
import { dataOf, page } from '../current-page';
import { follow, readStored, writeStored } from '../storage';

export function attach(element: HTMLElement): void {
  const { setup } = stringsOf(page.lang);
  const steps = dataOf<Step[]>(element, 'steps');
  const key = `${page.game}/${element.dataset.entry}`;
  const said = element.querySelector('p') as HTMLElement;
  const bar = element.querySelector('progress') as HTMLProgressElement;
  const button = element.querySelector('button') as HTMLButtonElement;
  /** What «clear» took away, until something else is ticked. */
  let cleared: string[] | undefined;
  const readTicks = () => readStored('ticks')[key] ?? [];
  const put = (ticked: string[]) => writeStored('ticks', { ...readStored('ticks'), [key]: ticked });
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input.tick')];

  const show = () => {
    const ticked = readTicks();
    const { done, all } = progressOf(steps, ticked);
    said.textContent = done === all ? setup.allDone : setup.progress(done, all);
    Object.assign(bar, { max: all, value: done });
    button.textContent = cleared ? setup.undo : setup.clear;
    button.disabled = !cleared && ticked.length === 0;
    for (const box of boxes) {
      const id = box.dataset.tick ?? '';
      box.checked = ticked.includes(id);
      const dot = document.querySelector<HTMLElement>(`.flow-step[href="#${id}"]`);
      if (dot) dot.dataset.done = String(box.checked);
    }
  };

  // A box ticked before this came stays ticked.
  const early = boxes.filter((box) => box.checked && !readTicks().includes(box.dataset.tick ?? ''));
  for (const box of early) put(withTick(steps, readTicks(), box.dataset.tick ?? '', true));
  for (const box of boxes)
    box.addEventListener('change', () => {
      cleared = undefined;
      put(withTick(steps, readTicks(), box.dataset.tick ?? '', box.checked));
    });
  button.addEventListener('click', () => {
    const back = cleared;
    cleared = back ? undefined : readTicks();
    put(back ?? []);
    show();
  });
  follow('ticks', show);
}
