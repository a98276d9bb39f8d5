// Lays out a panel (one drawing) of the topic map for a narrow screen: the hub (the central topic) on top, and the
// other topics in two columns below it. The space between the columns is a channel for the edges. Lengths are in SVG
// user units; the panel is 360 units wide.
import { edgeWeight, type TopicGraph } from './topic-graph';
import { wrapLabel } from './wrap-label';

export interface Box {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Title of the topic, broken into lines. */
  lines: string[];
}

export interface PanelEdge {
  from: string;
  to: string;
  /** SVG path data of the edge. */
  path: string;
  /** `main` for an edge from the hub, `side` for an edge between two other topics. */
  kind: 'main' | 'side';
  weight: number;
}

export interface Panel {
  width: number;
  height: number;
  boxes: Box[];
  edges: PanelEdge[];
}

export const PANEL_WIDTH = 360;
const COLUMN_WIDTH = 154;
const HUB_WIDTH = 230;
export const FONT_SIZE = 15;
export const LINE_HEIGHT = 19;
/** Vertical space between two boxes of a column, in SVG user units. */
const GAP = 8;
/** X coordinate of the center of the channel between the columns. */
const MIDDLE = PANEL_WIDTH / 2;
/**
 * Minimum height of a box, in SVG user units. A touch target must be at least 44 px high. On a phone that is 320 px
 * wide, the panel of 360 units is scaled by 8/9, and 50 units become 44 px.
 */
const MIN_BOX_HEIGHT = 50;

interface PanelInput {
  /** Id of the central topic. Absent in the overview of groups, which has no center. */
  hub?: string;
  members: readonly string[];
  titleOf: (id: string) => string;
  graph: TopicGraph;
}

export function layoutPanel({ hub, members, titleOf, graph }: PanelInput): Panel {
  const boxes: Box[] = [];
  if (hub !== undefined) boxes.push(placeBox(hub, titleOf(hub), MIDDLE - HUB_WIDTH / 2, 1, HUB_WIDTH));
  const top = boxes[0] ? boxes[0].y + boxes[0].height + 28 : 1;
  const bottom = { left: top, right: top };
  for (const id of members) {
    // Place the next topic in the shorter column, so that both columns get about the same height.
    const column = bottom.right < bottom.left ? 'right' : 'left';
    const box = placeBox(
      id,
      titleOf(id),
      column === 'left' ? 1 : PANEL_WIDTH - COLUMN_WIDTH - 1,
      bottom[column],
      COLUMN_WIDTH,
    );
    boxes.push(box);
    bottom[column] = box.y + box.height + GAP;
  }
  const height = Math.max(...boxes.map((box) => box.y + box.height), 0) + 1;
  return { width: PANEL_WIDTH, height, boxes, edges: edgesOf(boxes, hub, graph) };
}

function placeBox(id: string, title: string, x: number, y: number, width: number): Box {
  const lines = wrapLabel(title, (width - 20) / FONT_SIZE);
  return { id, x, y, width, height: Math.max(MIN_BOX_HEIGHT, lines.length * LINE_HEIGHT + 16), lines };
}

function edgesOf(boxes: readonly Box[], hub: string | undefined, graph: TopicGraph): PanelEdge[] {
  const edges: PanelEdge[] = [];
  boxes.forEach((a, index) => {
    for (const b of boxes.slice(index + 1)) {
      const weight = edgeWeight(graph, a.id, b.id);
      if (weight === 0) continue;
      const isMain = a.id === hub;
      edges.push({
        from: a.id,
        to: b.id,
        path: isMain ? pathFromHub(a, b) : pathBetween(a, b),
        kind: isMain ? 'main' : 'side',
        weight,
      });
    }
  });
  return edges;
}

const isLeft = (box: Box): boolean => box.x + box.width / 2 < MIDDLE;
/** Returns the X coordinate of the box's side that faces the channel. */
const innerEdgeX = (box: Box): number => (isLeft(box) ? box.x + box.width : box.x);
const centerY = (box: Box): number => Math.round(box.y + box.height / 2);

/** Returns a curve from the bottom of the hub, down the channel, to the side of a box. */
function pathFromHub(hub: Box, box: Box): string {
  const start = hub.y + hub.height;
  const y = centerY(box);
  return `M${MIDDLE} ${start}C${MIDDLE} ${Math.round(start + (y - start) * 0.7)} ${MIDDLE} ${y} ${innerEdgeX(box)} ${y}`;
}

/**
 * Returns a curve between two boxes. If the boxes are in different columns, the curve crosses the channel. If they are
 * in the same column, the curve goes into the channel and back.
 */
function pathBetween(a: Box, b: Box): string {
  const [x1, y1, x2, y2] = [innerEdgeX(a), centerY(a), innerEdgeX(b), centerY(b)];
  const bend = isLeft(a) === isLeft(b) ? innerEdgeX(a) + (isLeft(a) ? 1 : -1) * 22 : MIDDLE;
  return `M${x1} ${y1}C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}`;
}
