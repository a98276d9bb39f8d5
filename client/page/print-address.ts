// Puts the page's address on paper: under the text, and at the foot of every sheet.

/** A site that does not know its public name still knows where it was opened. */
export function printAddress(): void {
  const place = document.querySelector<HTMLElement>('.print-address');
  if (!place) return;
  const address = location.origin + place.dataset.path;
  place.textContent = address;
  // Into the page's own sheet: browsers read no `@page` of one that a script made. A new rule makes them look at every element of
  // the page again, so it waits until somebody prints.
  const footSheets = () => {
    const [sheet] = document.styleSheets;
    const words = JSON.stringify(address.replace(/^https?:\/\//, ''));
    sheet?.insertRule(`@page{@bottom-left{content:${words}}}`, sheet.cssRules.length);
  };
  addEventListener('beforeprint', footSheets, { once: true });
}
