// Worker thread that converts the SVG of a preview image to PNG, with the fonts of the site.
import { parentPort, workerData } from 'node:worker_threads';
import { PREVIEW_SIZE } from '../../lib/sharing/preview-meta-tags';
import { encodePng } from '../images/encode-png';
import { renderSvg } from '../images/render-svg';

const { fontBuffers } = workerData as { fontBuffers: Uint8Array[] };

async function renderPreview(svg: string): Promise<Uint8Array> {
  const image = await renderSvg(svg, { font: { fontBuffers } });
  const png = encodePng(image.pixels, PREVIEW_SIZE.width, PREVIEW_SIZE.height);
  image.free();
  return png;
}

parentPort?.on('message', async (svg: string) => parentPort?.postMessage(await renderPreview(svg)));
