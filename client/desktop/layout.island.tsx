// Adds columns to a page on a wide screen. The left column lists the contents of the game. The right column lists the
// sections of the entry, its related topics and the pinned rules. Also adds previews on hover and keyboard shortcuts.
// Phones never load this file.
import { isPrivateGame } from '@/lib/core/addresses';
import { addStyles } from '../add-styles';
import { page } from '../current-page';
import { renderInto } from '../render-into';
import { loadContents } from './contents-data';
import styles from './desktop.css';
import { initHoverPreviews } from './hover-previews';
import { initKeyboardShortcuts } from './keyboard-shortcuts';
import { LeftColumn } from './left-column';
import { RightColumn } from './right-column';

export function extendPage(): void {
  // The bundler imports a style sheet as a string, but the types of Next give it another type. `String` corrects only
  // the type.
  addStyles(String(styles));
  initHoverPreviews();
  initKeyboardShortcuts();
  const main = document.querySelector('main');
  // A page that shows two languages side by side has no room for more columns, and the home page has no table of
  // contents.
  if (!main || !page.game || main.querySelector('.sides')) return;
  main.before(createColumn((column) => void showLeftColumn(column)));
  if (main.querySelector('article[data-entry]')) main.after(createColumn(showRightColumn));
}

function createColumn(fill: (column: HTMLElement) => void): HTMLElement {
  const column = document.createElement('div');
  column.className = 'print:hidden';
  fill(column);
  return column;
}

async function showLeftColumn(column: HTMLElement): Promise<void> {
  try {
    const contents = await loadContents(page.game, page.lang, isPrivateGame(page.game));
    renderInto(<LeftColumn contents={contents} />, column);
    column.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  } catch {
    // If the contents cannot be loaded, for example without a network, the column stays empty. The page still has a
    // link to the page of the game.
  }
}

const showRightColumn = (column: HTMLElement): void => renderInto(<RightColumn />, column);
