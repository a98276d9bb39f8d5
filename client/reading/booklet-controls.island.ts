// Sets the paper size of the printed booklet. The print button of the booklet is handled by entry-actions.ts.

export function attach(element: HTMLElement): void {
  for (const choice of element.querySelectorAll<HTMLInputElement>('input')) {
    const choose = () => {
      if (choice.checked) document.documentElement.dataset.paper = choice.value;
    };
    choice.addEventListener('change', choose);
    choose();
  }
}
