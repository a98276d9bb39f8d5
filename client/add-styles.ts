// Adds the style sheet of an island to the document. The bundler puts a style sheet that only some readers need into
// the script of its island, so that the first page does not load the style sheet.

const added = new Set<string>();

/** Adds a style sheet to the document, unless the document already contains it. */
export function addStyles(text: string): void {
  if (added.has(text)) return;
  added.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
