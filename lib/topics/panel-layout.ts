// Places topics for a narrow screen: a hub on top, the rest in two banks below it, and a channel between for the ties.
import { type TopicGraph, tieOf } from './topic-graph';
import { wrapLabel } from './wrap-label';

export interface Box {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  lines: string[];
}

export interface Tie {
  from: string;
  to: string;
  path: string;
  /** From the hub, or between two others. */
  kind: 'main' | 'side';
  weight: number;
}

export interface Panel {
  width: number;
  height: number;
  boxes: Box[];
  ties: Tie[];
}

export const WIDTH = 360;
const BANK = 154;
const HUB = 230;
export const FONT = 15;
export const LINE = 19;
const GAP = 8;
const MIDDLE = WIDTH / 2;
/** A finger needs 44 px, and on the narrowest phone the picture is drawn at eight ninths. */
const SHORTEST = 50;

interface PanelInput {
  hub?: string;
  members: readonly string[];
  titleOf: (id: string) => string;
  graph: TopicGraph;
}

export function layoutPanel({ hub, members, titleOf, graph }: PanelInput): Panel {
  const boxes: Box[] = [];
  if (hub !== undefined) boxes.push(placeBox(hub, titleOf(hub), MIDDLE - HUB / 2, 1, HUB));
  const top = boxes[0] ? boxes[0].y + boxes[0].height + 28 : 1;
  const ends = { left: top, right: top };
  for (const id of members) {
    // The shorter bank takes the next one, so that both end together and the closest stay on top.
    const bank = ends.right < ends.left ? 'right' : 'left';
    const box = placeBox(id, titleOf(id), bank === 'left' ? 1 : WIDTH - BANK - 1, ends[bank], BANK);
    boxes.push(box);
    ends[bank] = box.y + box.height + GAP;
  }
  const height = Math.max(...boxes.map((box) => box.y + box.height), 0) + 1;
  return { width: WIDTH, height, boxes, ties: tiesOf(boxes, hub, graph) };
}

function placeBox(id: string, title: string, x: number, y: number, width: number): Box {
  const lines = wrapLabel(title, (width - 20) / FONT);
  return { id, x, y, width, height: Math.max(SHORTEST, lines.length * LINE + 16), lines };
}

function tiesOf(boxes: readonly Box[], hub: string | undefined, graph: TopicGraph): Tie[] {
  const ties: Tie[] = [];
  boxes.forEach((a, index) => {
    for (const b of boxes.slice(index + 1)) {
      const weight = tieOf(graph, a.id, b.id);
      if (weight === 0) continue;
      const main = a.id === hub;
      ties.push({
        from: a.id,
        to: b.id,
        path: main ? fromHub(a, b) : between(a, b),
        kind: main ? 'main' : 'side',
        weight,
      });
    }
  });
  return ties;
}

const isLeft = (box: Box): boolean => box.x + box.width / 2 < MIDDLE;
const shore = (box: Box): number => (isLeft(box) ? box.x + box.width : box.x);
const level = (box: Box): number => Math.round(box.y + box.height / 2);

/** Down the channel, then to the bank. */
function fromHub(hub: Box, box: Box): string {
  const start = hub.y + hub.height;
  const y = level(box);
  return `M${MIDDLE} ${start}C${MIDDLE} ${Math.round(start + (y - start) * 0.7)} ${MIDDLE} ${y} ${shore(box)} ${y}`;
}

/** From bank to bank, or out into the channel and back. */
function between(a: Box, b: Box): string {
  const [x1, y1, x2, y2] = [shore(a), level(a), shore(b), level(b)];
  const bend = isLeft(a) === isLeft(b) ? shore(a) + (isLeft(a) ? 1 : -1) * 22 : MIDDLE;
  return `M${x1} ${y1}C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}`;
}
