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

  it('that claims endless guesses stops before the memory is full', () => {
    expect(() => unpack('а б а б а б а б \x1bzzzzzz;\0')).toThrow(RangeError);
    const words = `${'а'.repeat(20_000)} ${'б'.repeat(20_000)} `.repeat(6);
    expect(() => unpack(`${words}\x1bzzzz;\0`)).toThrow('length of a text');
  });

  it('that never ends a text is given up', () => {
    const unpacker = createUnpacker();
    const piece = 'лист '.repeat(1 << 18);
    const readOn = () => {
      for (let count = 0; count < 100; count++) expect([...unpacker.read(piece)]).toEqual([]);
    };
    expect(readOn).toThrow('length of a text');
  });

  it('refuses a page longer than it gives back', () => {
    expect(() => pack(['аб'.repeat(1 << 23), `${'аб'.repeat(1 << 23)}в`])).toThrow(
      'Unexpected page of 16777217',
    );
  });
});
