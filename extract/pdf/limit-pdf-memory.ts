// Limits the memory of the thread in which pdf.js decodes a file, as a defense against decompression bombs (small files
// that decompress to gigabytes). A check of the file cannot find every bomb: a PDF can compress a bomb several times,
// name its filter in another object, or state a false image size. But every decoder must allocate arrays, so the size
// of all arrays is limited.

export interface AllocationLimits {
  /** Maximum size of one array, in bytes. */
  arrayBytes: number;
  /** Maximum total size of the arrays that the thread allocates for one page, in bytes. */
  pageBytes: number;
}

/** Message that the thread sends when it has exceeded a limit. */
export const TOO_MUCH_MEMORY = 'pravylo: too much memory';

/**
 * Returns code that runs in the thread before pdf.js. The code replaces the array constructors with versions that add
 * up the allocated bytes, and limits the memory of WebAssembly, which decodes images. When a limit is exceeded, the
 * code calls the function `report` and throws; the parent thread then ends this thread. The code evaluates to a
 * function that must be called with each message that the thread receives.
 */
export const boundAllocationsCode = (limits: AllocationLimits, report: string): string =>
  `(${installLimits.toString()})(${JSON.stringify(limits)}, ${JSON.stringify(TOO_MUCH_MEMORY)}, ${report})`;

/**
 * Replaces the array constructors. The source text of this function is sent to the thread, so it must not refer to
 * anything outside itself.
 */
export function installLimits(
  limits: AllocationLimits,
  message: string,
  report: (message: string) => void,
): (message: { action?: string } | undefined) => void {
  const scope = globalThis as unknown as Record<string, unknown>;
  let allocated = 0;
  let isOver = false;
  const count = (bytes: number): void => {
    if (!(bytes > 0)) return;
    allocated += bytes;
    if (bytes <= limits.arrayBytes && allocated <= limits.pageBytes && !isOver) return;
    if (!isOver) {
      isOver = true;
      report(message);
    }
    throw new RangeError(message);
  };
  const countFrom = (size: number) => (target: object, args: unknown[], made: object) => {
    const [first] = args;
    if (typeof first === 'number') count(first * size);
    // An array that is created from a list is a copy, so it needs memory for every item. A view of a buffer needs none.
    else if (first && typeof first === 'object' && 'length' in first) count(Number(first.length) * size);
    return Reflect.construct(
      target as never,
      args,
      made === proxies.get(target) ? (target as never) : (made as never),
    );
  };
  const proxies = new Map<object, object>();
  for (const [name, size] of [
    ['ArrayBuffer', 1],
    ['Uint8Array', 1],
    ['Uint8ClampedArray', 1],
    ['Int8Array', 1],
    ['Uint16Array', 2],
    ['Int16Array', 2],
    ['Uint32Array', 4],
    ['Int32Array', 4],
    ['Float32Array', 4],
    ['Float64Array', 8],
  ] as const) {
    const original = scope[name] as object;
    const proxy = new Proxy(original, { construct: countFrom(size) as never });
    proxies.set(original, proxy);
    scope[name] = proxy;
  }
  // The `DecompressionStream` of the platform allocates its output without these constructors, so the output is counted
  // here. pdf.js collects the output of one stream in memory, so the whole output counts as one array. The input
  // is divided into small parts, because a browser decompresses each part completely before the output can be counted.
  const partBytes = 4096;
  const { DecompressionStream: Decompressor, TransformStream: Transformer } = globalThis;
  scope.DecompressionStream = function (this: Record<string, unknown>, format: CompressionFormat) {
    const splitter = new Transformer<Uint8Array, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        for (let at = 0; at < chunk.length; at += partBytes)
          controller.enqueue(chunk.subarray(at, at + partBytes) as Uint8Array<ArrayBuffer>);
      },
    });
    let size = 0;
    const counter = new Transformer<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        size += chunk.byteLength;
        count(size > limits.arrayBytes ? size : chunk.byteLength);
        controller.enqueue(chunk);
      },
    });
    this.readable = splitter.readable.pipeThrough(new Decompressor(format)).pipeThrough(counter);
    this.writable = splitter.writable;
  };
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    count(this.buffer.byteLength + pages * 65_536 > limits.arrayBytes ? limits.arrayBytes + 1 : 0);
    return grow.call(this, pages);
  };
  return (received) => {
    if (received?.action === 'GetOperatorList') allocated = 0;
  };
}
