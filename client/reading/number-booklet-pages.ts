// Writes page numbers into the table of contents of the printed booklet. CSS cannot do this: no browser that prints the
// page footers of this site supports `target-counter()`. A browser breaks columns by the same rules as pages. Therefore
// this module briefly lays out the booklet in columns of the size of a page. The page number of a heading is the number
// of its column.

interface Paper {
  size: readonly [width: number, height: number];
  /** Margins of `@page` in print.css: at the top, on the left and right, and at the bottom. */
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
 * Whether the browser prints page numbers in footers, and uses the paper size that the page sets. On phones, the
 * operating system chooses the paper size, so the numbers could be wrong.
 */
export const printsPageNumbers = (): boolean =>
  'CSSMarginRule' in window && matchMedia('(hover: hover)').matches;

/** Writes the page of each entry into the attribute `data-page` of its link in the table of contents. */
export function numberContents(booklet: HTMLElement): void {
  const links = [...booklet.querySelectorAll<HTMLAnchorElement>('.booklet-contents a')];
  // The page numbers need space in the table of contents, so placeholders are set before the layout is measured.
  for (const link of links) link.dataset.page = '00';
  const paper = PAPERS[document.documentElement.dataset.paper ?? ''];
  if (!paper) return;
  const [width, height] = paper.size;
  const [top, side, bottom] = paper.margins;
  // Chromium positions lines at whole pixels. It keeps a line on a page if less than one pixel of the line does not
  // fit.
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
