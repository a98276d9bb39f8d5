import { describe, expect, it } from 'vitest';
import { createUnpacker } from './pack-decoder';
import { createPacker } from './pack-encoder';

const pack = (texts: readonly string[], before: string[] = []): string => {
  const packer = createPacker(before);
  return texts.map((text) => packer.add(text)).join('');
};

function unpack(packed: string, { piece = packed.length || 1, before = [] as string[] } = {}): string[] {
  const unpacker = createUnpacker(before);
  const texts: string[] = [];
  for (let at = 0; at < packed.length; at += piece)
    texts.push(...unpacker.read(packed.slice(at, at + piece)));
  return texts;
}

const page = Array.from(
  { length: 200 },
  (_, number) => `<li id="rule-${number}">Слово ${number * 7}</li>`,
).join('');

describe('a pack', () => {
  it('gives back the very texts, in their order, also empty ones', () => {
    const texts = ['', 'Вартовий іде на захід.', '', 'Вартовий іде на схід.\n', page, '', page.slice(99)];
    expect(unpack(pack(texts))).toEqual(texts);
  });

  it('says what repeats only once', () => {
    const once = pack([page]).length;
    const twice = pack([page, page.replace('Слово 70', 'Інше 70')]).length;
    expect(twice - once).toBeLessThan(40);
  });

  it('reads on after words of another length', () => {
    const other = page.replaceAll('Слово', 'Зовсім інше');
    expect(unpack(pack([page, other]))).toEqual([page, other]);
    expect(pack([page, other]).length - pack([page]).length).toBeLessThan(page.length * 0.6);
  });

  it('builds on texts that are there already, and cannot be read without them', () => {
    const before = [page, 'Інший текст.'];
    const texts = [page.replace('Слово 7', 'Слово 8'), 'Ще один.'];
    const packed = pack(texts, before);
    expect(packed.length).toBeLessThan(60);
    expect(unpack(packed, { before })).toEqual(texts);
    expect(() => unpack(packed)).toThrow('Unexpected copy');
  });

  it('may be cut anywhere on its way', () => {
    const texts = [page.slice(0, 300), page.slice(40, 320), 'Один два три'];
    const packed = pack(texts);
    for (let piece = 1; piece <= packed.length; piece++) expect(unpack(packed, { piece })).toEqual(texts);
  });

  it('gives only complete texts when the rest never comes', () => {
    const packed = pack(['Перший текст.', 'Другий текст.']);
    expect(unpack(packed.slice(0, -1))).toEqual(['Перший текст.']);
  });

  it.each(['\0', '\x01', '\x02'])('refuses the letter %j, which means something in it', (letter) => {
    expect(() => pack([`ціле${letter}не ціле`])).toThrow('Unexpected control letter');
  });

  it.each([
    ['lie before the first letter', '-1,1;\x02\x01\0'],
    ['lie after the last one', '4,5;\x02\x01\0'],
    ['go beyond the end of a text', '0,9;\x02\x01\0'],
    ['are not said', '\x02\x01\0'],
    ['are no numbers', 'x;y\x02\x01\0'],
  ])('whose copies %s is refused', (_how, text) => {
    expect(() => unpack(`\x02лист\0${text}`)).toThrow(RangeError);
  });

  it('that claims endless copies stops before the memory is full', () => {
    const long = 'а'.repeat(20_000);
    const copies = `0,ffk;${'-ffk,ffk;'.repeat(1999)}`;
    expect(() => unpack(`\x02${long}\0${copies}\x02${'\x01'.repeat(2000)}\0`)).toThrow('length of a text');
    const many = '0,ffk;\x02\x01\0'.repeat(4000);
    expect(() => unpack(`\x02${long}\0${many}`)).toThrow('length of a text');
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
    expect(() => pack([`${'аб'.repeat(1 << 23)}в`])).toThrow('Unexpected page of 16777217');
  });
});
