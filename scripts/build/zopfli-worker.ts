// In a thread of its own: a text as a gzip file, as small as can be. One look for the best way is nearly as good as fifteen.
import { parentPort } from 'node:worker_threads';
import { gzipAsync } from '@gfx/zopfli';

parentPort?.on('message', async (text: string) => {
  parentPort?.postMessage(await gzipAsync(Buffer.from(text), { numiterations: 1 }));
});
