import { describe, expect, it } from 'vitest';
import { findPageCorners } from './image/find-page-corners';
import { findSkew } from './image/find-skew';
import { createImage, type GrayImage, turn, warp } from './image/gray-image';
import { evenLight } from './image/normalize-page-brightness';
import { apply, chain, IDENTITY, invert, rotationAround, squareToQuad } from './image/projective-transform';
import { takeRules } from './image/remove-straight-lines';
import { preparePage } from './prepare-page';

/** Draws a page with lines of words. Each word consists of dark blocks. */
function page(width = 600, height = 800, paper: (x: number, y: number) => number = () => 240): GrayImage {
  const image = createImage(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isLine = y % 24 < 9 && y > 40 && y < height - 40 && x > 50 && x < width - 50 - ((y * 7) % 90);
      // Letters have different widths and gaps, so that letters of different lines are not aligned vertically.
      const letter = (Math.floor(x / 5) * 7919 + Math.floor(y / 24) * 104_729) % 13;
      const isInk = isLine && letter > 4 && (letter * y) % 5 > 0;
      image.pixels[y * width + x] = isInk ? 20 : paper(x, y);
    }
  return image;
}

const degrees = (angle: number): number => (angle * 180) / Math.PI;

describe('the angle of a page', () => {
  it.each([-4, -1.5, 0, 0.8, 3])('of %d degrees is found to a tenth of a degree', (angle) => {
    const image = page();
    const skewed = warp(image, rotationAround((-angle * Math.PI) / 180, [300, 400]), 600, 800);
    const { angle: found, isOnSide } = findSkew(evenLight(skewed));
    expect(isOnSide).toBe(false);
    expect(Math.abs(degrees(found) - angle)).toBeLessThan(0.15);
  });

  it('is measured along the columns if the page lies on its side', () => {
    expect(findSkew(turn(page(), 1)).isOnSide).toBe(true);
  });
});

it('a page with few lines of text beside long vertical lines is not turned', () => {
  const image = page();
  image.pixels.fill(240, 300 * 600);
  for (const left of [20, 300, 580])
    for (let y = 20; y < 780; y++) image.pixels.fill(10, y * 600 + left, y * 600 + left + 3);
  expect(findSkew(image).isOnSide).toBe(false);
  expect(findSkew(turn(image, 1)).isOnSide).toBe(true);
});

describe('a prepared page', () => {
  it('maps its points back to the picture', () => {
    const image = page();
    const skewed = warp(image, rotationAround((-2 * Math.PI) / 180, [300, 400]), 600, 800);
    const { toOriginal } = preparePage(skewed);
    const [x, y] = apply(toOriginal, 300, 400);
    expect(Math.hypot(x - 300, y - 400)).toBeLessThan(1.5);
    const [farX, farY] = apply(toOriginal, 500, 400);
    expect(farX).toBeGreaterThan(495);
    expect(farY - 400).toBeCloseTo(200 * Math.sin((2 * Math.PI) / 180), 0);
  });
});

it('normalized brightness makes paper in a shadow white and keeps ink dark', () => {
  const lit = evenLight(page(600, 800, (x, y) => 230 - (x + y) / 11));
  const at = (x: number, y: number) => lit.pixels[y * 600 + x] ?? 0;
  expect(at(5, 5)).toBeGreaterThan(235);
  expect(at(595, 795)).toBeGreaterThan(225);
  expect([...lit.pixels].filter((value) => value < 110).length).toBeGreaterThan(20_000);
});

it('the texture of paper becomes white, and ink and the gray edges of letters stay', () => {
  const grain = (x: number, y: number) => 215 + ((x * 7919 + y * 104_729) % 40);
  const textured = evenLight(page(600, 800, grain));
  expect([...textured.pixels].filter((value) => value > 110 && value < 250).length).toBeLessThan(48_000);
  expect([...textured.pixels].filter((value) => value < 110).length).toBeGreaterThan(20_000);
  const clean = page(600, 800, () => 255);
  clean.pixels[41 * 600 + 3] = 180;
  expect(evenLight(clean).pixels[41 * 600 + 3]).toBe(180);
});

it('straight lines are removed from a picture, letters are not', () => {
  const image = createImage(400, 300);
  image.pixels.fill(255);
  const fill = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y++) image.pixels.fill(0, y * 400 + left, y * 400 + right);
  };
  fill(20, 50, 380, 53);
  fill(200, 20, 202, 280);
  fill(60, 100, 66, 120);
  const { rules, image: clean } = takeRules(image, 2);
  expect(rules).toHaveLength(2);
  expect(clean.pixels[51 * 400 + 100]).toBe(255);
  expect(clean.pixels[110 * 400 + 63]).toBe(0);
});

describe('the corners of a photographed sheet of paper', () => {
  const corners = [
    [80, 60],
    [520, 90],
    [560, 740],
    [40, 700],
  ] as const;

  it('are found on a dark table', () => {
    const quad = squareToQuad(corners);
    const toPage = chain(invert(quad), [600, 0, 0, 0, 800, 0, 0, 0, 1]);
    const photo = warp(page(), toPage, 600, 800);
    const toSquare = invert(quad);
    for (let at = 0; at < photo.pixels.length; at++) {
      const [u, v] = apply(toSquare, at % 600, Math.floor(at / 600));
      if (u < 0 || u > 1 || v < 0 || v > 1) photo.pixels[at] = 60;
    }
    const found = findPageCorners(photo) ?? [];
    expect(found).toHaveLength(4);
    found.forEach(([x, y], at) => {
      expect(Math.hypot(x - (corners[at]?.[0] ?? 0), y - (corners[at]?.[1] ?? 0))).toBeLessThan(12);
    });
  });

  it('are not found if the page fills the picture', () => {
    expect(findPageCorners(page())).toBeUndefined();
  });
});

it('a projective transformation and its inverse cancel out', () => {
  const quad = squareToQuad([
    [3, 4],
    [90, 10],
    [80, 70],
    [5, 60],
  ]);
  const both = chain(quad, invert(quad));
  const scale = both[8];
  for (const [at, value] of both.entries()) expect(value / scale).toBeCloseTo(IDENTITY[at] ?? 0, 6);
});
