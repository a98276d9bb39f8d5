// Adds the style sheet of an island to the document. A style sheet that only some readers need is bundled with its island,
// so that the first page does not load it.

const added = new Set<string>();

/** Adds a style sheet to the document, unless it was added before. */
export function addStyles(text: string): void {
  if (added.has(text)) return;
  added.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
