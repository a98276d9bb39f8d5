// Sorts the list of terms by one language when the reader taps the column header of that language.

export function attach(table: HTMLElement): void {
  const columns = [...table.querySelectorAll<HTMLElement>('th')];
  const body = table.querySelector('tbody');
  const rows = [...(body?.querySelectorAll('tr') ?? [])];
  columns.forEach((column, index) => {
    const collator = new Intl.Collator(column.dataset.lang);
    const cellOf = (row: Element) => row.children[index] as HTMLElement;
    column.querySelector('button')?.addEventListener('click', () => {
      for (const other of columns) other.setAttribute('aria-sort', other === column ? 'ascending' : 'none');
      // Terms without a name in this language come last. Their table cells have no `lang` attribute.
      const sorted = rows.toSorted((one, other) => {
        const [a, b] = [cellOf(one), cellOf(other)];
        if (a.lang && b.lang) return collator.compare(a.textContent ?? '', b.textContent ?? '');
        return Number(!a.lang) - Number(!b.lang);
      });
      for (const row of rows)
        [...row.children].forEach((cell, at) => void cell.classList.toggle('is-sorted', at === index));
      body?.append(...sorted);
    });
  });
}
