// Worker thread that encodes one offline pack, and compresses it with Zopfli. Zopfli writes gzip files; it is slow, but
// its files are about 4% smaller than those of zlib. Zopfli runs one iteration, because fifteen iterations would save
// hardly any bytes. It writes at most five blocks, because the default of fifteen takes twice the time and saves only
// 0.3% of the bytes.
import { parentPort } from 'node:worker_threads';
import { gzipAsync } from '@gfx/zopfli';
import { encodePack, type PackTexts } from './encode-packs';

const compress = (text: string) => gzipAsync(Buffer.from(text), { numiterations: 1, blocksplittingmax: 5 });

parentPort?.on('message', async (pack: PackTexts) => {
  parentPort?.postMessage(await encodePack(pack, compress));
});
