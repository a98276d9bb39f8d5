// Tests the app icons and the shortcut icons.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { APP_ICONS, drawAppIcon, drawShortcut } from './app-icons';

const tile = readFileSync('app/icon.svg', 'utf8');
const iconFor = (purpose: string) => {
  const icon = APP_ICONS.find((one) => one.purpose === purpose);
  if (!icon) throw new Error(`No icon for ${purpose}.`);
  return drawAppIcon(tile, icon);
};

describe('an app icon', () => {
  it('is the unchanged site icon for the purpose any', () => {
    expect(iconFor('any')).toContain('rx="5.5"');
  });

  it('fills the background to the edges if the system masks it', () => {
    for (const purpose of ['maskable', 'apple']) {
      expect(iconFor(purpose)).toContain('<rect width="24" height="24" fill="#a8481a"/>');
      expect(iconFor(purpose)).not.toContain('rx=');
    }
  });

  it('keeps the symbol inside the safe circle of maskable icons', () => {
    // Distance from the center of the symbol to its farthest point, including the stroke, in units of the 24 × 24 grid.
    const reach = Math.hypot(7.5 + 1.2, 5.15 + 1.2);
    const scale = Number(/scale\(([\d.]+)\)/.exec(iconFor('maskable'))?.[1]);
    expect(reach * scale).toBeLessThan(24 * 0.4);
  });

  it('has no background if it is monochrome', () => {
    expect(iconFor('monochrome')).not.toContain('<rect');
  });

  it('cannot be drawn from an icon without a path', () => {
    expect(() => drawAppIcon('<svg><rect/></svg>', APP_ICONS[0] as (typeof APP_ICONS)[number])).toThrow(
      'without a symbol',
    );
  });
});

describe('a shortcut icon', () => {
  it('shows the emblem of the game on the colour of the game', () => {
    const svg = drawShortcut('<path d="M1 1"/>', '#004488', 96);
    expect(svg).toContain('fill="#004488"');
    expect(svg).toContain('<path d="M1 1"/>');
    expect(svg).toContain('width="96"');
  });
});
