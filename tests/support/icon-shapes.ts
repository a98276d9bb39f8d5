// Finds icons in HTML, and converts their drawings to a form that tests can compare.
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** Matches an icon in HTML: its name, and the SVG elements inside it. */
export const ICON = /<svg\b(?=[^>]*role="img")(?=[^>]*aria-label="([^"]*)")[^>]*>(.*?)<\/svg>/gs;

/**
 * Parses the SVG of an icon, such as `<circle r="8"/><path d="…"/>`, to a JSON list of elements with their attributes
 * and children. Different ways to close an element give the same result.
 */
export const shapesOf = (drawing: string): string =>
  JSON.stringify(outline(fromHtml(`<svg>${drawing}</svg>`, { fragment: true })));

const outline = (node: Nodes): unknown =>
  node.type === 'element'
    ? [node.tagName, node.properties, node.children.map(outline)]
    : node.type === 'root'
      ? node.children.map(outline)
      : node.type;
