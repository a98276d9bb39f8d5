// Writes page numbers into the contents of the printed booklet. CSS cannot do this: no browser that prints our page
// footers supports `target-counter()`. The browser breaks columns by the same rules as pages, so the booklet is laid
// out for a moment in columns of the size of a page, and the column of each heading is its page.

interface Paper {
  size: readonly [width: number, height: number];
  /** Margins of `@page` in print.css: at the top, at the left and right, and at the bottom. */
  margins: readonly [top: number, side: number, bottom: number];
}

/** The paper sizes and their margins in millimeters. */
const PAPERS: Record<string, Paper> = {
  a4: { size: [210, 297], margins: [16, 15, 18] },
  a5: { size: [148, 210], margins: [12, 11, 14] },
  letter: { size: [215.9, 279.4], margins: [16, 15, 18] },
};

const toPixels = (millimeters: number): number => (millimeters / 25.4) * 96;

/**
 * Whether the browser prints page numbers in footers and on the paper that the page chooses. On phones the system
 * chooses the paper, so the numbers could be wrong there.
 */
export const printsPageNumbers = (): boolean =>
  'CSSMarginRule' in window && matchMedia('(hover: hover)').matches;

/** Sets `data-page` of each link of the contents to the page of its entry. */
export function numberContents(booklet: HTMLElement): void {
  const links = [...booklet.querySelectorAll<HTMLAnchorElement>('.booklet-contents a')];
  // The numbers take room in the contents, so they have their width before the layout is measured.
  for (const link of links) link.dataset.page = '00';
  const paper = PAPERS[document.documentElement.dataset.paper ?? ''];
  if (!paper) return;
  const [width, height] = paper.size;
  const [top, side, bottom] = paper.margins;
  // Chromium lays out lines in whole pixels, and a line fits on a page if less than one pixel of it does not.
  const textWidth = Math.floor(toPixels(width - 2 * side));
  const textHeight = Math.ceil(toPixels(height - top - bottom));
  const printRules = [...document.styleSheets].flatMap(findPrintRules);
  for (const { media } of printRules) media.mediaText = 'all';
  booklet.classList.add('is-measured');
  booklet.style.cssText = `width:${textWidth}px;height:${textHeight}px;column-width:${textWidth}px`;
  const { left } = booklet.getBoundingClientRect();
  for (const link of links) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    const box = heading?.getClientRects()[0];
    if (box) link.dataset.page = String(Math.floor((box.left - left + 1) / textWidth) + 1);
    else delete link.dataset.page;
  }
  booklet.style.cssText = '';
  booklet.classList.remove('is-measured');
  for (const { media } of printRules) media.mediaText = 'print';
}

const findPrintRules = (sheet: CSSStyleSheet | CSSGroupingRule): CSSMediaRule[] =>
  [...sheet.cssRules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') return [rule];
    return rule instanceof CSSGroupingRule ? findPrintRules(rule) : [];
  });
