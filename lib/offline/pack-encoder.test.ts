// Tests the pack encoder and decoder together.
import { describe, expect, it } from 'vitest';
import { createPackDecoder } from './pack-decoder';
import { createPackEncoder } from './pack-encoder';

const encode = (texts: readonly string[], baseTexts: string[] = []): string => {
  const encoder = createPackEncoder(baseTexts);
  return texts.map((text) => encoder.add(text)).join('');
};

function decode(packed: string, { chunk = packed.length || 1, baseTexts = [] as string[] } = {}): string[] {
  const decoder = createPackDecoder(baseTexts);
  const texts: string[] = [];
  for (let at = 0; at < packed.length; at += chunk) texts.push(...decoder.read(packed.slice(at, at + chunk)));
  return texts;
}

const page = Array.from(
  { length: 200 },
  (_, number) => `<li id="rule-${number}">Слово ${number * 7}</li>`,
).join('');

describe('a pack', () => {
  it('decodes to the same texts in the same order, including empty ones', () => {
    const texts = ['', 'Вартовий іде на захід.', '', 'Вартовий іде на схід.\n', page, '', page.slice(99)];
    expect(decode(encode(texts))).toEqual(texts);
  });

  it('contains repeated text only once', () => {
    const once = encode([page]).length;
    const twice = encode([page, page.replace('Слово 70', 'Інше 70')]).length;
    expect(twice - once).toBeLessThan(40);
  });

  it('continues a copy after words of another length', () => {
    const other = page.replaceAll('Слово', 'Зовсім інше');
    expect(decode(encode([page, other]))).toEqual([page, other]);
    expect(encode([page, other]).length - encode([page]).length).toBeLessThan(page.length * 0.6);
  });

  it('copies from base texts and cannot be decoded without them', () => {
    const baseTexts = [page, 'Інший текст.'];
    const texts = [page.replace('Слово 7', 'Слово 8'), 'Ще один.'];
    const packed = encode(texts, baseTexts);
    expect(packed.length).toBeLessThan(60);
    expect(decode(packed, { baseTexts })).toEqual(texts);
    expect(() => decode(packed)).toThrow('Unexpected copy');
  });

  it('can be split into chunks anywhere', () => {
    const texts = [page.slice(0, 300), page.slice(40, 320), 'Один два три'];
    const packed = encode(texts);
    for (let chunk = 1; chunk <= packed.length; chunk++) expect(decode(packed, { chunk })).toEqual(texts);
  });

  it('yields only complete texts if the rest is missing', () => {
    const packed = encode(['Перший текст.', 'Другий текст.']);
    expect(decode(packed.slice(0, -1))).toEqual(['Перший текст.']);
  });

  it.each(['\0', '\x01', '\x02'])('rejects the control character %j', (character) => {
    expect(() => encode([`ціле${character}не ціле`])).toThrow('Unexpected control character');
  });

  it.each([
    ['start before the first character', '-1,1;\x02\x01\0'],
    ['start after the last character', '4,5;\x02\x01\0'],
    ['go beyond the end of a text', '0,9;\x02\x01\0'],
    ['are absent', '\x02\x01\0'],
    ['are not numbers', 'x;y\x02\x01\0'],
  ])('is rejected if its copies %s', (_how, text) => {
    expect(() => decode(`\x02лист\0${text}`)).toThrow(RangeError);
  });

  it('is rejected if its copies exceed the length limits', () => {
    const long = 'а'.repeat(20_000);
    const copies = `0,ffk;${'-ffk,ffk;'.repeat(1999)}`;
    expect(() => decode(`\x02${long}\0${copies}\x02${'\x01'.repeat(2000)}\0`)).toThrow('length of a text');
    const many = '0,ffk;\x02\x01\0'.repeat(4000);
    expect(() => decode(`\x02${long}\0${many}`)).toThrow('length of a text');
  });

  it('is rejected if a text does not end', () => {
    const decoder = createPackDecoder();
    const chunk = 'лист '.repeat(1 << 18);
    const readOn = () => {
      for (let count = 0; count < 100; count++) expect([...decoder.read(chunk)]).toEqual([]);
    };
    expect(readOn).toThrow('length of a text');
  });

  it('rejects a page longer than the decoder accepts', () => {
    expect(() => encode([`${'аб'.repeat(1 << 23)}в`])).toThrow('Unexpected page of 16777217');
  });
});
