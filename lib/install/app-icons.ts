// Draws the icons of the installed app as SVG. They show the symbol of the site icon, with the margin and the
// background that each purpose of an icon needs.

const BACKGROUND = '#a8481a';

/**
 * How the system uses an icon. `any`: the site icon with its rounded corners. `maskable`: the system cuts a shape out
 * of the icon. `monochrome`: the system uses only the outline and chooses the color. `apple`: iOS rounds the corners.
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

/** Width and height of the shortcut icons, in pixels. */
export const SHORTCUT_SIZES = [96, 192] as const;
export const shortcutFile = (game: string, size: number): string => `${game}-${size}.png`;

/** Center of the symbol, in units of its 24 × 24 grid. */
const CENTRE = { x: 12, y: 13.35 };
/**
 * Scale of the symbol for each purpose. The symbol of a maskable icon must fit in a circle whose diameter is 80% of the
 * icon's width, because the system may cut off everything outside that circle.
 */
const SCALE: Record<Exclude<IconPurpose, 'any'>, number> = { maskable: 0.8, monochrome: 0.8, apple: 0.92 };

/** Draws an icon as SVG. `siteIcon` is the SVG of the site icon, whose only <path> is the symbol. */
export function drawAppIcon(siteIcon: string, { purpose, size }: AppIcon): string {
  const inner = /<svg[^>]*>(.*)<\/svg>/s.exec(siteIcon)?.[1];
  const symbol = inner && /<path[^>]*>/.exec(inner)?.[0];
  if (!symbol) throw new Error('Unexpected icon without a symbol, expected one <path>.');
  if (purpose === 'any') return wrapSvg(size, inner);
  const scale = SCALE[purpose];
  const placed = `<g transform="translate(12 12) scale(${scale}) translate(${-CENTRE.x} ${-CENTRE.y})">${symbol}</g>`;
  return wrapSvg(size, purpose === 'monochrome' ? placed : `${background(BACKGROUND)}${placed}`);
}

/** Draws the emblem of a game in white on a circle in the color of the game. */
export const drawShortcut = (emblem: string, colour: string, size: number): string =>
  wrapSvg(
    size,
    `<rect width="24" height="24" rx="12" fill="${colour}"/><g transform="translate(12 12) scale(0.62) translate(-12 -12)" fill="none" stroke="#fff" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">${emblem}</g>`,
  );

const background = (colour: string): string => `<rect width="24" height="24" fill="${colour}"/>`;

const wrapSvg = (size: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24">${inner}</svg>`;
