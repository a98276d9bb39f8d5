// Adds the address of the page to its printout: under the text, and in the footer of every printed page.

/** Fills in the address of the page. It uses the current origin, because the build may not know the public one. */
export function fillPrintAddress(): void {
  const element = document.querySelector<HTMLElement>('.print-address');
  if (!element) return;
  const address = location.origin + element.dataset.path;
  element.textContent = address;
  // Browsers ignore `@page` in a style sheet that a script creates, so the rule is inserted into the first style sheet
  // of the page. The insertion recalculates all styles, so it waits for `beforeprint`.
  const addPageFooter = () => {
    const [sheet] = document.styleSheets;
    const content = JSON.stringify(address.replace(/^https?:\/\//, ''));
    sheet?.insertRule(`@page{@bottom-left{content:${content}}}`, sheet.cssRules.length);
  };
  addEventListener('beforeprint', addPageFooter, { once: true });
}
