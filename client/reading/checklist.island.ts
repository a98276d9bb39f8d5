// The checklist of a setup entry. It stores the checked steps and shows the progress. A button clears all steps, and a
// second tap on it restores them.
import { type ChecklistStep, progressOf, withTick } from '@/lib/data/checklist';
import { stringsOf } from '@/lib/i18n';
import { page, parseDataAttribute } from '../current-page';
import { readStored, updateStored, watchStored } from '../storage';

export function attach(element: HTMLElement): void {
  const { setup } = stringsOf(page.lang);
  const steps = parseDataAttribute<ChecklistStep[]>(element, 'steps');
  const key = `${page.game}/${element.dataset.entry}`;
  const progressText = element.querySelector('p') as HTMLElement;
  const bar = element.querySelector('progress') as HTMLProgressElement;
  const button = element.querySelector('button') as HTMLButtonElement;
  /**
   * The steps that the «clear» button has cleared, so that a second tap can restore them. Undefined after the reader
   * checks a step.
   */
  let cleared: string[] | undefined;
  const readTicks = () => readStored('ticks')[key] ?? [];
  const change = (next: (ticked: string[]) => string[]) =>
    void updateStored('ticks', (all) => ({ ...all, [key]: next(all[key] ?? []) }));
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input.tick')];

  const update = () => {
    const ticked = readTicks();
    const { done, all } = progressOf(steps.filter(isShown), ticked);
    progressText.textContent = done === all ? setup.allDone : setup.progress(done, all);
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

  // Stores the steps that the reader checked before this script ran.
  const tickedEarly = boxes.filter((box) => box.checked && !readTicks().includes(box.dataset.tick ?? ''));
  for (const box of tickedEarly) change((ticked) => withTick(steps, ticked, box.dataset.tick ?? '', true));
  for (const box of boxes)
    box.addEventListener('change', () => {
      cleared = undefined;
      const { checked } = box;
      change((ticked) => withTick(steps, ticked, box.dataset.tick ?? '', checked));
    });
  button.addEventListener('click', () => {
    const restored = cleared;
    cleared = restored ? undefined : readTicks();
    change(() => restored ?? []);
    update();
  });
  watchStored('ticks', update);
  // The island modules/choice sends this event when the played expansions change. The checklist then counts only the
  // steps that are shown.
  addEventListener('pravylo-played', update);
}

/** Whether a step is shown. The steps of an expansion that is not played are hidden. */
const isShown = ({ id }: ChecklistStep): boolean =>
  document.getElementById(id)?.getClientRects().length !== 0;
