// Worker thread that compresses one text to gzip with Zopfli. It uses one iteration; fifteen would save hardly any
// bytes.
import { parentPort } from 'node:worker_threads';
import { gzipAsync } from '@gfx/zopfli';

parentPort?.on('message', async (text: string) => {
  parentPort?.postMessage(await gzipAsync(Buffer.from(text), { numiterations: 1 }));
});
