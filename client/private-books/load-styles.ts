// Adds the style sheet of private books to the document. It is bundled with the islands of private books, so readers
// without private books never load it.
import text from './private-books.css';

let added = false;

export function addStyles(): void {
  if (added) return;
  added = true;
  const sheet = new CSSStyleSheet();
  // `String` only changes the type: the types that Next generates declare a style sheet as a module without text.
  sheet.replaceSync(String(text));
  document.adoptedStyleSheets.push(sheet);
}
