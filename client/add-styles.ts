// Adds the style sheet of an island to the document. If only some readers need a style sheet, the bundler puts it into
// the script of its island. Other readers never download it.

const added = new Set<string>();

/** Adds a style sheet to the document, unless the document already contains it. */
export function addStyles(text: string): void {
  if (added.has(text)) return;
  added.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
