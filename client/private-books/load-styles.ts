// Adds the style sheet of private books to the document. It is bundled with their islands, so other readers never load
// it.
import text from './private-books.css';

let added = false;

export function addStyles(): void {
  if (added) return;
  added = true;
  const sheet = new CSSStyleSheet();
  // The types that Next generates declare every style sheet as a module without text.
  sheet.replaceSync(String(text));
  document.adoptedStyleSheets.push(sheet);
}
