// Worker thread that encodes one offline pack and compresses it to gzip with Zopfli, which is slow but gives files that
// are 5 % smaller than those of zlib. Zopfli is limited to one iteration, because fifteen iterations would save hardly
// any bytes, and to five blocks, because the default of fifteen blocks takes twice the time and saves only 0.3 % of the
// bytes.
import { parentPort } from 'node:worker_threads';
import { gzipAsync } from '@gfx/zopfli';
import { encodePack, type PackTexts } from './encode-packs';

const compress = (text: string) => gzipAsync(Buffer.from(text), { numiterations: 1, blocksplittingmax: 5 });

parentPort?.on('message', async (pack: PackTexts) => {
  parentPort?.postMessage(await encodePack(pack, compress));
});
