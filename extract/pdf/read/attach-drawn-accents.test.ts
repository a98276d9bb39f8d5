// Tests which drawn strokes become accents.
import { describe, expect, it } from 'vitest';
import type { Glyph, Shape } from '../pdf-types';
import { applyDrawnAccents } from './attach-drawn-accents';

const letter = (text: string, x: number): Glyph => ({
  text,
  x,
  y: 100,
  width: 10,
  size: 16,
  font: 0,
  colour: '#ffffff',
  outlineKey: '',
  rotation: 0,
  stroked: false,
});

/** Creates a filled shape that looks like a stroke along `points`. The stroke is 0.6 units thick. */
function stroke(points: readonly [number, number][], colour = '#ffffff'): Shape {
  const all = [...points, ...[...points].reverse().map(([x, y]): [number, number] => [x, y + 0.6])];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  return {
    kind: 'fill',
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    colour,
    path: `M${all.map(([x, y]) => `${x} ${y}`).join('L')}Z`,
    rectangle: false,
  };
}

const read = (...shapes: Shape[]) =>
  applyDrawnAccents([letter('L', 0), letter('E', 10), letter('S', 20)], shapes)
    .map(({ text }) => text)
    .join('');

describe('applyDrawnAccents', () => {
  it('reads a stroke in the color of the title as an accent, by its slope', () => {
    expect(
      read(
        stroke([
          [13, 88.5],
          [17, 86],
        ]),
      ),
    ).toBe('LÉS');
    expect(
      read(
        stroke([
          [13, 86],
          [17, 88.5],
        ]),
      ),
    ).toBe('LÈS');
    expect(
      read(
        stroke([
          [13, 88.5],
          [15, 86],
          [17, 88.5],
        ]),
      ),
    ).toBe('LÊS');
  });

  it('ignores a stroke that is flat, in another color, next to the letter, far from it, or over a consonant', () => {
    expect(
      read(
        stroke([
          [13, 87],
          [17, 87],
        ]),
      ),
    ).toBe('LES');
    expect(
      read(
        stroke(
          [
            [13, 88.5],
            [17, 86],
          ],
          '#000000',
        ),
      ),
    ).toBe('LES');
    expect(
      read(
        stroke([
          [18, 88.5],
          [22, 86],
        ]),
      ),
    ).toBe('LES');
    expect(
      read(
        stroke([
          [13, 78.5],
          [17, 76],
        ]),
      ),
    ).toBe('LES');
    expect(
      read(
        stroke([
          [13, 99],
          [17, 96],
        ]),
      ),
    ).toBe('LES');
    expect(
      read(
        stroke([
          [23, 88.5],
          [27, 86],
        ]),
      ),
    ).toBe('LES');
  });
});
