import { describe, expect, it } from 'vitest';
import { createPacker, createUnpacker } from './pack';

const pack = (texts: readonly string[]): string => {
  const packer = createPacker();
  return texts.map((text) => packer.add(text)).join('');
};

function unpack(packed: string, piece = packed.length || 1): string[] {
  const unpacker = createUnpacker();
  const texts: string[] = [];
  for (let at = 0; at < packed.length; at += piece)
    texts.push(...unpacker.read(packed.slice(at, at + piece)));
  return texts;
}

/** The same numbers every time: mulberry32. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % below;
  };
}

const PIECES = [
  '<li id="',
  '">',
  'Вартовий ',
  'іде, ',
  'стоїть',
  '\n',
  ' ',
  '  ',
  '\u00a0',
  '—',
  '’',
  '7.1',
  'a-b',
  '&amp;',
  '😀',
  '\ud83d',
  '\t',
  '</li>',
];

function randomTexts(random: (below: number) => number): string[] {
  const texts: string[] = [];
  for (let count = random(6); count >= 0; count--) {
    // Like pages: most of a text stands in the one before.
    let text = random(3) > 0 ? (texts.at(-1) ?? '') : '';
    for (let edits = random(30); edits > 0; edits--) {
      const at = random(text.length + 1);
      text = text.slice(0, at) + (PIECES[random(PIECES.length)] as string) + text.slice(at + random(9));
    }
    texts.push(text);
  }
  return texts;
}

describe('a pack', () => {
  it('gives back the very texts, in their order, also empty ones', () => {
    const texts = ['Вартовий іде на захід.', '', 'Вартовий іде на схід.\n', 'Вартовий іде на захід.'];
    expect(unpack(pack(texts))).toEqual(texts);
  });

  it('says what repeats only once', () => {
    const page = Array.from(
      { length: 200 },
      (_, number) => `<li id="rule-${number}">Слово ${number * 7}</li>`,
    ).join('');
    const once = pack([page]).length;
    const twice = pack([page, page.replace('Слово 70', 'Інше 70')]).length;
    expect(twice - once).toBeLessThan(40);
  });

  it('may be cut anywhere on its way', () => {
    const texts = ['Один два три чотири п’ять.', 'Один два три чотири шість.', 'Один два три'];
    const packed = pack(texts);
    for (let piece = 1; piece <= packed.length; piece++) expect(unpack(packed, piece)).toEqual(texts);
  });

  it('gives only complete texts when the rest never comes', () => {
    const packed = pack(['Перший текст.', 'Другий текст.']);
    expect(unpack(packed.slice(0, -1))).toEqual(['Перший текст.']);
  });

  it('refuses letters that mean something in it', () => {
    expect(() => pack(['ціле\0не ціле'])).toThrow('Unexpected control letter 0');
  });

  it('holds for hundreds of random texts', () => {
    const random = createRandom(20_261_116);
    for (let round = 0; round < 150; round++) {
      const texts = randomTexts(random);
      const packed = pack(texts);
      expect(unpack(packed, 1 + random(packed.length))).toEqual(texts);
    }
  });

  it('that was damaged gives other texts or a RangeError, and always comes to an end', () => {
    const random = createRandom(7);
    const packed = pack(randomTexts(createRandom(3)).concat(PIECES.join('').repeat(20), PIECES.join('')));
    for (let round = 0; round < 150; round++) {
      const at = random(packed.length);
      const spoilt = packed.slice(0, at) + String.fromCharCode(random(128)) + packed.slice(at + random(4));
      try {
        unpack(spoilt);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }
  });

  it('that claims endless guesses stops before the memory is full', () => {
    expect(() => unpack('а б а б а б а б \x1bzzzzzz;\0')).toThrow(RangeError);
  });
});
