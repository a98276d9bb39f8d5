// Renders Preact components into an element of the page, or into a new element at the end of <body>.
import { type ComponentChild, render } from 'preact';
import type { ReactNode } from 'react';

/**
 * Converts the type of a node: components are typed with React and run on Preact, and both node types describe the same
 * values.
 */
const asChild = (node: ReactNode): ComponentChild => node as ComponentChild;

export const renderInto = (node: ReactNode, element: HTMLElement): void => render(asChild(node), element);

/** Creates an element at the end of <body> for something that opens and closes, such as a sheet. */
export function createMountPoint(): { show: (node: ReactNode) => void; clear: () => void } {
  const element = document.body.appendChild(document.createElement('div'));
  // An open search sets `inert` and `content-visibility: hidden` on the page behind it. This attribute exempts the new
  // element from both.
  element.dataset.place = '';
  return { show: (node) => renderInto(node, element), clear: () => render(null, element) };
}
