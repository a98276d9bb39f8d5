// Packs text for a link: one byte for a letter of our alphabets, so that a code stays small enough for a camera.

/** Code points 0x400–0x45f have the bytes from here on. */
const CYRILLIC = { from: 0x400, to: 0x460, byte: 0x80 };
/** Each has a byte from 0xe0 on. */
const SIGNS = '«»—–’“”„…№×−ґҐ\u00a0\u2060';
const SIGNS_BYTE = 0xe0;
/** Three bytes of a code point follow. */
const OTHER = 0xff;

export function toBytes(text: string): number[] {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const sign = SIGNS.indexOf(letter);
    if (code < 0x80) bytes.push(code);
    else if (code >= CYRILLIC.from && code < CYRILLIC.to) bytes.push(code - CYRILLIC.from + CYRILLIC.byte);
    else if (sign >= 0) bytes.push(SIGNS_BYTE + sign);
    else bytes.push(OTHER, code >> 16, (code >> 8) & 0xff, code & 0xff);
  }
  return bytes;
}

/** Undefined where the bytes are no text. */
export function fromBytes(bytes: readonly number[]): string | undefined {
  let text = '';
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) text += String.fromCharCode(byte);
    else if (byte < SIGNS_BYTE) text += String.fromCharCode(byte - CYRILLIC.byte + CYRILLIC.from);
    else if (byte === OTHER) {
      const [high = 0x7f, middle = 0, low = 0] = bytes.slice(at + 1, at + 4);
      const code = (high << 16) | (middle << 8) | low;
      if (at + 3 >= bytes.length || code > 0x10ffff) return undefined;
      text += String.fromCodePoint(code);
      at += 3;
    } else {
      const sign = SIGNS[byte - SIGNS_BYTE];
      if (!sign) return undefined;
      text += sign;
    }
  }
  return text;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64 as addresses want it. */
export function toDigits(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.slice(at, at + 3);
    const all = (one << 16) | (two << 8) | three;
    const count = Math.min(4, bytes.length - at + 1);
    for (let digit = 0; digit < count; digit++) text += DIGITS[(all >> (18 - 6 * digit)) & 63];
  }
  return text;
}

export function fromDigits(text: string): number[] | undefined {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 4) {
    const digits = [...text.slice(at, at + 4)].map((digit) => DIGITS.indexOf(digit));
    if (digits.includes(-1) || digits.length === 1) return undefined;
    const [one = 0, two = 0, three = 0, four = 0] = digits;
    const all = (one << 18) | (two << 12) | (three << 6) | four;
    for (let byte = 0; byte < digits.length - 1; byte++) bytes.push((all >> (16 - 8 * byte)) & 0xff);
  }
  return bytes;
}
