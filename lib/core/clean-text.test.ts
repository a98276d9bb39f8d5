// Tests which characters the functions remove from untrusted text.
import { describe, expect, it } from 'vitest';
import { cleanFile, cleanLine, cleanText } from './clean-text';

describe('the text of a stranger', () => {
  it.each([
    ['a right-to-left override', 'Owls \u202eof Hens'],
    ['an isolate', 'Owls \u2066of Hens'],
    ['a control character', 'Owls \u0007of Hens'],
    ['a line separator', 'Owls \u2028of Hens'],
  ])('loses %s', (_, text) => {
    expect(cleanFile(text)).toBe('Owls of Hens');
    expect(cleanLine(text, 80)).toBe('Owls of Hens');
    expect(cleanText(text, 80)).toBe('Owls  of Hens');
  });

  it('keeps line breaks, emoji of several characters and every alphabet', () => {
    const text = 'Сови\nщо 👨‍👩‍👧\tبوم';
    expect([cleanFile(text), cleanText(text, 80)]).toEqual([text, text]);
    expect(cleanLine(text, 80)).toBe('Сови що 👨‍👩‍👧 بوم');
    expect(cleanFile('a\r\nb\rc')).toBe('a\nb\nc');
  });

  it('is cut at its maximum length', () => {
    expect(cleanText(`${'a'.repeat(9)} b`, 10)).toBe('a'.repeat(9));
  });
});
