// The styles of private books, which come with the parts that need them: a reader without such books never loads them.
import text from './private-books.css';

let added = false;

export function addStyles(): void {
  if (added) return;
  added = true;
  const sheet = new CSSStyleSheet();
  // Where Next has written its types, any style sheet is to them a module without text.
  sheet.replaceSync(String(text));
  document.adoptedStyleSheets.push(sheet);
}
