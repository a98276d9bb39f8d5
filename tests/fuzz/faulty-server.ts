// A simulated server that randomly damages, cuts, swaps or omits responses.
import { pick, type Random, randomText } from './random-text';

type Answers = ReadonlyMap<string, Buffer>;

/** Login page of a captive portal, which the server sends in place of any file. */
const PORTAL_PAGE = Buffer.from('<!DOCTYPE html><title>Wi-Fi</title><h1>Увійдіть</h1>');
/**
 * Parts of the format of packs (downloads of many files in one): control characters, and copy instructions that are
 * too long or out of range.
 */
const PACK_SYNTAX = ['\0', '\x01', '\x02', '0,zzzzzz;', '-1,1;', 'zzzzzz,1;', ';', ',', '\x02\x01', '\ufeff'];

const joined = (...parts: Uint8Array[]): Buffer => Buffer.concat(parts);

/** Changes one digit of one hash in the manifest or in a file list. */
function changeHash(random: Random, bytes: Buffer): Buffer {
  const text = bytes.toString();
  const places = [...text.matchAll(/[0-9a-f]{32}/g)].map(({ index }) => index + random(32));
  if (places.length === 0) return bytes;
  const at = pick(random, places);
  return Buffer.from(text.slice(0, at) + random(16).toString(16) + text.slice(at + 1));
}

/** Returns `bytes` damaged in one random way, or one of `others` instead. In rare cases the result equals `bytes`. */
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
    () => joined(before, Buffer.from(pick(random, PACK_SYNTAX)), after),
    () => joined(before, Buffer.from(randomText(random, 80)), after),
    () => joined(before, Buffer.from(`${'слово'.repeat(random(40))}${pick(random, PACK_SYNTAX)}`), after),
    () => joined(before, pick(random, others).subarray(random(200))),
    () => joined(bytes, piece),
    () => pick(random, others),
    () => Buffer.from(randomText(random, 3000)),
    () => changeHash(random, bytes),
    () => Buffer.from(bytes.toString().replace('"format":2', `"format":${random(9)}`)),
    () => PORTAL_PAGE,
    () => Buffer.alloc(0),
  ])();
}

/** Streams bytes in chunks of random length. With `breaks`, the stream fails at a random point. */
function stream(random: Random, bytes: Buffer, breaks: boolean): ReadableStream<Uint8Array> {
  const chunk = 1 + random(random(2) === 0 ? 40 : bytes.length + 1);
  const end = breaks ? random(bytes.length + 1) : bytes.length;
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at < end) controller.enqueue(bytes.subarray(at, Math.min(end, at + chunk)));
      else if (breaks) controller.error(new TypeError('network error'));
      else controller.close();
      at += chunk;
    },
  });
}

/**
 * Returns a `fetch` function for a server at `base`, which sends wrong responses in `faultPercent` percent of the
 * cases.
 */
export function createFaultyServer(
  random: Random,
  base: string,
  answers: Answers,
  faultPercent: number,
): typeof globalThis.fetch {
  const others = [...answers.values()];
  return async (address) => {
    const bytes = answers.get(String(address).slice(base.length));
    const isFaulty = random(100) < faultPercent;
    const kind = random(8);
    if (isFaulty && kind === 0) throw new TypeError('Failed to fetch');
    if (!bytes || (isFaulty && kind === 1))
      return new Response(PORTAL_PAGE, { status: pick(random, [404, 500]) });
    const body = isFaulty && kind > 2 ? damageBytes(random, bytes, others) : bytes;
    return new Response(stream(random, body, isFaulty && kind === 2));
  };
}
