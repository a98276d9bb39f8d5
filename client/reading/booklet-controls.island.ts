// Sets the paper size of the printed booklet, and writes page numbers into its table of contents before printing. The
// print button of the booklet is in entry-actions.ts.
import { numberContents, printsPageNumbers } from './number-booklet-pages';

export function attach(element: HTMLElement): void {
  for (const choice of element.querySelectorAll<HTMLInputElement>('input')) {
    const choose = () => {
      if (choice.checked) document.documentElement.dataset.paper = choice.value;
    };
    choice.addEventListener('change', choose);
    choose();
  }
  const booklet = element.closest<HTMLElement>('.booklet');
  if (booklet && printsPageNumbers()) addEventListener('beforeprint', () => numberContents(booklet));
}
