// Renders Preact components into the page: into an element of the static HTML, or at the end of <body>.
import { type ComponentChild, render } from 'preact';
import type { ReactNode } from 'react';

/** Components are typed with React and run on Preact; both node types describe the same values. */
const asChild = (node: ReactNode): ComponentChild => node as ComponentChild;

export const renderInto = (node: ReactNode, element: HTMLElement): void => render(asChild(node), element);

/** An element at the end of <body> for content that opens and closes, such as a sheet. */
export function createMountPoint(): { show: (node: ReactNode) => void; clear: () => void } {
  const element = document.body.appendChild(document.createElement('div'));
  // Exempts the sheet from `inert` and `content-visibility: hidden`, which the open search sets on the page behind it.
  element.dataset.place = '';
  return { show: (node) => renderInto(node, element), clear: () => render(null, element) };
}
