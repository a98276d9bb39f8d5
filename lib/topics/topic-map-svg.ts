// Renders a panel (one drawing) of the topic map as SVG. Each topic is a link with selectable text, and the edges are
// drawn behind the topics.

import type { FilterKind } from '../core/visibility-filters';
import { tagsAttribute } from '../core/visibility-filters';
import { type Box, FONT_SIZE, LINE_HEIGHT, type Panel } from './topic-map-layout';
import { textWidth } from './wrap-label';

export interface PanelSvgOptions {
  /** Accessible name of the panel. */
  label: string;
  addressOf: (id: string) => string;
  tagsOf: (id: string) => readonly FilterKind[];
  /** Id of the module to which a topic belongs. */
  moduleOf?: (id: string) => string | undefined;
  hub?: string;
  /**
   * Whether the panel is shown on the page of the hub (the central topic). The hub is then plain text instead of a
   * link.
   */
  isHubCurrent?: boolean;
  /**
   * Whether to omit the attribute `data-ref`, which makes a link show a preview. The links of the overview lead to
   * parts of the same page and need no preview.
   */
  withoutPreviews?: boolean;
}

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export function panelToSvg(panel: Panel, context: PanelSvgOptions): string {
  const { width, height, boxes, edges } = panel;
  const lines = edges.map(({ from, to, path, kind, weight }) => {
    const tags = [...new Set([...context.tagsOf(from), ...context.tagsOf(to)])];
    const hidden = filterAttribute(tags) + moduleAttribute([from, to], context);
    return `<path class="tie tie-${kind}"${strongAttribute(weight)}${hidden} d="${path}"/>`;
  });
  return [
    `<svg class="topic-map" viewBox="0 0 ${width} ${height}" role="group" aria-label="${escapeText(context.label)}">`,
    `<g aria-hidden="true">${lines.join('')}</g>`,
    ...boxes.map((box) => boxToSvg(box, context)),
    '</svg>',
  ].join('');
}

/** Minimum weight of an edge that is drawn in a stronger color. */
export const STRONG_WEIGHT = 4;
const strongAttribute = (weight: number): string => (weight >= STRONG_WEIGHT ? ' data-strong=""' : '');

const filterAttribute = (tags: readonly FilterKind[]): string => {
  const value = tagsAttribute(tags);
  return value ? ` data-tags="${value}"` : '';
};

/**
 * Returns the attribute with the modules of the topics. The page hides an element if the group of players does not play
 * one of its modules.
 */
function moduleAttribute(ids: readonly string[], { moduleOf }: PanelSvgOptions): string {
  const modules = [...new Set(ids.flatMap((id) => moduleOf?.(id) ?? []))];
  return modules.length > 0 ? ` data-module="${modules.join(' ')}"` : '';
}

/** Returns attributes that compress a line of text if the line is wider than its box. */
const textLengthAttribute = (line: string, width: number): string =>
  textWidth(line) * FONT_SIZE > width - 8 ? ` textLength="${width - 8}" lengthAdjust="spacingAndGlyphs"` : '';

function boxToSvg(box: Box, options: PanelSvgOptions): string {
  const { hub, isHubCurrent, withoutPreviews, addressOf, tagsOf } = options;
  const { id, x, y, width, height, lines } = box;
  const middle = x + width / 2;
  const first = y + height / 2 - ((lines.length - 1) * LINE_HEIGHT) / 2 + 5;
  // Add a space after every line. Without the space, screen readers would join the last word of a line with the first
  // word of the next line.
  const words = lines
    .map((line, index) => {
      const y = first + index * LINE_HEIGHT;
      return `<tspan x="${middle}" y="${y}"${textLengthAttribute(line, width)}>${escapeText(line)} </tspan>`;
    })
    .join('');
  const drawing = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12"/><text>${words}</text>`;
  const isHub = id === hub;
  const className = `topic${isHub ? ' topic-hub' : ''}`;
  if (isHub && isHubCurrent) return `<g class="${className}">${drawing}</g>`;
  const reference = withoutPreviews ? '' : ` data-ref="${id}"`;
  return `<a class="${className}" href="${escapeText(addressOf(id))}"${reference}${filterAttribute(tagsOf(id))}${moduleAttribute([id], options)}>${drawing}</a>`;
}
