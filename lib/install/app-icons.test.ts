import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawIcon, drawShortcut, ICONS } from './app-icons';

const tile = readFileSync('app/icon.svg', 'utf8');
const iconFor = (purpose: string) => {
  const icon = ICONS.find((one) => one.purpose === purpose);
  if (!icon) throw new Error(`No icon for ${purpose}.`);
  return drawIcon(tile, icon);
};

describe('an icon of the site', () => {
  it('is the site’s own tile where nothing is cut', () => {
    expect(iconFor('any')).toContain('rx="5.5"');
  });

  it('fills its ground to the edge where the system cuts a shape out of it', () => {
    for (const purpose of ['maskable', 'apple']) {
      expect(iconFor(purpose)).toContain('<rect width="24" height="24" fill="#a8481a"/>');
      expect(iconFor(purpose)).not.toContain('rx=');
    }
  });

  it('keeps its mark within the circle that no mask cuts', () => {
    // Farthest point of the mark from its centre: half its width and height, lines included.
    const reach = Math.hypot(7.5 + 1.2, 5.15 + 1.2);
    const scale = Number(/scale\(([\d.]+)\)/.exec(iconFor('maskable'))?.[1]);
    expect(reach * scale).toBeLessThan(24 * 0.4);
  });

  it('has no ground where only its shape counts', () => {
    expect(iconFor('monochrome')).not.toContain('<rect');
  });

  it('is refused where the tile has no mark', () => {
    expect(() => drawIcon('<svg><rect/></svg>', ICONS[0] as (typeof ICONS)[number])).toThrow(
      'without a mark',
    );
  });
});

describe('a shortcut', () => {
  it('is the emblem of its game on the colour of its game', () => {
    const svg = drawShortcut('<path d="M1 1"/>', '#004488', 96);
    expect(svg).toContain('fill="#004488"');
    expect(svg).toContain('<path d="M1 1"/>');
    expect(svg).toContain('width="96"');
  });
});
