// Draws one picture for chats: SVG with our own typefaces to the bytes of a PNG. Also the whole work of a thread that draws many.
import { parentPort, workerData } from 'node:worker_threads';
import { PREVIEW_SIZE } from '../../lib/sharing/preview-meta-tags';
import { encodePng } from '../images/encode-png';
import { drawSvg } from '../images/render-svg';

const { fontBuffers } = workerData as { fontBuffers: Uint8Array[] };

async function drawPicture(svg: string): Promise<Uint8Array> {
  const image = await drawSvg(svg, { font: { fontBuffers } });
  const png = encodePng(image.pixels, PREVIEW_SIZE.width, PREVIEW_SIZE.height);
  image.free();
  return png;
}

parentPort?.on('message', async (svg: string) => parentPort?.postMessage(await drawPicture(svg)));
