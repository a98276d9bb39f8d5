// Renders Preact components into an element of the page, or into a new element at the end of <body>.
import { type ComponentChild, options, render } from 'preact';
import type { ReactNode } from 'react';
import './island-styles';
import { trustHtml } from './trusted-types';

/**
 * Maps HTML to the Trusted Types object for it. If Preact gets a different object for the same HTML, it inserts the
 * HTML again.
 */
const trusted = new Map<string, { __html: string }>();

options.vnode = (node) => {
  const props = node.props as { dangerouslySetInnerHTML?: { __html: string } };
  const html = props.dangerouslySetInnerHTML?.__html;
  if (typeof html !== 'string') return;
  const known = trusted.get(html) ?? { __html: trustHtml(html) };
  trusted.set(html, known);
  props.dangerouslySetInnerHTML = known;
};

/** Converts the type of a node. Components have the types of React but run with Preact; the values are the same. */
const asChild = (node: ReactNode): ComponentChild => node as ComponentChild;

export const renderInto = (node: ReactNode, element: HTMLElement): void => render(asChild(node), element);

/** Creates a place at the end of <body> for a component that opens and closes, such as a sheet. */
export function createMountPoint(): { show: (node: ReactNode) => void; clear: () => void } {
  const element = document.body.appendChild(document.createElement('div'));
  // An open search sets `inert` and `content-visibility: hidden` on the page behind it, but not on elements with the
  // attribute `data-place`.
  element.dataset.place = '';
  return { show: (node) => renderInto(node, element), clear: () => render(null, element) };
}
