// Draws the site's icons for home screens and docks from one mark, as SVG: each purpose wants its own margin and ground.

import { PAPER } from '../core/palette';

const BRAND = { ground: '#a8481a', mark: PAPER.light } as const;

/**
 * `any`: the tile as it is, with round corners. `maskable`: the system cuts its own shape out of it.
 * `monochrome`: only the shape counts, the system colours it. `apple`: iOS rounds the corners itself.
 */
export type IconPurpose = 'any' | 'maskable' | 'monochrome' | 'apple';

export interface Icon {
  file: string;
  purpose: IconPurpose;
  size: number;
}

export const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', purpose: 'any', size: 192 },
  { file: 'icon-512.png', purpose: 'any', size: 512 },
  { file: 'maskable-192.png', purpose: 'maskable', size: 192 },
  { file: 'maskable-512.png', purpose: 'maskable', size: 512 },
  { file: 'monochrome-512.png', purpose: 'monochrome', size: 512 },
  { file: 'apple-touch-icon.png', purpose: 'apple', size: 180 },
];

/** Sizes a system may want for a shortcut. */
export const SHORTCUT_SIZES = [96, 192] as const;
export const shortcutFile = (game: string, size: number): string => `${game}-${size}.png`;

/** Centre of the mark on its 24-unit grid, and its size in the middle of each ground; a mask may cut all but a circle of 80 %. */
const CENTRE = { x: 12, y: 13.35 };
const SCALE: Record<Exclude<IconPurpose, 'any'>, number> = { maskable: 0.8, monochrome: 0.8, apple: 0.92 };

/** `tile` is the site's own icon; its mark is what it draws with a line. */
export function drawIcon(tile: string, { purpose, size }: Icon): string {
  const inner = /<svg[^>]*>(.*)<\/svg>/s.exec(tile)?.[1];
  const mark = inner && /<path[^>]*>/.exec(inner)?.[0];
  if (!mark) throw new Error('Unexpected icon without a mark, expected one <path> on a tile.');
  if (purpose === 'any') return frame(size, inner);
  const scale = SCALE[purpose];
  const placed = `<g transform="translate(12 12) scale(${scale}) translate(${-CENTRE.x} ${-CENTRE.y})">${mark}</g>`;
  return frame(size, purpose === 'monochrome' ? placed : `${ground(BRAND.ground)}${placed}`);
}

/** A game's emblem in white on the game's colour; a system may round it. */
export const drawShortcut = (emblem: string, colour: string, size: number): string =>
  frame(
    size,
    `<rect width="24" height="24" rx="12" fill="${colour}"/><g transform="translate(12 12) scale(0.62) translate(-12 -12)" fill="none" stroke="#fff" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">${emblem}</g>`,
  );

const ground = (colour: string): string => `<rect width="24" height="24" fill="${colour}"/>`;

const frame = (size: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24">${inner}</svg>`;
