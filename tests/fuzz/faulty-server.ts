// A server on a bad day: what it answers is damaged, cut, swapped, foreign or absent, as a seed says.
import { anyText, pick, type Random } from './random-text';

type Answers = ReadonlyMap<string, Buffer>;

const PORTAL = Buffer.from('<!DOCTYPE html><title>Wi-Fi</title><h1>Увійдіть</h1>');
/** Marks of a pack, and copies that claim two thousand million letters or lie before the first. */
const MARKS = ['\0', '\x01', '\x02', '0,zzzzzz;', '-1,1;', 'zzzzzz,1;', ';', ',', '\x02\x01', '\ufeff'];

const joined = (...parts: Uint8Array[]): Buffer => Buffer.concat(parts);

/** One digit of one of the hashes in a manifest or a list becomes another. */
function changeHash(random: Random, bytes: Buffer): Buffer {
  const text = bytes.toString();
  const places = [...text.matchAll(/[0-9a-f]{32}/g)].map(({ index }) => index + random(32));
  if (places.length === 0) return bytes;
  const at = pick(random, places);
  return Buffer.from(text.slice(0, at) + random(16).toString(16) + text.slice(at + 1));
}

/** One way in which bytes come out wrong; seldom they come out as they were. */
export function damageBytes(random: Random, bytes: Buffer, others: readonly Buffer[]): Buffer {
  const at = random(bytes.length + 1);
  const to = Math.min(bytes.length, at + random(60));
  const [before, piece, after] = [bytes.subarray(0, at), bytes.subarray(at, to), bytes.subarray(to)];
  return pick(random, [
    () => before,
    () => joined(before, after),
    () => joined(before, piece, piece, after),
    () => joined(after, piece, before),
    () => joined(before, Uint8Array.of(random(256)), bytes.subarray(at + 1)),
    () => joined(before, Buffer.from(pick(random, MARKS)), after),
    () => joined(before, Buffer.from(anyText(random, 80)), after),
    () => joined(before, Buffer.from(`${'слово'.repeat(random(40))}${pick(random, MARKS)}`), after),
    () => joined(before, pick(random, others).subarray(random(200))),
    () => joined(bytes, piece),
    () => pick(random, others),
    () => Buffer.from(anyText(random, 3000)),
    () => changeHash(random, bytes),
    () => Buffer.from(bytes.toString().replace('"format":2', `"format":${random(9)}`)),
    () => PORTAL,
    () => Buffer.alloc(0),
  ])();
}

/** In pieces of any length, perhaps with a connection that breaks. */
function stream(random: Random, bytes: Buffer, breaks: boolean): ReadableStream<Uint8Array> {
  const piece = 1 + random(random(2) === 0 ? 40 : bytes.length + 1);
  const end = breaks ? random(bytes.length + 1) : bytes.length;
  let at = 0;
  return new ReadableStream({
    pull(control) {
      if (at < end) control.enqueue(bytes.subarray(at, Math.min(end, at + piece)));
      else if (breaks) control.error(new TypeError('network error'));
      else control.close();
      at += piece;
    },
  });
}

/** `fetch` of a server at `base`; of a hundred answers `share` come out wrong. */
export function createBadServer(
  random: Random,
  base: string,
  answers: Answers,
  share: number,
): typeof globalThis.fetch {
  const others = [...answers.values()];
  return async (address) => {
    const bytes = answers.get(String(address).slice(base.length));
    const isBad = random(100) < share;
    const kind = random(8);
    if (isBad && kind === 0) throw new TypeError('Failed to fetch');
    if (!bytes || (isBad && kind === 1)) return new Response(PORTAL, { status: pick(random, [404, 500]) });
    const body = isBad && kind > 2 ? damageBytes(random, bytes, others) : bytes;
    return new Response(stream(random, body, isBad && kind === 2));
  };
}
