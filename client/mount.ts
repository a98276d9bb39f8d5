// Draws a part into the page: into the place the server left for it, or at the page's end.
import { type ComponentChild, render } from 'preact';
import type { ReactNode } from 'react';

/** The types of both libraries say the same of what is drawn. */
const asChild = (node: ReactNode): ComponentChild => node as ComponentChild;

export const draw = (node: ReactNode, place: HTMLElement): void => render(asChild(node), place);

/** Something that comes and goes, like a sheet: draws, and draws nothing again. */
export function createPlace(): { show: (node: ReactNode) => void; clear: () => void } {
  const place = document.body.appendChild(document.createElement('div'));
  // A sheet over the open search is not to be put to sleep with the page behind it.
  place.dataset.place = '';
  return { show: (node) => draw(node, place), clear: () => render(null, place) };
}
