// Chooses the paper; the print dialog opens by the button's own tap.

export function attach(element: HTMLElement): void {
  for (const choice of element.querySelectorAll<HTMLInputElement>('input')) {
    const choose = () => {
      if (choice.checked) document.documentElement.dataset.paper = choice.value;
    };
    choice.addEventListener('change', choose);
    choose();
  }
}
