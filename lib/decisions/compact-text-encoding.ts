// Encodes text for a link with one byte per Latin or Cyrillic letter. In UTF-8, a Cyrillic letter takes two bytes, and
// the QR code of the link would be larger.

/** The Cyrillic code points 0x400–0x45f become the bytes 0x80–0xdf. */
const CYRILLIC = { from: 0x400, to: 0x460, byte: 0x80 };
/** Common symbols. They become the bytes from 0xe0 on, in this order. */
const SYMBOLS = '«»—–’“”„…№×−ґҐ\u00a0\u2060';
const FIRST_SYMBOL_BYTE = 0xe0;
/**
 * Byte before a code point that has no byte of its own. The code point follows in three bytes, the most significant
 * byte first.
 */
const ESCAPE = 0xff;

export function textToBytes(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const symbol = SYMBOLS.indexOf(character);
    if (code < 0x80) bytes.push(code);
    else if (code >= CYRILLIC.from && code < CYRILLIC.to) bytes.push(code - CYRILLIC.from + CYRILLIC.byte);
    else if (symbol >= 0) bytes.push(FIRST_SYMBOL_BYTE + symbol);
    else bytes.push(ESCAPE, code >> 16, (code >> 8) & 0xff, code & 0xff);
  }
  return bytes;
}

/** Decodes the bytes to text. Returns undefined if the bytes are not an encoded text. */
export function bytesToText(bytes: readonly number[]): string | undefined {
  let text = '';
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) text += String.fromCharCode(byte);
    else if (byte < FIRST_SYMBOL_BYTE) text += String.fromCharCode(byte - CYRILLIC.byte + CYRILLIC.from);
    else if (byte === ESCAPE) {
      const [high = 0x7f, middle = 0, low = 0] = bytes.slice(at + 1, at + 4);
      const code = (high << 16) | (middle << 8) | low;
      if (at + 3 >= bytes.length || code > 0x10ffff) return undefined;
      text += String.fromCodePoint(code);
      at += 3;
    } else {
      const symbol = SYMBOLS[byte - FIRST_SYMBOL_BYTE];
      if (!symbol) return undefined;
      text += symbol;
    }
  }
  return text;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes bytes as base64url (RFC 4648) without padding. */
export function bytesToBase64Url(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.slice(at, at + 3);
    const all = (one << 16) | (two << 8) | three;
    const count = Math.min(4, bytes.length - at + 1);
    for (let digit = 0; digit < count; digit++) text += DIGITS[(all >> (18 - 6 * digit)) & 63];
  }
  return text;
}

/** Decodes base64url to bytes. Returns undefined if the text is not base64url. */
export function base64UrlToBytes(text: string): number[] | undefined {
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
