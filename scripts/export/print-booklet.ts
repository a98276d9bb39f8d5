// Prints the booklet of an edition to a PDF with Chromium, from the built site in `out/`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { editionPagePath } from '../../lib/core/addresses';
import { serve } from '../server/static-server.mjs';
import { findChromium } from '../setup/find-chromium.mjs';

export async function printBooklet(game: string, lang: string): Promise<Uint8Array> {
  const path = editionPagePath(game, lang, 'booklet');
  if (!existsSync(join('out', path)))
    throw new Error(`There is no booklet in out${path}. Run \`npm run build\` first.`);
  const executablePath = await findChromium();
  const { server, port } = await serve({ dir: 'out', port: 0 });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
    return await page.pdf({ format: 'A5', preferCSSPageSize: true, outline: true, tagged: true });
  } finally {
    await browser.close();
    server.close();
  }
}
