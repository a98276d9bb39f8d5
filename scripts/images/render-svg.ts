// Renders SVG to pixels with resvg, without a browser.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';

type RenderedImage = ReturnType<InstanceType<typeof Resvg>['render']>;

const { resolve } = createRequire(join(process.cwd(), 'package.json'));
let ready: Promise<void> | undefined;

/** Renders an SVG. The caller must free the memory of the returned image. */
export async function renderSvg(svg: string, options?: ResvgRenderOptions): Promise<RenderedImage> {
  ready ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  const renderer = new Resvg(svg, options);
  const image = renderer.render();
  renderer.free();
  return image;
}
