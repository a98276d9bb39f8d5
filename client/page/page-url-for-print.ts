// Adds the address of the page to its printout: below the text, and in the footer of every printed page.

/**
 * Writes the address of the page into the footer of the text. Uses the origin of this page, because the build may not
 * know the public origin.
 */
export function fillPrintAddress(): void {
  const element = document.querySelector<HTMLElement>('.print-address');
  if (!element) return;
  const address = location.origin + element.dataset.path;
  element.textContent = address;
  // Browsers ignore `@page` in a style sheet that a script creates. Therefore this function inserts the rule into the
  // first style sheet of the page. It runs only before printing, because the browser recalculates all styles after an
  // insertion.
  const addPageFooter = () => {
    const [sheet] = document.styleSheets;
    const content = JSON.stringify(address.replace(/^https?:\/\//, ''));
    sheet?.insertRule(`@page{@bottom-left{content:${content}}}`, sheet.cssRules.length);
  };
  addEventListener('beforeprint', addPageFooter, { once: true });
}
