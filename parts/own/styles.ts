// The styles of private books, which come with the parts that need them: a reader without such books never loads them.
import text from './own.css';

let added = false;

export function addStyles(): void {
  if (added) return;
  added = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
