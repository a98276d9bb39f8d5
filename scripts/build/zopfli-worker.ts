// Worker thread: compresses one text to gzip with Zopfli. One iteration gives nearly the size that fifteen give.
import { parentPort } from 'node:worker_threads';
import { gzipAsync } from '@gfx/zopfli';

parentPort?.on('message', async (text: string) => {
  parentPort?.postMessage(await gzipAsync(Buffer.from(text), { numiterations: 1 }));
});
