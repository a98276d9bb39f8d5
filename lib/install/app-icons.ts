// Draws the icons of the installed app as SVG, from the site icon: each purpose needs its own margin and background.

const BACKGROUND = '#a8481a';

/**
 * `any`: the site icon with its rounded corners. `maskable`: the system cuts its own shape out of it.
 * `monochrome`: the system uses only the shape and colours it. `apple`: iOS rounds the corners.
 */
export type IconPurpose = 'any' | 'maskable' | 'monochrome' | 'apple';

export interface AppIcon {
  file: string;
  purpose: IconPurpose;
  size: number;
}

export const APP_ICONS: readonly AppIcon[] = [
  { file: 'icon-192.png', purpose: 'any', size: 192 },
  { file: 'icon-512.png', purpose: 'any', size: 512 },
  { file: 'maskable-192.png', purpose: 'maskable', size: 192 },
  { file: 'maskable-512.png', purpose: 'maskable', size: 512 },
  { file: 'monochrome-512.png', purpose: 'monochrome', size: 512 },
  { file: 'apple-touch-icon.png', purpose: 'apple', size: 180 },
];

/** Sizes of a shortcut icon in pixels. */
export const SHORTCUT_SIZES = [96, 192] as const;
export const shortcutFile = (game: string, size: number): string => `${game}-${size}.png`;

/** Centre of the symbol on its 24-unit grid. */
const CENTRE = { x: 12, y: 13.35 };
/** Scale of the symbol; a mask may cut off everything outside a circle of 80 % of the width. */
const SCALE: Record<Exclude<IconPurpose, 'any'>, number> = { maskable: 0.8, monochrome: 0.8, apple: 0.92 };

/** `siteIcon` is the SVG of the site icon; its only <path> is the symbol. */
export function drawAppIcon(siteIcon: string, { purpose, size }: AppIcon): string {
  const inner = /<svg[^>]*>(.*)<\/svg>/s.exec(siteIcon)?.[1];
  const symbol = inner && /<path[^>]*>/.exec(inner)?.[0];
  if (!symbol) throw new Error('Unexpected icon without a symbol, expected one <path>.');
  if (purpose === 'any') return wrapSvg(size, inner);
  const scale = SCALE[purpose];
  const placed = `<g transform="translate(12 12) scale(${scale}) translate(${-CENTRE.x} ${-CENTRE.y})">${symbol}</g>`;
  return wrapSvg(size, purpose === 'monochrome' ? placed : `${background(BACKGROUND)}${placed}`);
}

/** The emblem of a game in white on a circle in the colour of the game. */
export const drawShortcut = (emblem: string, colour: string, size: number): string =>
  wrapSvg(
    size,
    `<rect width="24" height="24" rx="12" fill="${colour}"/><g transform="translate(12 12) scale(0.62) translate(-12 -12)" fill="none" stroke="#fff" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">${emblem}</g>`,
  );

const background = (colour: string): string => `<rect width="24" height="24" fill="${colour}"/>`;

const wrapSvg = (size: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24">${inner}</svg>`;
