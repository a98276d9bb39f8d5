// Adds what a wide screen has room for: the table of contents of the game at the left, the sections of the entry, its
// related topics and the pins at the right, previews on hover, and keyboard shortcuts. Phones never load this file.
import { isPrivateGame } from '@/lib/core/addresses';
import { addStyles } from '../add-styles';
import { page } from '../current-page';
import { renderInto } from '../mount-point';
import { loadContents } from './contents-data';
import styles from './desk.css';
import { initHoverPreviews } from './hover-previews';
import { listenToPageKeys } from './page-keys';
import { Rail } from './rail';
import { Sidebar } from './sidebar';

export function startDesk(): void {
  // `String` only changes the type: the types that Next generates declare a style sheet as a module without text.
  addStyles(String(styles));
  initHoverPreviews();
  listenToPageKeys();
  const main = document.querySelector('main');
  // A page with two columns has no room beside them, and the home page has no contents to list.
  if (!main || !page.game || main.querySelector('.sides')) return;
  main.before(createColumn((column) => void showSidebar(column)));
  if (main.querySelector('article[data-entry]')) main.after(createColumn(showRail));
}

function createColumn(fill: (column: HTMLElement) => void): HTMLElement {
  const column = document.createElement('div');
  column.className = 'print:hidden';
  fill(column);
  return column;
}

async function showSidebar(column: HTMLElement): Promise<void> {
  try {
    const contents = await loadContents(page.game, page.lang, isPrivateGame(page.game));
    renderInto(<Sidebar contents={contents} />, column);
    column.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  } catch {
    // Without a network the page has no table of contents. The link to the page of the game remains.
  }
}

const showRail = (column: HTMLElement): void => renderInto(<Rail />, column);
