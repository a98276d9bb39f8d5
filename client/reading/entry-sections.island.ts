// Closes the list of sections when the reader has chosen a section, taps outside the list, or presses Escape.

export function attach(element: HTMLElement): void {
  if (element.dataset.attached !== undefined) return;
  const list = element as HTMLDetailsElement;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('a') || !list.contains(target)) list.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !list.open) return;
    list.open = false;
    list.querySelector('summary')?.focus();
  });
}
