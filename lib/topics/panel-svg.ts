// Writes a laid-out panel as SVG: every topic a link with its words as text, the ties behind them.

import type { FilterKind } from '../core/visibility-filters';
import { tagsAttribute } from '../core/visibility-filters';
import { type Box, FONT, LINE, type Panel } from './panel-layout';
import { textWidth } from './wrap-label';

export interface DrawContext {
  /** What the picture shows, for those who do not see it. */
  label: string;
  addressOf: (id: string) => string;
  tagsOf: (id: string) => readonly FilterKind[];
  hub?: string;
  /** The hub is where the reader stands: a word, not a link. */
  here?: boolean;
  /** Links between groups lead within the page and have no preview. */
  plain?: boolean;
}

const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function drawPanel(panel: Panel, context: DrawContext): string {
  const { width, height, boxes, ties } = panel;
  const lines = ties.map(({ from, to, path, kind, weight }) => {
    const tags = [...new Set([...context.tagsOf(from), ...context.tagsOf(to)])];
    return `<path class="tie tie-${kind}"${weightClass(weight)}${tagsOf(tags)} d="${path}"/>`;
  });
  return [
    `<svg class="topic-map" viewBox="0 0 ${width} ${height}" role="group" aria-label="${escapeText(context.label)}">`,
    `<g aria-hidden="true">${lines.join('')}</g>`,
    ...boxes.map((box) => drawBox(box, context)),
    '</svg>',
  ].join('');
}

const weightClass = (weight: number): string => (weight >= 4 ? ' data-strong=""' : '');

const tagsOf = (tags: readonly FilterKind[]): string => {
  const value = tagsAttribute(tags);
  return value ? ` data-tags="${value}"` : '';
};

/** A word too long for its box is drawn narrower rather than over the edge. */
const squeeze = (line: string, width: number): string =>
  textWidth(line) * FONT > width - 8 ? ` textLength="${width - 8}" lengthAdjust="spacingAndGlyphs"` : '';

function drawBox(box: Box, { hub, here, plain, addressOf, tagsOf: tags }: DrawContext): string {
  const { id, x, y, width, height, lines } = box;
  const middle = x + width / 2;
  const first = y + height / 2 - ((lines.length - 1) * LINE) / 2 + 5;
  // A space after every line: read together, the lines are words again.
  const words = lines
    .map((line, index) => {
      const y = first + index * LINE;
      return `<tspan x="${middle}" y="${y}"${squeeze(line, width)}>${escapeText(line)} </tspan>`;
    })
    .join('');
  const drawing = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12"/><text>${words}</text>`;
  const isHub = id === hub;
  const name = `topic${isHub ? ' topic-hub' : ''}`;
  if (isHub && here) return `<g class="${name}">${drawing}</g>`;
  const reference = plain ? '' : ` data-ref="${id}"`;
  return `<a class="${name}" href="${escapeText(addressOf(id))}"${reference}${tagsOf(tags(id))}>${drawing}</a>`;
}
